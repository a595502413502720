//! Which part of a picture is shown in the room that there is for it: plain geometry.

use super::{Measure, Point};

/// A part of a picture, in its own units.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Area {
    pub(crate) left: f64,
    pub(crate) top: f64,
    pub(crate) width: f64,
    pub(crate) height: f64,
}

impl Area {
    pub(crate) fn middle(self) -> Point {
        (self.left + self.width / 2.0, self.top + self.height / 2.0)
    }

    /// The smallest area with both in it.
    pub(crate) fn with(self, other: Area) -> Area {
        let (left, top) = (self.left.min(other.left), self.top.min(other.top));
        let right = (self.left + self.width).max(other.left + other.width);
        let bottom = (self.top + self.height).max(other.top + other.height);
        Area { left, top, width: right - left, height: bottom - top }
    }

    /// As an SVG wants it.
    pub(crate) fn view_box(self) -> String {
        let [left, top, width, height] = [self.left, self.top, self.width, self.height].map(Measure);
        format!("{left} {top} {width} {height}")
    }
}

/// What is shown: how large, and around which point of the picture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Shown {
    /// Pixels of the screen per unit of the picture.
    pub(crate) scale: f64,
    pub(crate) middle: Point,
}

/// A picture, and the room for it in pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Frame {
    pub(crate) picture: Area,
    pub(crate) room: Point,
    /// The largest scale.
    pub(crate) closest: f64,
}

impl Frame {
    /// The scale at which all of the picture is seen.
    pub(crate) fn whole_scale(self) -> f64 {
        let fitting = (self.room.0 / self.picture.width).min(self.room.1 / self.picture.height);
        // Before the page is laid out there is no room at all.
        if fitting > 0.0 { fitting } else { 1.0 }
    }

    /// All of the picture.
    pub(crate) fn whole(self) -> Shown {
        Shown { scale: self.whole_scale(), middle: self.picture.middle() }
    }

    /// As near to it as may be: not smaller than the whole, and without empty room that could show the picture.
    pub(crate) fn clamped(self, shown: Shown) -> Shown {
        let scale = shown.scale.min(self.closest).max(self.whole_scale());
        let Area { left, top, width, height } = self.picture;
        let keep = |middle: f64, start: f64, length: f64, room: f64| {
            let half = room / scale / 2.0;
            if half * 2.0 >= length {
                start + length / 2.0
            } else {
                middle.max(start + half).min(start + length - half)
            }
        };
        let middle =
            (keep(shown.middle.0, left, width, self.room.0), keep(shown.middle.1, top, height, self.room.1));
        Shown { scale, middle }
    }

    /// An area as large as it goes, but with a scale between these.
    pub(crate) fn close_up(self, area: Area, smallest: f64, largest: f64) -> Shown {
        let fitting = (self.room.0 / area.width).min(self.room.1 / area.height);
        self.clamped(Shown { scale: fitting.min(largest).max(smallest), middle: area.middle() })
    }

    /// After a finger moved it by this many pixels.
    pub(crate) fn panned(self, shown: Shown, by: Point) -> Shown {
        let middle = (shown.middle.0 - by.0 / shown.scale, shown.middle.1 - by.1 / shown.scale);
        self.clamped(Shown { middle, ..shown })
    }

    /// This many times as large, while what is at this pixel of the room stays there.
    pub(crate) fn zoomed(self, shown: Shown, times: f64, at: Point) -> Shown {
        let stays = self.to_picture(shown, at);
        let scale = (shown.scale * times).min(self.closest).max(self.whole_scale());
        let (right, down) = self.off_middle(at);
        let middle = (stays.0 - right / scale, stays.1 - down / scale);
        self.clamped(Shown { scale, middle })
    }

    /// Moved no farther than it takes to have all of an area in sight.
    pub(crate) fn revealing(self, shown: Shown, area: Area) -> Shown {
        let seen = self.area(shown);
        let shift = |start: f64, length: f64, from: f64, room: f64| {
            (start - from).min(0.0) + (start + length - from - room).max(0.0)
        };
        let right = shift(area.left, area.width, seen.left, seen.width);
        let down = shift(area.top, area.height, seen.top, seen.height);
        self.clamped(Shown { middle: (shown.middle.0 + right, shown.middle.1 + down), ..shown })
    }

    /// What is seen of the picture, and of what is around it.
    pub(crate) fn area(self, shown: Shown) -> Area {
        let (width, height) = (self.room.0 / shown.scale, self.room.1 / shown.scale);
        if width <= 0.0 || height <= 0.0 {
            return self.picture;
        }
        Area { left: shown.middle.0 - width / 2.0, top: shown.middle.1 - height / 2.0, width, height }
    }

    /// The point of the picture at a pixel of the room.
    pub(crate) fn to_picture(self, shown: Shown, at: Point) -> Point {
        let (right, down) = self.off_middle(at);
        (shown.middle.0 + right / shown.scale, shown.middle.1 + down / shown.scale)
    }

    /// The pixel of the room at a point of the picture.
    pub(crate) fn to_room(self, shown: Shown, at: Point) -> Point {
        let place = |at: f64, middle: f64, room: f64| (at - middle) * shown.scale + room / 2.0;
        (place(at.0, shown.middle.0, self.room.0), place(at.1, shown.middle.1, self.room.1))
    }

    fn off_middle(self, at: Point) -> Point {
        (at.0 - self.room.0 / 2.0, at.1 - self.room.1 / 2.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A picture of 100 by 100 in a room of 200 by 400.
    const FRAME: Frame = Frame {
        picture: Area { left: 0.0, top: 0.0, width: 100.0, height: 100.0 },
        room: (200.0, 400.0),
        closest: 8.0,
    };

    #[test]
    fn the_whole_picture_is_in_the_middle_of_the_room() {
        let whole = FRAME.whole();
        assert_eq!(whole, Shown { scale: 2.0, middle: (50.0, 50.0) });
        assert_eq!(FRAME.area(whole).view_box(), "0 -50 100 200");
        assert_eq!(FRAME.to_room(whole, (0.0, 0.0)), (0.0, 100.0));
        assert_eq!(FRAME.clamped(Shown { scale: 0.1, middle: (0.0, 900.0) }), whole);
    }

    #[test]
    fn a_close_up_fills_the_room_and_stays_on_the_picture() {
        // At a scale of 4 the room shows 50 by 100.
        let corner = Area { left: 90.0, top: 0.0, width: 10.0, height: 10.0 };
        let shown = FRAME.close_up(corner, 3.0, 4.0);
        assert_eq!(shown, Shown { scale: 4.0, middle: (75.0, 50.0) });
        assert_eq!(FRAME.area(shown), Area { left: 50.0, top: 0.0, width: 50.0, height: 100.0 });
        // What is too large for its smallest scale is shown in part.
        let all = FRAME.close_up(FRAME.picture, 4.0, 6.0);
        assert_eq!(all, Shown { scale: 4.0, middle: (50.0, 50.0) });
    }

    #[test]
    fn what_is_shown_follows_the_finger_up_to_the_edge() {
        let shown = FRAME.clamped(Shown { scale: 4.0, middle: (50.0, 50.0) });
        assert_eq!(FRAME.panned(shown, (40.0, 0.0)).middle, (40.0, 50.0));
        assert_eq!(FRAME.panned(shown, (-4000.0, 0.0)).middle, (75.0, 50.0));
        assert_eq!(FRAME.panned(FRAME.whole(), (30.0, -30.0)), FRAME.whole());
    }

    #[test]
    fn what_is_between_the_fingers_stays_there() {
        let shown = FRAME.clamped(Shown { scale: 6.0, middle: (40.0, 50.0) });
        let at = (150.0, 220.0);
        let larger = FRAME.zoomed(shown, 1.25, at);
        let (before, after) = (FRAME.to_picture(shown, at), FRAME.to_picture(larger, at));
        assert!((before.0 - after.0).abs() < 1e-9 && (before.1 - after.1).abs() < 1e-9);
        assert_eq!(larger.scale, 7.5);
        assert_eq!(FRAME.zoomed(shown, 100.0, at).scale, 8.0);
        assert_eq!(FRAME.zoomed(shown, 0.01, at), FRAME.whole());
        assert_eq!(FRAME.to_room(shown, FRAME.to_picture(shown, at)), at);
    }

    #[test]
    fn a_place_comes_into_sight_by_the_shortest_way() {
        let shown = FRAME.clamped(Shown { scale: 8.0, middle: (50.0, 50.0) });
        let square = |left: f64, top: f64| Area { left, top, width: 10.0, height: 10.0 };
        assert_eq!(FRAME.revealing(shown, square(45.0, 45.0)), shown);
        assert_eq!(FRAME.revealing(shown, square(20.0, 45.0)).middle, (32.5, 50.0));
        assert_eq!(FRAME.revealing(shown, square(90.0, 90.0)).middle, (87.5, 75.0));
    }

    #[test]
    fn without_room_all_is_shown() {
        let frame = Frame { room: (0.0, 0.0), ..FRAME };
        assert_eq!(frame.area(frame.whole()), frame.picture);
    }

    #[test]
    fn areas_are_joined() {
        let one = Area { left: 10.0, top: 10.0, width: 10.0, height: 10.0 };
        let two = Area { left: 0.0, top: 15.0, width: 5.0, height: 20.0 };
        assert_eq!(one.with(two), Area { left: 0.0, top: 10.0, width: 20.0, height: 25.0 });
    }
}
