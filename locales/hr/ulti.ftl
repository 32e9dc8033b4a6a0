## The 54 bids, by code: a colon is written as a hyphen, a plus as an underscore

bid-simple = parti
bid-p-simple = herc parti
bid-h40 = 40-100
bid-simple_aces = četiri asa
bid-simple_ulti = ulti
bid-betli = betli
bid-dur = durchmars
bid-plain_dur = durchmars bez aduta
bid-h40_aces = 40-100 četiri asa
bid-h40_ulti = 40-100 ulti
bid-h20 = 20-100
bid-p-h40 = herc 40-100
bid-simple_ulti_aces = ulti četiri asa
bid-p-simple_aces = herc četiri asa
bid-p-simple_ulti = herc ulti
bid-h40_dur = 40-100 durchmars
bid-ulti_dur = ulti durchmars
bid-rebetli = rebetli
bid-h40_ulti_aces = 40-100 ulti četiri asa
bid-h20_aces = 20-100 četiri asa
bid-h20_ulti = 20-100 ulti
bid-odur = otvoreni durchmars
bid-p-dur = herc durchmars
bid-redur = redurchmars
bid-h40_ulti_dur = 40-100 ulti durchmars
bid-h20_dur = 20-100 durchmars
bid-h20_ulti_aces = 20-100 ulti četiri asa
bid-h40_odur = 40-100 otvoreni durchmars
bid-ulti_odur = ulti otvoreni durchmars
bid-p-h40_aces = herc 40-100 četiri asa
bid-p-h40_ulti = herc 40-100 ulti
bid-p-h20 = herc 20-100
bid-h20_ulti_dur = 20-100 ulti durchmars
bid-p-simple_ulti_aces = herc ulti četiri asa
bid-h40_ulti_odur = 40-100 ulti otvoreni durchmars
bid-h20_odur = 20-100 otvoreni durchmars
bid-p-h40_dur = herc 40-100 durchmars
bid-p-ulti_dur = herc ulti durchmars
bid-open_betli = otvoreni betli
bid-h20_ulti_odur = 20-100 ulti otvoreni durchmars
bid-p-h40_ulti_aces = herc 40-100 ulti četiri asa
bid-p-h20_aces = herc 20-100 četiri asa
bid-p-h20_ulti = herc 20-100 ulti
bid-p-odur = herc otvoreni durchmars
bid-open_plain_dur = otvoreni durchmars bez aduta
bid-p-h40_ulti_dur = herc 40-100 ulti durchmars
bid-p-h20_dur = herc 20-100 durchmars
bid-p-h20_ulti_aces = herc 20-100 ulti četiri asa
bid-p-h40_odur = herc 40-100 otvoreni durchmars
bid-p-ulti_odur = herc ulti otvoreni durchmars
bid-p-h20_ulti_dur = herc 20-100 ulti durchmars
bid-p-h40_ulti_odur = herc 40-100 ulti otvoreni durchmars
bid-p-h20_odur = herc 20-100 otvoreni durchmars
bid-p-h20_ulti_odur = herc 20-100 ulti otvoreni durchmars

## Components of a contract

component-simple = parti
component-h40 = 40-100
component-h20 = 20-100
component-aces = četiri asa
component-ulti = ulti
component-dur = durchmars
component-odur = otvoreni durchmars
component-betli = betli
component-rebetli = rebetli
component-open_betli = otvoreni betli
component-plain_dur = durchmars bez aduta
component-redur = redurchmars
component-open_plain_dur = otvoreni durchmars bez aduta
component-simple-goal = Glavni igrač ima više bodova od obrane.
component-h40-goal = Glavni igrač zvao je četrdeset i s njim ima najmanje 100 bodova.
component-h20-goal = Glavni igrač zvao je jedno dvadeset i s njim ima najmanje 100 bodova.
component-aces-goal = Sva četiri asa u štihovima su glavnog igrača.
component-ulti-goal = Glavni igrač dobiva posljednji štih sedmicom aduta.
component-dur-goal = Glavni igrač dobiva svih deset štihova.
component-odur-goal = Glavni igrač dobiva svih deset štihova s otvorenim kartama.
component-betli-goal = Glavni igrač ne dobiva nijedan štih.
component-rebetli-goal = Glavni igrač ne dobiva nijedan štih, za dvostruku vrijednost.
component-open_betli-goal = Glavni igrač s otvorenim kartama ne dobiva nijedan štih.
component-plain_dur-goal = Glavni igrač bez aduta dobiva svih deset štihova.
component-redur-goal = Glavni igrač bez aduta dobiva svih deset štihova, za dvostruku vrijednost.
component-open_plain_dur-goal = Glavni igrač s otvorenim kartama i bez aduta dobiva svih deset štihova.

## Kontra

kontra-0 = bez kontre
kontra-1 = kontra
kontra-2 = rekontra
kontra-3 = subkontra
kontra-4 = mordkontra
kontra-5 = hirškontra
kontra-6 = Fedák Sári
kontra-7 = kerekes bicikli
kontra-french-3 = subkontra
kontra-french-4 = mortkontra
kontra-more = kontra razine { $level }
kontra-factor = puta { $factor }
kontra-on = { $name } na: { $component }
kontra-against = { $name } na: { $component }, protiv: { $by }

## Silent bids

silent = tiho
silent-100 = tihih 100
silent-aces = tiha četiri asa
silent-ulti = tihi ulti
silent-durchmars = tihi durchmars
silent-lost_seven = pobijena adutska sedmica obrane
silent-win = ostvario glavni igrač
silent-lose = protiv glavnog igrača

## Phases of a hand

phase-deal = dijeljenje
phase-auction = licitacija
phase-discard = odbacivanje
phase-trump = imenovanje aduta ili igre
phase-defence = obrana
phase-play = igra
phase-over = kraj

## Roles

role-declarer = glavni igrač
role-defenders = obrana
role-winner = dobitnik

## Seats

seat = Mjesto
seat-name = { $name } (mjesto { $seat })
seat-only = mjesto { $seat }
seat-numbered = mjesto { $seat } ({ $number })

## Words of the game

word-ulti = Ulti
word-preferans = preferans
word-game = igra
word-hand = podjela
word-deal = podjela
word-talon = talon
word-talon-dealt = podijeljeni talon
word-talon-laid = odbačeni talon
word-trick = štih
word-tricks = štihovi
word-last-trick = posljednji štih
word-auction = licitacija
word-bid = najava
word-pass = pas
word-pickup = uzima talon
word-discard = odbacivanje
word-contract = kontrakt
word-component = dio igre
word-trump = adut
word-no-trump = bez aduta
word-kontra = kontra
word-marriage = zvanje
word-twenty = dvadeset
word-forty = četrdeset
word-points = bodovi
word-score = rezultat
word-made = ostvareno
word-lost = palo
word-undecided = neodlučeno
word-forfeit = bačene karte
word-claim = sporazum
word-concession = predaja
word-expose = pokazuje karte
word-irregularity = nepravilnost
word-ruling = sudačka odluka
word-end = kraj zapisa
word-variation = varijanta
word-comment = napomena
word-step = stepenica
word-value = vrijednost
word-rule = pravilo
word-option = opcija

## What an action says, on replay pages and in the step announcement

act-bid = { $by } najavljuje: { $bid }
act-pass = { $by }: pas
act-pickup = { $by } uzima talon
act-given = Licitacija nije zapisana: { $by } igra { $contract }
act-discard = { $by } odbacuje dvije karte
act-discard-cards = { $by } odbacuje: { $cards }
act-trump = { $by } imenuje adut: { $suit }
act-kontra = { $by }: { $name } na { $component }
act-marriage = { $by } zove: { $value } { $suit }
act-marriage-value = { $by } zove: { $value }
act-play = { $by } igra: { $card }
act-lead = { $by } izlazi: { $card }
act-wins-trick = { $by } dobiva štih { $trick }
act-claim = { $by } predlaže sporazum, svi pristaju
act-concede = { $by } se predaje
act-throw-in = { $by } baca karte
act-expose = { $by } pokazuje karte
act-irregularity = Zabilježena nepravilnost
act-ruling = Sudačka odluka
act-end = Zapis ovdje završava
act-step = { $by }: { $card }, dobiva štih, bodova: { $points }
irregularity-revoke = renons
irregularity-exposed_card = pokazana karta
irregularity-out_of_turn = izvan reda
irregularity-wrong_pass = pogrešan pas
irregularity-other = drugo
ruling-score = dosuđeni rezultat
ruling-penalty = kazna
ruling-void = poništena podjela
ruling-warning = opomena
ruling-note = napomena

## Why a contract stands as it does, on the result table

result-declarer-points = Glavni igrač
result-defender-points = Obrana
result-tricks-points = asovi, desetke i posljednji štih
result-marriages = zvanja
result-talon = talon
result-total = ukupno

desk-title-ulti = Pitanja o pravilima: Ulti
rules-title-ulti = Pravila ultija
game-ulti = Ulti
