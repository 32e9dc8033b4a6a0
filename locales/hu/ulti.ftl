## The 54 bids, by code: a colon is written as a hyphen, a plus as an underscore

bid-simple = parti
bid-p-simple = piros parti
bid-h40 = 40-100
bid-simple_aces = négy ász
bid-simple_ulti = ulti
bid-betli = betli
bid-dur = durchmars
bid-plain_dur = színtelen durchmars
bid-h40_aces = 40-100 négy ász
bid-h40_ulti = 40-100 ulti
bid-h20 = 20-100
bid-p-h40 = piros 40-100
bid-simple_ulti_aces = ulti négy ász
bid-p-simple_aces = piros négy ász
bid-p-simple_ulti = piros ulti
bid-h40_dur = 40-100 durchmars
bid-ulti_dur = ulti durchmars
bid-rebetli = rebetli
bid-h40_ulti_aces = 40-100 ulti négy ász
bid-h20_aces = 20-100 négy ász
bid-h20_ulti = 20-100 ulti
bid-odur = terített durchmars
bid-p-dur = piros durchmars
bid-redur = redurchmars
bid-h40_ulti_dur = 40-100 ulti durchmars
bid-h20_dur = 20-100 durchmars
bid-h20_ulti_aces = 20-100 ulti négy ász
bid-h40_odur = 40-100 terített durchmars
bid-ulti_odur = ulti terített durchmars
bid-p-h40_aces = piros 40-100 négy ász
bid-p-h40_ulti = piros 40-100 ulti
bid-p-h20 = piros 20-100
bid-h20_ulti_dur = 20-100 ulti durchmars
bid-p-simple_ulti_aces = piros ulti négy ász
bid-h40_ulti_odur = 40-100 ulti terített durchmars
bid-h20_odur = 20-100 terített durchmars
bid-p-h40_dur = piros 40-100 durchmars
bid-p-ulti_dur = piros ulti durchmars
bid-open_betli = terített betli
bid-h20_ulti_odur = 20-100 ulti terített durchmars
bid-p-h40_ulti_aces = piros 40-100 ulti négy ász
bid-p-h20_aces = piros 20-100 négy ász
bid-p-h20_ulti = piros 20-100 ulti
bid-p-odur = piros terített durchmars
bid-open_plain_dur = színtelen terített durchmars
bid-p-h40_ulti_dur = piros 40-100 ulti durchmars
bid-p-h20_dur = piros 20-100 durchmars
bid-p-h20_ulti_aces = piros 20-100 ulti négy ász
bid-p-h40_odur = piros 40-100 terített durchmars
bid-p-ulti_odur = piros ulti terített durchmars
bid-p-h20_ulti_dur = piros 20-100 ulti durchmars
bid-p-h40_ulti_odur = piros 40-100 ulti terített durchmars
bid-p-h20_odur = piros 20-100 terített durchmars
bid-p-h20_ulti_odur = piros 20-100 ulti terített durchmars

## Components of a contract

component-simple = parti
component-h40 = 40-100
component-h20 = 20-100
component-aces = négy ász
component-ulti = ulti
component-dur = durchmars
component-odur = terített durchmars
component-betli = betli
component-rebetli = rebetli
component-open_betli = terített betli
component-plain_dur = színtelen durchmars
component-redur = redurchmars
component-open_plain_dur = színtelen terített durchmars
component-simple-goal = A felvevőnek több pontja van, mint a védőknek.
component-h40-goal = A felvevő bejelentette a negyvenet, és azzal együtt legalább 100 pontja van.
component-h20-goal = A felvevő bejelentett egy húszat, és azzal együtt legalább 100 pontja van.
component-aces-goal = Mind a négy ász a felvevő ütéseiben van.
component-ulti-goal = A felvevő az adu hetessel viszi az utolsó ütést.
component-dur-goal = A felvevő viszi mind a tíz ütést.
component-odur-goal = A felvevő terített lapokkal viszi mind a tíz ütést.
component-betli-goal = A felvevő egyetlen ütést sem visz.
component-rebetli-goal = A felvevő egyetlen ütést sem visz, kétszeres értékért.
component-open_betli-goal = A felvevő terített lapokkal egyetlen ütést sem visz.
component-plain_dur-goal = A felvevő adu nélkül viszi mind a tíz ütést.
component-redur-goal = A felvevő adu nélkül viszi mind a tíz ütést, kétszeres értékért.
component-open_plain_dur-goal = A felvevő terített lapokkal, adu nélkül viszi mind a tíz ütést.

## Kontra

kontra-0 = kontrázatlan
kontra-1 = kontra
kontra-2 = rekontra
kontra-3 = szubkontra
kontra-4 = mordkontra
kontra-5 = hirskontra
kontra-6 = Fedák Sári
kontra-7 = kerekes bicikli
kontra-french-3 = subkontra
kontra-french-4 = mortkontra
kontra-more = { $level }. szintű kontra
kontra-factor = szorzó: { $factor }
kontra-on = { $name }: { $component }
kontra-against = { $name }: { $component }, { $by } ellen

## Silent bids

silent = csendes
silent-100 = csendes száz
silent-aces = csendes négy ász
silent-ulti = csendes ulti
silent-durchmars = csendes durchmars
silent-lost_seven = védő elütött aduhetese
silent-win = a felvevő teljesítette
silent-lose = a felvevő ellen

## Phases of a hand

phase-deal = osztás
phase-auction = licit
phase-discard = talonozás
phase-trump = adu vagy játék megnevezése
phase-defence = védekezés
phase-play = lejátszás
phase-over = vége

## Roles

role-declarer = felvevő
role-defenders = védők
role-winner = viszi

## Seats

seat = Hely
seat-name = { $name } ({ $seat } hely)
seat-only = { $seat } hely
seat-numbered = { $seat } hely ({ $number })

## Words of the game

word-ulti = ulti
word-preferans = preferánsz
word-game = játék
word-hand = leosztás
word-deal = osztás
word-talon = talon
word-talon-dealt = osztott talon
word-talon-laid = letett talon
word-trick = ütés
word-tricks = ütések
word-last-trick = utolsó ütés
word-auction = licit
word-bid = bemondás
word-pass = passz
word-pickup = felveszi a talont
word-discard = talonba tesz
word-contract = játék
word-component = részjáték
word-trump = adu
word-no-trump = színtelen
word-kontra = kontra
word-marriage = bejelentés
word-twenty = húsz
word-forty = negyven
word-points = pont
word-score = eredmény
word-made = teljesítve
word-lost = bukott
word-undecided = eldöntetlen
word-forfeit = bedobás
word-claim = megegyezés
word-concession = feladás
word-expose = teríti a lapjait
word-irregularity = szabálytalanság
word-ruling = versenyvezetői döntés
word-end = a jegyzőkönyv vége
word-variation = változat
word-comment = megjegyzés
word-step = fok
word-value = érték
word-rule = szabály
word-option = opció

## What an action says, on replay pages and in the step announcement

act-bid = { $by } bemondja: { $bid }
act-pass = { $by } passzol
act-pickup = { $by } felveszi a talont
act-given = A licitet nem jegyezték fel: { $by } játssza, { $contract }
act-discard = { $by } két lapot talonba tesz
act-discard-cards = { $by } talonba teszi: { $cards }
act-trump = { $by } adunak nevezi: { $suit }
act-kontra = { $by }: { $name } ({ $component })
act-marriage = { $by } bejelenti: { $suit } { $value }
act-marriage-value = { $by } bejelenti: { $value }
act-play = { $by }: { $card }
act-lead = { $by } hív: { $card }
act-wins-trick = { $by } viszi ({ $trick }. ütés)
act-claim = { $by } megegyezést javasol, mindenki elfogadja
act-concede = { $by } feladja
act-throw-in = { $by } bedobja a lapokat
act-expose = { $by } teríti a lapjait
act-irregularity = Feljegyzett szabálytalanság
act-ruling = Versenyvezetői döntés
act-end = A jegyzőkönyv itt ér véget
act-step = { $by }: { $card }, viszi az ütést, { $points } pont
irregularity-revoke = renonsz
irregularity-exposed_card = felvillantott lap
irregularity-out_of_turn = soron kívüli lap
irregularity-wrong_pass = hibás passz
irregularity-other = egyéb
ruling-score = megítélt eredmény
ruling-penalty = büntetés
ruling-void = törölt leosztás
ruling-warning = figyelmeztetés
ruling-note = feljegyzés

## Why a contract stands as it does, on the result table

result-declarer-points = Felvevő
result-defender-points = Védők
result-tricks-points = ászok, tízesek és az utolsó ütés
result-marriages = bejelentések
result-talon = talon
result-total = összesen

desk-title-ulti = Szabálykérdések: ulti
rules-title-ulti = Az ulti szabályai
game-ulti = Ulti
