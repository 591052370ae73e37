// Tables as full as they can become, without the luck that it takes: a real table of a real server, whose packets are filled
// up on their way to the page.

/** From the next page on, what the server says of the match is changed before the page hears it. */
export const staged = (page, fill) =>
  page.routeWebSocket(/\/ws(\?.*)?$/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((text) => {
      const packet = JSON.parse(text);
      // What goes on in the real match meanwhile is not told: it would be told of another position.
      if ('changed' in packet) return;
      if (packet.now?.view) packet.now = fill(structuredClone(packet.now));
      socket.send(JSON.stringify(packet));
    });
  });

const numbered = (prefix, from, count) => Array.from({ length: count }, (_, i) => `${prefix}${String(from + i).padStart(2, '0')}`);

const prefixes = { gangrel: 'ga', toreador: 'to', nosferatu: 'no', ventrue: 've', brujah: 'br', tremere: 'tr', malkavian: 'ma' };

/** Where the cards of a seat lie in the last round: all are at the location that is resolved. */
function placesOf(seat, sites) {
  const others = sites.filter((site) => site !== 'first');
  return ['first', 'first', seat === 1 ? 'first' : others[seat % others.length], others[(seat + 1) % others.length]];
}

/** The end of the last round: everybody has played four cards and deployed Blood, and has an Alliance and a relic. What is
 * asked about is one kind of things, all of them. */
const vendetta = (kind) => (now) => {
  const { view } = now;
  const sites = Object.keys(view.sites).filter((site) => site !== 'third' || view.players.length > 4);
  Object.assign(view, { round: 3, current: 'first', offered_clans: [], offered_relics: [], deployed: [] });
  view.frames = [{ ...view.frames[0], step: 'round', stage: 7 }];
  for (const [seat, player] of view.players.entries()) {
    player.clan ??= Object.keys(prefixes)[seat];
    const cards = numbered(prefixes[player.clan], 1, 6);
    Object.assign(player, {
      relic: `re0${seat + 1}`, relic_used: false, blood: 9, influence: 12, allies: numbered('al', 1 + 4 * seat, 2), drained: numbered('al', 3 + 4 * seat, 1),
      victims: 3, drained_victims: 2, hand_count: 2, hand: { value: seat === 0 ? cards.slice(0, 2) : 'unknown', open: false }, drawn: [],
    });
    for (const [i, at] of placesOf(seat, sites).entries()) {
      const up = seat === 0 || i % 2 === 0;
      view.deployed.push({ card: { value: up ? cards[2 + i] : 'unknown', seen_by: [0] }, marks: up ? ['up'] : [], resolved: [], at, area: seat, clan: player.clan });
    }
  }
  for (const [i, site] of Object.values(view.sites).entries()) {
    const areas = site.areas.map((area) => ({ ...area, blood: 3, down_power: 2, bonus: 0 }));
    Object.assign(site, { ally: `al${27 + i}`, place: `lo0${i + 1}`, resolved: false, winner: null, areas });
  }
  const [own] = view.players;
  const deployed = view.deployed.filter(({ area }) => area === 0).map(({ card }) => card.value);
  const targets = {
    use: [...deployed, ...own.allies, own.relic].map((card) => `source:${card}`),
    drop: own.hand.value.map((card) => `card:${card}`),
    drain: [...own.allies, 'victim'].map((one) => `follower:${one}`),
    turn: view.deployed.map((_, i) => `slot:c${String(i + 1).padStart(2, '0')}`),
    player: view.players.slice(1).map((_, i) => `seat:${i + 1}`),
    place: sites.map((site) => `location:${site}`),
    ally: sites.map((site) => `follower:${view.sites[site].ally}`),
  }[kind];
  return asking(now, 'You may use one of your cards, or pass.', 'VD-049', kind, targets);
};

/** So many cards lie in the moat, and any of them can be taken; so many are in the hand. */
const vampireEmpire = (count, hand) => (now) => {
  const [own] = now.view.players;
  const all = numbered(own.side === 'vampire' ? 'v' : 'h', 1, count + hand);
  const [held, lying] = [all.slice(0, hand), all.slice(hand)];
  Object.assign(own, { moat: lying, moat_count: count, hand: { value: held, open: false }, hand_count: hand, deck_count: 0, cellar: [], cellar_count: 0, played: [] });
  return asking(now, '“Ghoul”: choose a card.', 'VE-200', 'take', lying.map((card) => `card:${card}`));
};

/** Everybody has minions with cards on them, some in torpor, some to come, and other cards; somebody bleeds the reader and is
 * fought. What is asked about is one kind of things, all of them. */
const vtes = (kind) => (now) => {
  const { view } = now;
  const blank = { before: 'nowhere', host: null, blood: 3, level: 0, locked: false, marks: [] };
  const vampires = ['ryan', 'belinde', 'the_dowager', 'larissa_moreira', 'lenny_burkhead', 'nassir', 'lauren', 'trevon_parker'];
  const cards = ['raven_spy', 'vessel', 'kevlar_vest', 'guard_dogs', 'deflection', 'telepathic_misdirection', 'wasserschloss_anif_austria', 'smiling_jack_the_anarch', 'govern_the_unaligned', 'theft_of_vitae', 'taste_of_vitae', 'n44_magnum'];
  const idOf = (place) => `t${String(place + 1).padStart(3, '0')}`;
  const placeOf = (id) => Number(id.slice(1)) - 1;
  const lie = (card, region, seat, more = {}) => {
    const seen = region !== 'uncontrolled' || seat === 0;
    view.things.push({ ...blank, card: { value: seen ? card : 'unknown', seen_by: [0] }, region, owner: seat, controller: seat, ...more });
    return idOf(view.things.length - 1);
  };
  view.things = [];
  const lying = { ready: [], uncontrolled: [], attached: [] };
  for (const seat of view.players.keys()) {
    for (let i = 0; i < 4; i += 1) {
      const host = lie(vampires[(seat + i) % vampires.length], 'ready', seat, { locked: i % 2 === 1 });
      lying.ready.push({ seat, id: host });
      for (const card of cards.slice(i, i + 2)) lying.attached.push({ seat, id: lie(card, 'attached', seat, { host }) });
    }
    lie(vampires[(seat + 5) % vampires.length], 'torpor', seat, { blood: 0 });
    for (let i = 0; i < 4; i += 1) lying.uncontrolled.push({ seat, id: lie(vampires[(seat + i) % vampires.length], 'uncontrolled', seat) });
    for (const card of cards.slice(5, 8)) lie(card, 'table', seat);
    Object.assign(view.players[seat], { pool: 18, points: 1, hand_count: 9, ash: cards, withdrawal: 'none', hand: { value: seat < 2 ? cards.slice(0, 9) : 'unknown', open: seat === 1 } });
  }
  const [mine, theirs] = [lying.ready.find(({ seat }) => seat === 0), lying.ready.find(({ seat }) => seat === 1)];
  Object.assign(view, { turn: 24, phase: 'minion', active: 1, edge: 1 });
  Object.assign(view.action, { on: true, kind: 'bleed', stage: 'block_attempt', actor: theirs.id, seat: 1, victim: 0, directed: [0], blocker: mine.id });
  Object.assign(view.combat, { on: true, round: 2 });
  Object.assign(view.combat.sides.acting, { who: theirs.id, card: view.things[placeOf(theirs.id)].card.value, seat: 1 });
  Object.assign(view.combat.sides.other, { who: mine.id, card: view.things[placeOf(mine.id)].card.value, seat: 0 });
  const of = (group, test) => lying[group].filter(({ seat }) => test(seat)).map(({ id }) => `thing:${id}`);
  const targets = {
    block: of('ready', (seat) => seat === 0),
    thing: of('ready', (seat) => seat !== 0),
    attached: of('attached', () => true),
    transfer: of('uncontrolled', (seat) => seat === 0),
    player: view.players.slice(1).map((_, i) => `seat:${i + 1}`),
    play: view.players[0].hand.value.map((card) => `card:${card}`),
    card: [...cards.slice(9), ...vampires].map((card) => `card:${card}`),
  }[kind];
  if (kind !== 'vote') return asking(now, 'Lauren is trying to block Ryan. What do you do?', 'VT-322', kind, targets);
  Object.assign(view.action, { kind: 'political', blocker: null });
  Object.assign(view.referendum, { on: true, caller: 1 });
  view.combat.on = false;
  now.may_take_back = true;
  // Votes that no minion has are cast at the Methuselah.
  return asking(now, 'A referendum of Lauren (Blue): Consanguineous Boon. Cast your votes, or pass.', 'VT-365', kind, [...of('ready', (seat) => seat === 0), 'seat:0']);
};

const asking = (now, prompt, rule, kind, targets) => {
  const options = targets.map((target) => ({ id: `${kind}:${target}`, label: target, target }));
  return { ...now, deciding: [0], decision: { seat: 0, prompt, rule: [rule], options: [...options, { id: 'pass', label: 'Pass' }], must: true } };
};

/** Everybody has one card, and what is asked about is one kind of things. */
const mascarade = (kind) => (now) => {
  const targets = { claim: ['own:card'], announce: Object.keys(now.view.set).filter((character) => now.view.set[character] > 0).map((character) => `character:${character}`), whom: now.view.players.slice(1).map((_, i) => `seat:${i + 1}`) };
  return asking(now, 'Green says: “I am the Widow.” Do you claim to be the Widow?', 'MA-095', kind, [...new Set(targets[kind])]);
};

const kinds = ['use', 'drop', 'drain', 'turn', 'player', 'place', 'ally'];
const vtesKinds = ['block', 'thing', 'attached', 'transfer', 'player', 'play', 'card', 'vote'];
/** What is wanted of the server, and how its packets are filled up, by what is asked about. */
export const fullTables = [
  ...[2, 5].map((seats) => ({
    wanted: { game: 'vtes', seats },
    stages: Object.fromEntries(vtesKinds.map((kind) => [kind, vtes(kind)])),
  })),
  ...[4, 6].map((seats) => ({
    wanted: { game: 'vendetta', seats, options: { clans: 'random', relics: 'yes', places: 'yes' } },
    stages: Object.fromEntries(kinds.map((kind) => [kind, vendetta(kind)])),
  })),
  {
    wanted: { game: 'vampire-empire', seats: 2 },
    stages: { 'take one of 9': vampireEmpire(9, 8), 'take one of 32': vampireEmpire(32, 8), 'take one of all': vampireEmpire(40, 0) },
  },
  // A table for thirteen is higher than a telephone; one's own card is in sight all the same.
  { wanted: { game: 'mascarade', seats: 13 }, stages: { claim: mascarade('claim') } },
  { wanted: { game: 'mascarade', seats: 8 }, stages: Object.fromEntries(['claim', 'announce', 'whom'].map((kind) => [kind, mascarade(kind)])) },
];
