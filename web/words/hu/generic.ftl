# A tábla, amely bármelyik játékot eljátssza.
generic-technical = A szabályok melyik részénél tartotok
generic-unknown = lefordítva
generic-only-you = csak te látod
generic-ask = honnan jön ez?
generic-none = nincs
generic-yes = igen
generic-no = nem
generic-seat = { $number }. hely
