// Tables as full as they can become, without the luck that it takes: a real table of a real server, whose packets are filled
// up on their way to the page. Everything that matters is on one screen all the same.
import { after, before, test } from 'node:test';
import { arrive, closeBrowser, House, openBrowser, visitor } from './house.mjs';
import { makeTable, question } from './match.mjs';
import { OneScreen } from './screen.mjs';

before(openBrowser);
after(closeBrowser);

/** From the next page on, what the server says of the match is changed before the page hears it. */
const staged = (page, fill) =>
  page.routeWebSocket(/\/ws$/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((text) => {
      const packet = JSON.parse(text);
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

const asking = (now, prompt, rule, kind, targets) => {
  const options = targets.map((target) => ({ id: `${kind}:${target}`, label: target, target }));
  return { ...now, deciding: [0], decision: { seat: 0, prompt, rule: [rule], options: [...options, { id: 'pass', label: 'Pass' }], must: true } };
};

const kinds = ['use', 'drop', 'drain', 'turn', 'player', 'place', 'ally'];
const tables = [
  ...[4, 6].map((seats) => ({
    wanted: { game: 'vendetta', seats, options: { clans: 'random', relics: 'yes', places: 'yes' } },
    stages: Object.fromEntries(kinds.map((kind) => [kind, vendetta(kind)])),
  })),
  {
    wanted: { game: 'vampire-empire', seats: 2 },
    stages: { 'take one of 9': vampireEmpire(9, 8), 'take one of 32': vampireEmpire(32, 8), 'take one of all': vampireEmpire(40, 0) },
  },
];

for (const { wanted, stages } of tables) {
  test(`one screen for a table as full as can be: ${wanted.game} for ${wanted.seats}`, async (t) => {
    const house = await House.open(t);
    const { page } = await visitor(house);
    await arrive(page);
    const sitters = ['me', ...Array(wanted.seats - 1).fill('bot:easy')];
    const table = await makeTable(page, { ...wanted, sitters, start: true });
    let fill;
    await staged(page, (now) => fill(now));
    const screen = new OneScreen();
    for (const [kind, stage] of Object.entries(stages)) {
      fill = stage;
      await page.goto(`/table/${table}`);
      await page.reload();
      await screen.look(page, await question(page), kind);
    }
    screen.judge(Object.keys(stages).length);
  });
}
