//! Whole games among bots, asked of the referee.

use serde_json::{Value, json};

use crate::common::{Referee, parlor, said};

fn selfplay(referee: &mut Referee, game: &str, seed: &str, players: u8, bot: &str) -> Value {
    let request = json!({"game": game, "op": "selfplay", "seed": seed, "players": players, "bot": bot});
    referee.ask(request.to_string())
}

#[test]
fn the_record_of_a_game_replays_to_its_scores() {
    let mut referee = Referee::start();
    let games = [
        ("fives", 2, "greedy"),
        ("fives", 3, "random"),
        ("fives", 4, "greedy"),
        ("scorzo", 2, "greedy"),
        ("scorzo", 4, "random"),
        ("scorzo", 6, "greedy"),
        ("polygon", 2, "random"),
        ("polygon", 3, "greedy"),
        ("polygon", 4, "greedy"),
    ];
    for (game, players, bot) in games {
        let answer = selfplay(&mut referee, game, "42", players, bot);
        let scores: Vec<String> =
            answer["scores"].as_array().unwrap().iter().map(ToString::to_string).collect();
        assert_eq!(scores.len(), usize::from(players));
        let record = answer["record"].as_str().unwrap();
        assert!(record.contains(&format!("\ngame {game}\n")), "{record}");
        assert!(record.ends_with(&format!("\nscores {}\n", scores.join(" "))), "{record}");
        let moves = record.split("\nmoves\n").nth(1).unwrap().lines();
        // In Scorzo, taking a card and discarding one are two entries of one turn.
        let turns = moves.filter(|line| !line.ends_with(" draw") && !line.ends_with(" take")).count() - 1;
        // In Polygon, a turn has two placements.
        let turns = if game == "polygon" { turns / 2 } else { turns };
        assert_eq!(answer["turns"], turns, "{record}");
        let replayed = said(parlor("replay - --quiet").stdin(record));
        assert!(replayed.out.starts_with("Everything is correct.\n"), "{}", replayed.out);
    }
}

#[test]
fn the_same_seed_gives_the_same_game_for_ever() {
    let mut referee = Referee::start();
    for (game, scores, turns) in
        [("fives", [900, 940], 32), ("scorzo", [46, 48], 140), ("polygon", [1105, 1040], 24)]
    {
        let answer = selfplay(&mut referee, game, "42", 2, "greedy");
        assert_eq!((&answer["scores"], &answer["turns"]), (&json!(scores), &json!(turns)), "{game}");
        assert_eq!(selfplay(&mut Referee::start(), game, "42", 2, "greedy"), answer);
        assert_ne!(selfplay(&mut referee, game, "43", 2, "greedy"), answer);
    }
}

#[test]
fn a_seed_of_64_hexadecimal_digits_is_the_deal_itself_and_any_other_text_is_hashed() {
    let mut referee = Referee::start();
    let dealt = |answer: &Value| {
        let record = answer["record"].as_str().unwrap();
        record.lines().find_map(|line| line.strip_prefix("seed ")).unwrap().to_owned()
    };
    // SHA-256 of the text 42.
    let hash = "73475cb40a568e8da8a045ced110137e159f890ac4da883b6b17dc651b3a8049";
    for (seed, deal) in [
        ("42", hash),
        (hash, hash),
        (&hash.to_uppercase(), hash),
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("ñ", "024bb90888ca89a15a19e9bdd8c712bfb070465fce1ef25e43c170ea44fc5e5f"),
    ] {
        assert_eq!(dealt(&selfplay(&mut referee, "fives", seed, 2, "random")), deal, "{seed}");
    }
    // One digit fewer is any other text.
    assert_ne!(dealt(&selfplay(&mut referee, "fives", &hash[1..], 2, "random")), hash);
}
