### Mi következik egy választásból, pár szóban mellette, és miért nem lehet most valami.

## Mi következik belőle

nh-note-vampire-to = { nh-part-onto-estate }
nh-note-pawn-to = { nh-part-onto-space }
nh-note-attack-to = { nh-part-onto-estate }
nh-note-attack-instead = { $target } vámpírja { nh-part-onto-estate } kerül, a saját kártyája elmarad
nh-note-gambit-to = { nh-part-onto-space }
nh-note-gambit-instead = { $target } bábuja { nh-part-onto-space } kerül, a saját kártyája elmarad
nh-note-more-here = { $count } megszállott jön ide, { $left } marad a készletedben
nh-note-costs-one = egy saját megszállottadba kerül { nh-part-on-estate }
nh-note-raises = növelőjelző kerül { nh-part-onto-estate }
nh-note-lowers = csökkentőjelző kerül { nh-part-onto-estate }
nh-note-modifier-kept = nem változtat semmin: a { $modifier } már ott van
nh-note-modifier-cancelled = leveszi a jelzőt { nh-part-off-estate } ({ $modifier })
nh-note-sabbath = { $estate } pontozásra kerül a forduló végén
nh-note-sabbath-already = nem változtat semmin: { $estate } már pontozásra vár
nh-note-done = amit nem használtál, elvész; { $count } megszállott kerül { nh-part-onto-estate }
nh-note-done-without = amit nem használtál, elvész; a készleted üres
nh-note-left-there = { $count } marad { nh-part-on-estate }
nh-note-yours-instead = a helyére egy sajátod lép
nh-note-nobody-instead = a készleted üres: senki nem lép a helyére

## Miért nem

nh-reason-vampire-elsewhere = A vámpírod { nh-part-on-estate } áll; ebben a körben csak azt a képességet használhatod.
nh-reason-used = Ezt a képességet ebben a körben már használtad: { $estate }.
nh-reason-empty-supply = A készleted üres: nincs kit lerakni.
nh-reason-no-opponents = Egyik ellenfélnek sincs megszállottja a táblán.
nh-reason-none-on-board = Nincs megszállottad a táblán.
nh-reason-all-on-gorali = Minden megszállottad Góralin van már.
nh-reason-none-to-swap = Nincs olyan megszállottad, amelyet egy ellenfél másik lakótelepen lévő megszállottjával felcserélhetnél.
nh-reason-none-to-pay = Nincs megszállottad Ogrodowén, amellyel fizethetnél.
nh-reason-no-opponents-elsewhere = Más lakótelepen nincs ellenfélnek megszállottja.
nh-reason-taken-from-here = Innen jön: válassz másik lakótelepet.
nh-reason-already-here = A vámpírod már itt van.
nh-reason-no-bat = Az időkör-bábud nem a Denevéren áll, ezért a vámpírod marad.
nh-reason-pawn-elsewhere = Az időkör-bábud { nh-part-on-space } áll; ebben a körben csak azt az akciót használhatod.
nh-reason-used-last = Ezt a köröd végén használod, ha itt végeztél: { $space }.
nh-reason-action-used = Ezt az akciót ebben a körben már használtad: { $space }.
nh-reason-no-reaction = A bábud a Denevéren áll: most a vámpírod repülhet.
nh-reason-pawn-here = A bábud már itt áll.
nh-reason-nobody-there =
    { $seat-you ->
        [yes] Nincs megszállottad { nh-part-on-estate }.
       *[no] { $seat-dat } nincs megszállottja { nh-part-on-estate }.
    }
nh-reason-not-own = Saját megszállottat itt nem vehetsz el.
nh-reason-not-others = Itt csak saját megszállottat vehetsz.
nh-reason-is-there-already = Ez már Góralin van.
nh-reason-only-from = A másodiknak is { nh-part-off-estate } kell jönnie.
nh-reason-own-first = Előbb egy saját megszállottat válassz.
nh-reason-other-now = A sajátodat már kiválasztottad; most egy ellenfélét válaszd.
nh-reason-other-estate = A tiéd is { nh-part-on-estate } van: válassz egyet másik lakótelepről.
nh-reason-not-ogrodowe = Magáról Ogrodowéról nem: válassz egyet másik lakótelepről.
nh-reason-by-ability = A megszállottakat képesség mozgatja: előbb használd, vagy mondd, hogy kész.
nh-reason-chosen-already = Ezt a kártyát már kiválasztottad.
nh-reason-estate-card = A vámpírt lakótelep-kártyával mozgatjuk.
nh-reason-circle-card = Az időkör-bábut időkör-kártyával mozgatjuk.
nh-reason-cards-revealed = E forduló kártyái nyíltan fekszenek; újakat a következő elején választunk.
nh-reason-not-yourself = Válassz egy ellenfelet.
