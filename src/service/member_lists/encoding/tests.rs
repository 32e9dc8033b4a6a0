use super::*;

const TEXT: &str = "név;e-mail\r\nŐze Űrhajós Béla;b@example.org\r\nČavić Đorđe;\r\n";

fn wide(text: &str, mark: bool, big: bool) -> Vec<u8> {
    let units = mark.then_some(0xFEFF).into_iter().chain(text.encode_utf16());
    units
        .flat_map(|unit: u16| if big { unit.to_be_bytes() } else { unit.to_le_bytes() })
        .collect()
}

/// Each letter as its one byte.
fn old(text: &str, encoding: Encoding) -> Vec<u8> {
    let table: Vec<String> = (0..=255).map(|byte: u8| encoding.read(&[byte])).collect();
    let byte = |letter: char| table.iter().position(|one| *one == letter.to_string());
    text.chars()
        .map(|letter| u8::try_from(byte(letter).expect("a letter of it")).unwrap())
        .collect()
}

#[test]
fn each_encoding_is_recognized_and_read() {
    let plain = TEXT.as_bytes().to_vec();
    let marked = [b"\xEF\xBB\xBF", TEXT.as_bytes()].concat();
    for (bytes, encoding) in [
        (plain, Encoding::Utf8),
        (marked, Encoding::Utf8),
        (wide(TEXT, true, false), Encoding::Utf16Le),
        (wide(TEXT, true, true), Encoding::Utf16Be),
        (wide(TEXT, false, false), Encoding::Utf16Le),
        (wide(TEXT, false, true), Encoding::Utf16Be),
        (old(TEXT, Encoding::Windows1250), Encoding::Windows1250),
    ] {
        assert_eq!(Encoding::guess(&bytes), encoding);
        assert_eq!(encoding.read(&bytes), TEXT, "{encoding:?}");
    }
}

/// Lists as clubs have them, each in every encoding that has its letters.
#[test]
fn lists_in_the_letters_of_older_programs_come_out_as_they_were() {
    let central = [
        Encoding::Windows1250,
        Encoding::Iso8859_2,
        Encoding::Cp852,
        Encoding::MacCentralEurope,
    ];
    for text in [
        "Név;E-mail;Tagszám\r\nŐze Űrhajós Béla;oze@example.org;1\r\nŠimić Žarko;s@example.org;3\r\nKiss Éva;;4\r\n",
        "Vezetéknév;Keresztnév\nSzűcs;Győző\nÁrvay;Örs\nKovács;Ödön\nTóth;Jenő\n",
        "NÉV\nŐZE BÉLA\nSZŰCS GYŐZŐ\nKIS ÁGNES\nÚJ ÍRISZ\nFÜLÖP ÖRS\n",
    ] {
        for encoding in central {
            let bytes = old(text, encoding);
            let guessed = Encoding::guess(&bytes);
            assert_eq!(guessed.read(&bytes), text, "{encoding:?} guessed as {guessed:?}");
        }
    }
    for text in [
        "Ime;Prezime\nŽeljko;Šimić\nĐurđica;Čačić\nŠime;Žužić\nAnđela;Ćosić\n",
        "PREZIME;IME\nŠIMIĆ;ŽARKO\nČAVIĆ;ĐORĐE\nĆUK;ŽELJKO\n",
    ] {
        let bytes = old(text, Encoding::MacCroatian);
        let guessed = Encoding::guess(&bytes);
        assert_eq!(guessed.read(&bytes), text, "guessed as {guessed:?}");
        for encoding in [Encoding::Windows1250, Encoding::Iso8859_2, Encoding::Cp852] {
            let bytes = old(text, encoding);
            let guessed = Encoding::guess(&bytes);
            assert_eq!(guessed.read(&bytes), text, "{encoding:?} guessed as {guessed:?}");
        }
    }
    let serbian = "Име;Презиме\nЂорђе;Чавић\nЉубица;Његош\nЏон;Шћепановић\n";
    let bytes = old(serbian, Encoding::Windows1251);
    assert_eq!(
        (Encoding::guess(&bytes), Encoding::Windows1251.read(&bytes)),
        (Encoding::Windows1251, serbian.into())
    );
    let french = "nom;adresse\nFrançois Lefèvre;Besançon\nJérôme Noël;Orléans\n";
    for encoding in [Encoding::Windows1252, Encoding::MacRoman] {
        let bytes = old(french, encoding);
        assert_eq!(Encoding::guess(&bytes).read(&bytes), french, "{encoding:?}");
    }
}

#[test]
fn the_tables_have_the_letters_of_their_programs() {
    for table in [MAC_CENTRAL_EUROPE, MAC_CROATIAN] {
        assert_eq!(table.chars().count(), 128);
    }
    assert_eq!(
        Encoding::MacCentralEurope.read(b"N\x8ev \xcc\xf4 \x89avi\x8d \xe1\xec A"),
        "Név ŐŰ Čavić Šž A"
    );
    assert_eq!(
        Encoding::MacCroatian.read(b"\xc8a\xc8i\xe6 \xd0or\xf0e \xa9\xae\xb9\xbe"),
        "ČaČić Đorđe ŠŽšž"
    );
    assert_eq!(
        Encoding::Cp852.read(b"\x8a\x8b\xeb\xfb \xac\x9f\xd1\xd0 \xe6\xe7\xa6\xa7"),
        "ŐőŰű ČčĐđ ŠšŽž"
    );
}

#[test]
fn a_text_with_a_spoiled_byte_is_still_what_it_was() {
    let mut bytes = "név\nŐze Űrhajós Béla\nČavić Đorđe\n".as_bytes().to_vec();
    bytes.push(0xC4);
    assert_eq!(Encoding::guess(&bytes), Encoding::Utf8);
}

#[test]
fn any_bytes_become_some_text() {
    for bytes in [
        &b""[..],
        b"\xff",
        b"\x00\x00\x00",
        b"\xff\xfe\x00",
        b"\xef\xbb\xbf",
        b"\xd8\x00\xd8\x00",
    ] {
        for encoding in Encoding::ALL {
            let _ = encoding.read(bytes);
            assert_eq!(Encoding::parse(encoding.as_str()), Some(encoding));
        }
        let _ = Encoding::guess(bytes);
    }
    assert_eq!(Encoding::Utf8.read(b"a\xffb"), "a\u{FFFD}b");
}
