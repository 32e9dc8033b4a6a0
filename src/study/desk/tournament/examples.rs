//! One worked example for each question, shown on the form page and in the description of the interface. A test
//! puts every one of them to the desk.

use crate::desk::question::Example;

const fn example(ask: &'static str, question: &'static str, answer: &'static str) -> Example {
    Example { ask, question, answer }
}

/// The examples, in the order of the questions.
pub(super) const EXAMPLES: &[Example] = &[
    example(
        "place_points",
        r#"{"game":"tournament","ask":"place_points","scheme":[3,"5/3","2/3",0],"raw":[6,-1,-1,-4]}"#,
        r#"{"ok":true,"answer":[3,"7/6","7/6",0],"rule":"T-1.2"}"#,
    ),
    example(
        "seeger_fabian",
        r#"{"game":"tournament","ask":"seeger_fabian","players":{"Anna":{"game_points":120,"won":3,"lost":1},"Béla":{"game_points":-48,"won":1,"lost":2},"Cili":{"game_points":60,"won":2,"lost":0}},"seats":3}"#,
        r#"{"ok":true,"answer":{"Anna":300,"Béla":-58,"Cili":280},"rule":"T-1.4"}"#,
    ),
    example(
        "normalise",
        r#"{"game":"tournament","ask":"normalise","deals_at_table":12,"deals_played_by_each":9,"raw":[27,-10,-20,3],"reference_deals":12}"#,
        r#"{"ok":true,"answer":[36,"-40/3","-80/3",4],"rule":"T-1.5"}"#,
    ),
    example(
        "bye_total",
        r#"{"game":"tournament","ask":"bye_total","scheme":[3,1,0],"rounds":[3,"bye",1]}"#,
        r#"{"ok":true,"answer":"16/3","rule":"T-1.6"}"#,
    ),
    example(
        "order",
        r#"{"game":"tournament","ask":"order","players":{"Anna":{"points":7,"firsts":2,"seconds":1,"raw":40},"Béla":{"points":7,"firsts":2,"seconds":1,"raw":35},"Cili":{"points":8,"firsts":2,"seconds":2,"raw":60,"penalty":1}}}"#,
        r#"{"ok":true,"answer":{"order":["Cili","Anna","Béla"],"ranks":{"Anna":2,"Béla":3,"Cili":1},"totals":{"Anna":7,"Béla":7,"Cili":7}},"rule":"T-2.2"}"#,
    ),
    example(
        "head_to_head",
        r#"{"game":"tournament","ask":"head_to_head","tied":["Anna","Béla","Cili"],"shared_tables":[{"Anna":12,"Béla":-4,"Cili":-8},{"Béla":5,"Cili":5,"Dani":-10}]}"#,
        r#"{"ok":true,"answer":{"applied":true,"h2h":{"Anna":2,"Béla":"3/2","Cili":"1/2"},"order":["Anna","Béla","Cili"]},"rule":"T-2.3"}"#,
    ),
    example(
        "matchpoints",
        r#"{"game":"tournament","ask":"matchpoints","results":{"1":12,"2":-4,"3":12,"4":0}}"#,
        r#"{"ok":true,"answer":{"mp":{"1":5,"2":0,"3":5,"4":2},"percent":{"1":"83.33","2":"0.00","3":"83.33","4":"33.33"}},"rule":"T-3.1"}"#,
    ),
    example(
        "neuberg",
        r#"{"game":"tournament","ask":"neuberg","expected_results":8,"actual_results":6,"mp":{"1":10,"2":5,"3":0}}"#,
        r#"{"ok":true,"answer":{"mp":{"1":"41/3","2":7,"3":"1/3"},"percent":{"1":"97.62","2":"50.00","3":"2.38"}},"rule":"T-3.3"}"#,
    ),
    example(
        "session_percent",
        r#"{"game":"tournament","ask":"session_percent","boards":["70.00","55.00","average-plus"]}"#,
        r#"{"ok":true,"answer":"62.50","rule":"T-3.4"}"#,
    ),
    example(
        "league",
        r#"{"game":"tournament","ask":"league","players":{"Anna":[10,null,8,6],"Béla":[8,10,null,null],"Cili":[6,8,10,8]},"best":2}"#,
        r#"{"ok":true,"answer":{"totals":{"Anna":18,"Béla":18,"Cili":18},"order":["Cili","Anna","Béla"],"counted":{"Anna":[10,8],"Béla":[8,10],"Cili":[8,10]}},"rule":"T-4.2"}"#,
    ),
    example(
        "league_points",
        r#"{"game":"tournament","ask":"league_points","points_by_place":[10,7,5,3],"ranks":[1,2,2,4]}"#,
        r#"{"ok":true,"answer":[10,6,6,3],"rule":"T-4.1"}"#,
    ),
    example(
        "prizes",
        r#"{"game":"tournament","ask":"prizes","ranks":[1,2,2],"prizes":[100,60,40]}"#,
        r#"{"ok":true,"answer":{"payouts":[100,50,50],"remainder":0},"rule":"T-5.1"}"#,
    ),
    example(
        "elo",
        r#"{"game":"tournament","ask":"elo","ratings":[1500,1500,1500],"places":[1,2,3],"K":24}"#,
        r#"{"ok":true,"answer":[12.0,0.0,-12.0],"rule":"T-6.2"}"#,
    ),
    example(
        "weng_lin",
        r#"{"game":"tournament","ask":"weng_lin","places":[1,2,3]}"#,
        r#"{"ok":true,"answer":{"mu":[30.2705,25.0,19.7295],"sigma":[7.7885,7.7885,7.7885]},"rule":"T-6.1"}"#,
    ),
    example(
        "host",
        r#"{"game":"tournament","ask":"host","players":{"Anna":{"hosted":1,"number":12},"Béla":{"hosted":0,"number":7},"Cili":{"hosted":0,"number":15}}}"#,
        r#"{"ok":true,"answer":"Cili","rule":"T-1.8"}"#,
    ),
];
