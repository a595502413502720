//! What analysis found, as a page that stands alone: no script, nothing from elsewhere.

use std::fmt::Write as _;

use parlor_words::number::{decimal, whole};
use parlor_words::program::{AnalysisMessage, Label};
use parlor_words::{Lang, Say as _, as_typed};

use super::chart::{Bar, Curve, bars, curves, escaped};
use super::report::{CandidateLine, DecisionLine, GameReport};
use super::text::{amount, notes, perhaps, round_name, signed, worst};

const STYLE: &str = "\
:root{color-scheme:light dark;--ink:#1d2433;--paper:#fbfaf7;--line:#d9d5ca;--faint:#646b7a;--bad:#a3261d;\
--s0:#0b5cad;--s1:#a8430b;--s2:#2d6b2f;--s3:#7a2d8c;--s4:#8a6a00;--s5:#3f4a5a}\
@media(prefers-color-scheme:dark){:root{--ink:#e9e6df;--paper:#171a21;--line:#3a3f4b;--faint:#a3a9b6;--bad:#ff9d94;\
--s0:#7db8ff;--s1:#ffa567;--s2:#8fd28f;--s3:#dba3ea;--s4:#e6c65c;--s5:#bcc5d3}}\
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}\
main{max-width:60rem;margin:0 auto;padding:1.5rem 1rem 4rem}h1{font-size:1.7rem;margin:0 0 .2rem}\
h2{font-size:1.2rem;margin:2.2rem 0 .6rem}p.notes{color:var(--faint);font-size:.92rem;margin:.2rem 0}\
.scroll{overflow-x:auto}table{border-collapse:collapse;font-variant-numeric:tabular-nums}\
th,td{padding:.3rem .8rem .3rem 0;text-align:right;white-space:nowrap;border-bottom:1px solid var(--line)}\
th:first-child,td:first-child,.left{text-align:left}th{font-weight:600;color:var(--faint);font-size:.85rem}\
code{font-family:ui-monospace,monospace}.mistake{color:var(--bad);font-weight:600}tr.chosen td{font-weight:700}\
details{border-bottom:1px solid var(--line);padding:.35rem 0}summary{cursor:pointer;padding:.25rem 0}\
details table{margin:.4rem 0 .6rem 1.2rem}svg{width:100%;height:auto;display:block}\
.grid{stroke:var(--line)}.scale{fill:var(--faint);font-size:11px}.name{fill:currentColor;font-size:13px}\
@media(max-width:40rem){.scale{font-size:20px}.name{font-size:22px}}\
.curve{fill:none;stroke-width:2.2;stroke-linejoin:round}\
.curve.seat0{stroke:var(--s0)}.curve.seat1{stroke:var(--s1)}.curve.seat2{stroke:var(--s2)}\
.curve.seat3{stroke:var(--s3)}.curve.seat4{stroke:var(--s4)}.curve.seat5{stroke:var(--s5)}\
.name.seat0{fill:var(--s0)}.name.seat1{fill:var(--s1)}.name.seat2{fill:var(--s2)}\
.name.seat3{fill:var(--s3)}.name.seat4{fill:var(--s4)}.name.seat5{fill:var(--s5)}\
.bar{fill:var(--s0)}.bar.seat1{fill:none;stroke:var(--s1);stroke-width:1.6}.bar.seat2{fill:var(--s2)}\
.bar.seat3{fill:none;stroke:var(--s3);stroke-width:1.6}.bar.seat4{fill:var(--s4)}.bar.seat5{fill:none;stroke:var(--s5)}";

/// The page.
pub(crate) fn html(report: &GameReport, name: &str, lang: Lang) -> String {
    let mut page = format!(
        "<!doctype html>\n<html lang=\"{lang}\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">\
         <title>{title}</title><style>{STYLE}</style></head>\n<body><main>\n<h1>{title}</h1>\n",
        title = escaped(&format!("{name}: {}", Label::Analysis.text(lang))),
    );
    for note in notes(report.unit, report.rollouts, lang) {
        let _ = writeln!(page, "<p class=\"notes\">{}</p>", escaped(&note));
    }
    players(&mut page, report, lang);
    charts(&mut page, report, lang);
    costliest(&mut page, report, lang);
    every_move(&mut page, report, lang);
    page.push_str("</main></body></html>\n");
    page
}

fn section(page: &mut String, label: Label, lang: Lang) {
    let _ = writeln!(page, "<h2>{}</h2>", escaped(label.text(lang)));
}

/// A row of a table; every cell is HTML already.
fn row(page: &mut String, cell: &str, class: &str, cells: &[String]) {
    let class = if class.is_empty() { String::new() } else { format!(" class=\"{class}\"") };
    let cells: Vec<String> = cells.iter().map(|text| format!("<{cell}>{text}</{cell}>")).collect();
    let _ = writeln!(page, "<tr{class}>{}</tr>", cells.concat());
}

fn head(page: &mut String, labels: &[Label], lang: Lang) {
    page.push_str("<div class=\"scroll\"><table><thead>\n");
    let cells: Vec<String> = labels.iter().map(|label| escaped(label.text(lang))).collect();
    row(page, "th", "", &cells);
    page.push_str("</thead><tbody>\n");
}

fn foot(page: &mut String) {
    page.push_str("</tbody></table></div>\n");
}

fn players(page: &mut String, report: &GameReport, lang: Lang) {
    section(page, Label::Players, lang);
    let labels = [
        Label::Player,
        Label::Score,
        Label::Turns,
        Label::AsGood,
        Label::AverageLoss,
        Label::Luck,
        Label::CostMost,
    ];
    head(page, &labels, lang);
    for line in &report.seats {
        let score = line.score.map_or_else(|| "–".to_owned(), |score| whole(i64::from(score), lang));
        let cells = [
            escaped(&line.name),
            score,
            line.turns.to_string(),
            format!("{}/{}", line.as_good, line.decisions),
            amount(line.average_loss, report.unit, lang),
            signed(line.luck, lang),
            escaped(&worst(report, line, lang)),
        ];
        row(page, "td", "", &cells);
    }
    foot(page);
}

fn charts(page: &mut String, report: &GameReport, lang: Lang) {
    let seats = 0..report.seats.len();
    let along = |decision: &DecisionLine| decision.number as f64;
    let is_of = |decision: &&DecisionLine, seat: usize| usize::from(decision.seat) == seat + 1;
    let plain = |height: f64| decimal(height, 0, lang);
    let scores = seats.clone().map(|seat| {
        let line = &report.seats[seat];
        let before = report
            .decisions
            .iter()
            .filter_map(|decision| Some((along(decision) - 1.0, f64::from(*decision.scores.get(seat)?))));
        let last = report.decisions.last().map(along);
        let end = last.zip(line.score).map(|(last, score)| (last, f64::from(score)));
        Curve { name: &line.name, points: before.chain(end).collect() }
    });
    section(page, Label::Scores, lang);
    page.push_str(&curves(Label::Scores.text(lang), &scores.collect::<Vec<_>>(), plain));

    section(page, Label::LossByMove, lang);
    let links: Vec<String> =
        report.decisions.iter().map(|decision| format!("#move{}", decision.number)).collect();
    let all: Vec<Bar<'_>> = report
        .decisions
        .iter()
        .zip(&links)
        .filter(|(decision, _)| decision.loss > 0.0)
        .map(|(decision, link)| Bar {
            along: along(decision),
            height: decision.loss,
            seat: usize::from(decision.seat).saturating_sub(1),
            title: title(report, decision, lang),
            link: decision.mistake.then_some(link.as_str()),
        })
        .collect();
    let names: Vec<&str> = report.seats.iter().map(|line| line.name.as_str()).collect();
    page.push_str(&bars(Label::LossByMove.text(lang), &names, &all, |height| {
        amount(height, report.unit, lang)
    }));

    let lucks = seats.map(|seat| {
        let mut sum = 0.0;
        let own = report.decisions.iter().filter(|decision| is_of(decision, seat));
        let points = own.map(|decision| {
            sum += decision.luck.unwrap_or(0.0);
            (along(decision), sum)
        });
        let points = std::iter::once((0.0, 0.0)).chain(points).collect();
        Curve { name: &report.seats[seat].name, points }
    });
    section(page, Label::LuckSoFar, lang);
    page.push_str(&curves(Label::LuckSoFar.text(lang), &lucks.collect::<Vec<_>>(), plain));
}

/// A move in a line.
fn title(report: &GameReport, decision: &DecisionLine, lang: Lang) -> String {
    let DecisionLine { number, seat, action, loss, error, .. } = decision;
    let action = as_typed(action, lang);
    let (loss, error) = (amount(*loss, report.unit, lang), perhaps(*error, report.unit, lang));
    format!("{number}. {}: {action} (−{loss} ± {error})", report.name(*seat))
}

fn costliest(page: &mut String, report: &GameReport, lang: Lang) {
    section(page, Label::Costliest, lang);
    let mistakes = report.mistakes();
    if mistakes.is_empty() {
        let _ = writeln!(page, "<p>{}</p>", escaped(&AnalysisMessage::NoMistakes.sentence(lang)));
    }
    for (index, decision) in mistakes.iter().enumerate() {
        let open = if index < 3 { " open" } else { "" };
        let _ = writeln!(
            page,
            "<details id=\"move{}\"{open}><summary>{}</summary>",
            decision.number,
            escaped(&title(report, decision, lang)),
        );
        candidates(page, report, decision, lang);
        page.push_str("</details>\n");
    }
}

fn candidates(page: &mut String, report: &GameReport, decision: &DecisionLine, lang: Lang) {
    head(page, &[Label::Move, Label::Expected, Label::Loss, Label::Rollouts], lang);
    let best = decision.candidates.first().and_then(|best| best.worth);
    for line in &decision.candidates {
        let CandidateLine { action, worth, error, rollouts } = line;
        let is_chosen = *action == decision.action;
        let mark = if is_chosen { format!(" · {}", Label::Chosen.text(lang)) } else { String::new() };
        let cells = [
            format!("<code>{}</code>{}", escaped(&as_typed(action, lang)), escaped(&mark)),
            format!("{} ± {}", perhaps(*worth, report.unit, lang), perhaps(*error, report.unit, lang)),
            perhaps(best.zip(*worth).map(|(best, worth)| best - worth), report.unit, lang),
            whole(i64::from(*rollouts), lang),
        ];
        row(page, "td", if is_chosen { "chosen" } else { "" }, &cells);
    }
    foot(page);
}

fn every_move(page: &mut String, report: &GameReport, lang: Lang) {
    section(page, Label::EveryMove, lang);
    head(page, &[Label::Move, Label::Player, Label::Loss, Label::Luck], lang);
    let mut round = None;
    for decision in &report.decisions {
        if let Some(begun) = &decision.round
            && round != Some(begun)
        {
            round = Some(begun);
            row(page, "th", "", &[escaped(&round_name(begun, lang))]);
        }
        let loss = format!(
            "{} ± {}",
            amount(decision.loss, report.unit, lang),
            perhaps(decision.error, report.unit, lang)
        );
        let loss = match (decision.mistake, decision.loss > 0.0) {
            (true, _) => format!("<a class=\"mistake\" href=\"#move{}\">−{loss} ✗</a>", decision.number),
            (false, true) => format!("−{loss}"),
            (false, false) => "–".to_owned(),
        };
        let luck = decision.luck.map_or_else(String::new, |luck| signed(luck, lang));
        let action =
            format!("{}. <code>{}</code>", decision.number, escaped(&as_typed(&decision.action, lang)));
        row(page, "td", "", &[action, escaped(report.name(decision.seat)), loss, luck]);
    }
    foot(page);
}
