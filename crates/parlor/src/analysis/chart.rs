//! Charts as SVG, drawn for light and dark pages: lines are told apart by their dashes and their labels, not by colour
//! alone.

use std::fmt::Write as _;

/// A line of a chart.
pub(super) struct Curve<'a> {
    pub(super) name: &'a str,
    /// The points, from left to right: how far along the game, and how high.
    pub(super) points: Vec<(f64, f64)>,
}

/// A bar of a chart.
pub(super) struct Bar<'a> {
    pub(super) along: f64,
    pub(super) height: f64,
    /// Which of the curves' names it belongs to.
    pub(super) seat: usize,
    /// What it says when it is pointed at.
    pub(super) title: String,
    /// Where it leads.
    pub(super) link: Option<&'a str>,
}

const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 220.0;
const LEFT: f64 = 52.0;
const RIGHT: f64 = 110.0;
const TOP: f64 = 12.0;
const BOTTOM: f64 = 26.0;

/// How a seat's line is dashed.
const DASHES: [&str; 6] = ["", "7 4", "2 3", "10 3 2 3", "5 2", "1 4"];

/// What lies where.
struct Frame {
    most_along: f64,
    low: f64,
    high: f64,
}

impl Frame {
    fn new(along: impl Iterator<Item = f64>, heights: impl Iterator<Item = f64>) -> Frame {
        let (mut low, mut high) = (0.0_f64, 0.0_f64);
        for height in heights {
            low = low.min(height);
            high = high.max(height);
        }
        if high <= low {
            high = low + 1.0;
        }
        Frame { most_along: along.fold(1.0, f64::max), low, high }
    }

    fn x(&self, along: f64) -> f64 {
        LEFT + along / self.most_along * (WIDTH - LEFT - RIGHT)
    }

    fn y(&self, height: f64) -> f64 {
        TOP + (self.high - height) / (self.high - self.low) * (HEIGHT - TOP - BOTTOM)
    }

    /// The frame's beginning, with lines at round heights.
    fn open(&self, title: &str, label: impl Fn(f64) -> String) -> String {
        let mut svg = format!(
            "<svg viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\" aria-label=\"{}\">\n",
            escaped(title)
        );
        let step = round_step((self.high - self.low) / 4.0);
        let mut at = (self.low / step).ceil() * step;
        while at <= self.high + step * 1e-6 {
            let y = self.y(at);
            let _ = writeln!(
                svg,
                "<line class=\"grid\" x1=\"{LEFT}\" x2=\"{:.1}\" y1=\"{y:.1}\" y2=\"{y:.1}\"/>\
                 <text class=\"scale\" x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{}</text>",
                WIDTH - RIGHT,
                LEFT - 6.0,
                y + 4.0,
                escaped(&label(at)),
            );
            at += step;
        }
        let step = round_step(self.most_along / 6.0).max(1.0);
        let mut at = step;
        while at <= self.most_along {
            let _ = writeln!(
                svg,
                "<text class=\"scale\" x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{at:.0}</text>",
                self.x(at),
                HEIGHT - 8.0,
            );
            at += step;
        }
        svg
    }
}

/// A step of 1, 2 or 5 times a power of ten, at least so large.
fn round_step(least: f64) -> f64 {
    let mut power = 1e-6;
    loop {
        for times in [1.0, 2.0, 5.0] {
            if power * times >= least {
                return power * times;
            }
        }
        power *= 10.0;
    }
}

/// A chart of lines with their names at the right.
pub(super) fn curves(title: &str, curves: &[Curve<'_>], label: impl Fn(f64) -> String) -> String {
    let points = || curves.iter().flat_map(|curve| curve.points.iter());
    let frame = Frame::new(points().map(|point| point.0), points().map(|point| point.1));
    let mut svg = frame.open(title, label);
    let mut ends: Vec<(f64, usize)> = Vec::new();
    for (seat, curve) in curves.iter().enumerate() {
        let place = |(along, height): &(f64, f64)| format!("{:.1},{:.1}", frame.x(*along), frame.y(*height));
        let path: Vec<String> = curve.points.iter().map(place).collect();
        let _ = writeln!(
            svg,
            "<polyline class=\"curve seat{seat}\" stroke-dasharray=\"{}\" points=\"{}\"/>",
            DASHES[seat % DASHES.len()],
            path.join(" "),
        );
        ends.extend(curve.points.last().map(|(_, height)| (frame.y(*height), seat)));
    }
    // Names at the same height would hide each other.
    ends.sort_by(|one, other| one.0.total_cmp(&other.0));
    let mut lowest = f64::MIN;
    for (y, seat) in ends {
        lowest = y.max(lowest + 15.0);
        let _ = writeln!(
            svg,
            "<text class=\"name seat{seat}\" x=\"{:.1}\" y=\"{:.1}\">{}</text>",
            WIDTH - RIGHT + 8.0,
            lowest + 4.0,
            escaped(curves[seat].name),
        );
    }
    svg.push_str("</svg>\n");
    svg
}

/// A chart of bars; those of the second seat and so on stand on hatched ground.
pub(super) fn bars(title: &str, names: &[&str], bars: &[Bar<'_>], label: impl Fn(f64) -> String) -> String {
    let frame = Frame::new(bars.iter().map(|bar| bar.along), bars.iter().map(|bar| bar.height));
    let mut svg = frame.open(title, label);
    let width = ((WIDTH - LEFT - RIGHT) / frame.most_along * 0.7).clamp(1.0, 14.0);
    for bar in bars {
        let (top, ground) = (frame.y(bar.height.max(0.0)), frame.y(0.0));
        let rect = format!(
            "<rect class=\"bar seat{}\" x=\"{:.1}\" y=\"{top:.1}\" width=\"{width:.1}\" height=\"{:.1}\"><title>{}</title></rect>",
            bar.seat,
            frame.x(bar.along) - width / 2.0,
            (ground - top).max(0.5),
            escaped(&bar.title),
        );
        let _ = match bar.link {
            Some(link) => writeln!(svg, "<a href=\"{}\">{rect}</a>", escaped(link)),
            None => writeln!(svg, "{rect}"),
        };
    }
    for (seat, name) in names.iter().enumerate() {
        let y = TOP + 10.0 + 18.0 * seat as f64;
        let _ = writeln!(
            svg,
            "<rect class=\"bar seat{seat}\" x=\"{:.1}\" y=\"{:.1}\" width=\"10\" height=\"10\"/>\
             <text class=\"name\" x=\"{:.1}\" y=\"{y:.1}\">{}</text>",
            WIDTH - RIGHT + 8.0,
            y - 9.0,
            WIDTH - RIGHT + 24.0,
            escaped(name),
        );
    }
    svg.push_str("</svg>\n");
    svg
}

/// A text as HTML and SVG show it.
pub(super) fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            other => escaped.push(other),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_round() {
        for (least, step) in [(0.3, 0.5), (1.0, 1.0), (1.1, 2.0), (33.0, 50.0), (0.012, 0.02)] {
            assert!((round_step(least) - step).abs() < step * 1e-6, "{least}");
        }
    }

    #[test]
    fn names_are_shown_as_they_are_and_do_nothing() {
        let curve = Curve { name: "<script>\"&'", points: vec![(0.0, 0.0), (3.0, 5.0)] };
        let svg = curves("a < b", &[curve], |height| format!("{height:.0}"));
        assert!(!svg.contains("<script>") && svg.contains("&lt;script&gt;&quot;&amp;&#39;"), "{svg}");
        assert!(svg.contains("aria-label=\"a &lt; b\""));
    }

    #[test]
    fn names_at_the_same_height_are_set_apart() {
        let curve = |name| Curve { name, points: vec![(1.0, 5.0)] };
        let svg = curves("", &[curve("Ann"), curve("Ben")], |_| String::new());
        let heights: Vec<f64> = svg
            .lines()
            .filter(|line| line.starts_with("<text class=\"name"))
            .filter_map(|line| line.split(" y=\"").nth(1)?.split('"').next()?.parse().ok())
            .collect();
        assert!(heights.len() == 2 && heights[1] - heights[0] >= 14.9, "{heights:?}");
    }
}
