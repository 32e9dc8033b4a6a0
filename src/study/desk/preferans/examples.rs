//! One worked example for each question, shown on the form page and in the description of the interface. A test
//! puts every one of them to the desk.

use crate::desk::question::Example;

const fn example(ask: &'static str, question: &'static str, answer: &'static str) -> Example {
    Example { ask, question, answer }
}

/// The examples, in the order of the questions.
pub(super) const EXAMPLES: &[Example] = &[
    example(
        "legal_cards",
        r#"{"game":"preferans","ask":"legal_cards","hand":["HK","H7","SA","CX"],"trick":["DX"],"contract":4}"#,
        r#"{"ok":true,"answer":["HK","H7"],"rule":"P-6.3"}"#,
    ),
    example(
        "trick_winner",
        r#"{"game":"preferans","ask":"trick_winner","trick":["SA","H7","SK"],"contract":4}"#,
        r#"{"ok":true,"answer":1,"rule":"P-6.4"}"#,
    ),
    example(
        "first_leader",
        r#"{"game":"preferans","ask":"first_leader","dealer":"A","declarer":"C","contract":7,"active":["A","B","C"]}"#,
        r#"{"ok":true,"answer":"B","rule":"P-6.2"}"#,
    ),
    example(
        "auction_next",
        r#"{"game":"preferans","ask":"auction_next","dealer":"C","actions":["A:2","B:3","C:4"]}"#,
        r#"{"ok":true,"answer":{"turn":"A","options":["hold","pass"]},"rule":"P-3.4"}"#,
    ),
    example(
        "auction_result",
        r#"{"game":"preferans","ask":"auction_result","dealer":"C","actions":["A:2","B:3","C:4","A:pass","B:hold","C:5","B:hold","C:pass"]}"#,
        r#"{"ok":true,"answer":{"outcome":"number","declarer":"B","value":5},"rule":"P-3.5"}"#,
    ),
    example(
        "auctions",
        r#"{"game":"preferans","ask":"auctions","dealer":"C"}"#,
        r#"{"ok":true,"answer":{"total":152,"passed_out":1,"number":63,"game":88,"longest":12,"distinct_ppn":152},"rule":"P-3.12"}"#,
    ),
    example(
        "contract_options",
        r#"{"game":"preferans","ask":"contract_options","won_by":"number","value":4}"#,
        r#"{"ok":true,"answer":[4,5,6,7],"rule":"P-4.3"}"#,
    ),
    example(
        "defence_next",
        r#"{"game":"preferans","ask":"defence_next","declarer":"A","contract":4,"refa":false,"actions":["B:play","C:drop"]}"#,
        r#"{"ok":true,"answer":{"to_speak":[{"by":"B","options":["invite","kontra"]}],"may_lead":true,"active":["A","B"],"helper":null,"level":0},"rule":"P-5.5"}"#,
    ),
    example(
        "decided",
        r#"{"game":"preferans","ask":"decided","declarer":"A","contract":4,"trick_winners":["A","B","C","A","B","B","C"]}"#,
        r#"{"ok":true,"answer":7,"rule":"P-6.5"}"#,
    ),
    example(
        "score",
        r#"{"game":"preferans","ask":"score","before":{"bula":{"A":50,"B":50,"C":50},"open_refa":{"A":0,"B":0,"C":0}},"declarer":"A","contract":4,"volunteers":["B"],"invited_by":"B","kontra_level":0,"kontra_giver":null,"tricks":{"A":7,"B":2,"C":1}}"#,
        r#"{"ok":true,"answer":{"multiplier":1,"value":8,"made":true,"penalised":["B"],"bula_change":{"A":-8,"B":8},"soup":{"B":{"A":24}},"refa_used":false,"reduced":false,"session_over":false,"sum_after":150},"rule":"P-7.5"}"#,
    ),
    example(
        "refa",
        r#"{"game":"preferans","ask":"refa","bula":{"A":18,"B":26,"C":10},"written":0,"refas":1,"event":"passed_out"}"#,
        r#"{"ok":true,"answer":{"written":true,"each":1},"rule":"P-8.1"}"#,
    ),
    example(
        "hats",
        r#"{"game":"preferans","ask":"hats","start":8,"changes":[-10,4,-2,8]}"#,
        r#"{"ok":true,"answer":["hat","inverted"],"rule":"P-7.8"}"#,
    ),
    example(
        "totals",
        r#"{"game":"preferans","ask":"totals","bula":{"A":-4,"B":-4,"C":8},"soup":{"A":{"B":168,"C":180},"B":{"A":108,"C":58},"C":{"A":88,"B":228}}}"#,
        r#"{"ok":true,"answer":{"A":192,"B":-190,"C":-2},"rule":"P-9.4"}"#,
    ),
    example(
        "write_off",
        r#"{"game":"preferans","ask":"write_off","bula":{"A":24,"B":34,"C":28}}"#,
        r#"{"ok":true,"answer":{"A":-28,"B":-29,"C":-29},"rule":"P-9.5"}"#,
    ),
    example(
        "session",
        r#"{"game":"preferans","ask":"session","bula":10,"refas":1,"first_dealer":"C","deals":[{"passed_out":true},{"declarer":"A","contract":4,"game":false,"volunteers":["B","C"],"invited_by":null,"kontra_level":0,"kontra_giver":null,"tricks":{"A":6,"B":2,"C":2}}]}"#,
        r#"{"ok":true,"answer":{"after_each":[{"dealer":"C","bula":{"A":10,"B":10,"C":10},"soup":{"A":{"B":0,"C":0},"B":{"A":0,"C":0},"C":{"A":0,"B":0}},"open_refa":{"A":1,"B":1,"C":1},"sum":30,"over":false},{"dealer":"A","bula":{"A":-6,"B":10,"C":10},"soup":{"A":{"B":0,"C":0},"B":{"A":32,"C":0},"C":{"A":32,"B":0}},"open_refa":{"A":0,"B":1,"C":1},"sum":14,"over":false}],"totals":{"A":-4,"B":-68,"C":-68},"over":false},"rule":"P-9.4"}"#,
    ),
    example(
        "solve",
        r#"{"game":"preferans","ask":"solve","hands":{"A":["SA","SQ","H7"],"B":["SK","HA","D7"],"C":["SJ","HK","DA"]},"declarer":"A","leader":"A","contract":2,"trump":"S","objective":"tricks"}"#,
        r#"{"ok":true,"answer":{"cards":{"H7":2,"SA":2,"SQ":1},"complete":true,"line":["SA","SK","SJ","SQ","D7","DA","H7","HA","HK"],"value":2},"rule":"P-6.5"}"#,
    ),
    example(
        "ppn_auction",
        r#"{"game":"preferans","ask":"ppn_auction","bids_field":"M3,P,3","order":"123"}"#,
        r#"{"ok":true,"answer":["A:2","B:pass","C:3","A:hold","C:pass"],"rule":"PPN-2"}"#,
    ),
    example(
        "ppn",
        r#"{"game":"preferans","ask":"ppn","ppn":"[1 123 LS7CNIOQAHDW21P9V4U6RB83ME5TKJGF M3,P,3 1 QA 4 8 0 0 8 1 O1J1,NPK1,L9M3,8723,EFD1,I4R1,HUB1,G631,SVT2,W5C2 M6:-8,F2:L16,F2:R16]"}"#,
        r#"{"ok":true,"answer":{"dealer":"C","auction":["A:2","B:pass","C:3","A:hold","C:pass"],"discards":["D8","C8"],"contract":4,"game":false,"volunteers":["B","C"],"bula_change":{"A":-8},"soup":{"B":{"A":16},"C":{"A":16}},"tricks":{"A":6,"B":2,"C":2},"outcome":"played","findings":[],"status":"accepted"},"rule":"PPN-14"}"#,
    ),
    example(
        "ppn_refa",
        r#"{"game":"preferans","ask":"ppn_refa","contract":"G3","kontra":"K2","value":32}"#,
        r#"{"ok":true,"answer":1,"rule":"PPN-6"}"#,
    ),
];
