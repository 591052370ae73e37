// A plain client: it draws what the server shows and sends back the ids of options. It knows no rule of any game.
const main = document.getElementById('main');
const problem = document.getElementById('problem');
let words = {};
let me = null;
let socket = null;
let waiting = new Map();
let table = null;  // what is known of the table that is open
const lost = [];   // requests to send again when the connection is back

const say = (key) => words[key] ?? key;
const complain = (error) => { problem.textContent = error ? [error.message, ...(error.rule ?? [])].join(' ') : ''; };

function node(tag, properties = {}, ...children) {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}
const button = (text, onclick) => node('button', { textContent: text, onclick });

async function call(path, body) {
  const answer = await fetch(path, body === undefined ? {} : {
    method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body),
  });
  const json = await answer.json();
  complain(json.ok ? null : json.error);
  return json;
}

async function learnWords(language) {
  const text = await (await fetch(`/words/${language}.ftl`)).text();
  words = Object.fromEntries([...text.matchAll(/^([a-z-]+) = (.*)$/gm)].map((m) => [m[1], m[2]]));
  document.documentElement.lang = language;
}

function connect() {
  socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`);
  socket.onopen = () => {
    if (table) send({ do: 'open', table: table.id, invitation: table.invitation, seat: table.seat, have: table.number });
    for (const request of lost.splice(0)) socket.send(JSON.stringify(request));
  };
  socket.onmessage = (message) => heard(JSON.parse(message.data));
  socket.onclose = () => setTimeout(connect, 1000);
}

function send(request) {
  const id = crypto.randomUUID();
  const full = { ...request, id };
  waiting.set(id, full);
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(full));
  else if (request.do !== 'open') lost.push(full);  // the same id: what was played is not played twice
  return id;
}

function heard(message) {
  if (message.id !== undefined || message.ok !== undefined) {
    const request = waiting.get(message.id);
    waiting.delete(message.id);
    complain(message.ok ? null : message.error);
    if (message.ok && request?.do === 'again') go(`/table/${message.table}`);
    if (!message.ok && message.error.code === 'needs-consent') send({ do: 'take_back', table: table.id, ask: true });
    return;
  }
  if (!table || message.table !== table.id) return;
  if (message.now) {
    table.seat = message.seat;
    table.number = message.number;
    table.told = [...table.told.filter((line) => line.number <= message.from), ...message.told];
    table.now = message.now;
  }
  if (message.here) table.here = message.here;
  if (message.closed) return go('/');
  drawTable();
}

const ask = (request) => send({ ...request, table: table.id });

function drawTable() {
  const now = table.now;
  if (!now) return;
  const undone = new Set(table.told.flatMap((line) => line.undone ?? []));
  const seats = now.seats.map((seat, i) => {
    const parts = [seat.name ?? say(seat.kind), seat.level ?? '', seat.away ? say('away') : '',
      table.here?.includes(i) ? '●' : ''].filter(Boolean).join(' ');
    const line = node('p', {}, parts, ' ');
    if (now.state === 'open' && seat.kind === 'open') {
      if (table.seat === 'spectator') line.append(button(say('sit'), () => ask({ do: 'sit', seat: i, invitation: table.invitation })));
      else line.append(button(say('add-bot'), () => ask({ do: 'bot', seat: i, level: 'medium' })));
    }
    return line;
  });
  const decision = now.decision;
  const waitingFor = (now.deciding ?? []).map((i) => now.seats[i].name ?? i).join(', ');
  const prompt = now.state === 'over' ? `${say('over')} ${now.result.winners.map((i) => now.seats[i].name).join(', ')} (${now.result.scores.join(' : ')})`
    : now.frozen ? say('frozen') : decision?.prompt ?? (now.state === 'open' ? say('waiting-start') : `${say('waiting-for')} ${waitingFor}`);
  const options = (decision?.options ?? []).map((option) =>
    button(option.label, () => ask({ do: 'act', number: table.number, option: option.id })));
  const tools = [];
  if (now.state === 'open' && table.seat !== 'spectator') tools.push(button(say('start'), () => ask({ do: 'start' })));
  if (now.may_take_back) tools.push(button(say('take-back'), () => ask({ do: 'take_back' })));
  if (now.asking?.waiting.includes(table.seat)) {
    tools.push(button(say('agree'), () => ask({ do: 'agree', yes: true })), button(say('disagree'), () => ask({ do: 'agree', yes: false })));
  }
  if (now.seats[table.seat]?.away) tools.push(button(say('come-back'), () => ask({ do: 'back' })));
  if (now.state === 'over') {
    if (table.seat !== 'spectator') tools.push(button(say('again'), () => ask({ do: 'again' })));
    tools.push(node('a', { href: `/api/tables/${table.id}/match`, textContent: say('file'), download: '' }));
  }
  if (now.again) tools.push(button(say('next-match'), () => go(`/table/${now.again}`)));
  const invitation = now.invitation && now.state === 'open'
    ? node('p', {}, `${say('invite')} ${location.origin}/join/${table.id}/${now.invitation}`) : '';
  const log = node('div', { className: 'log', ariaLive: 'polite' });
  for (const line of table.told) {
    for (const event of line.events ?? []) {
      log.append(node('p', { textContent: event.text, className: undone.has(line.number) ? 'undone' : '', title: event.rule.join(' ') }));
    }
    if (line.kind === 'said') log.append(node('p', { textContent: `${now.seats[line.seat].name}: ${line.text}` }));
  }
  const chat = node('input', { maxLength: 500, placeholder: say('chat') });
  chat.onchange = () => { if (chat.value) ask({ do: 'chat', text: chat.value }); chat.value = ''; };
  main.replaceChildren(
    node('p', { className: 'prompt', textContent: prompt }), node('div', { className: 'options' }, ...options, ...tools), invitation,
    node('div', { className: 'columns' }, node('section', {}, ...seats, log, table.seat === 'spectator' ? '' : chat),
      node('pre', { className: 'view', textContent: now.view ? JSON.stringify(now.view, null, 1) : '' })));
  log.scrollTop = log.scrollHeight;
}

async function drawLobby() {
  const { games } = await call('/api/games');
  const { tables } = await call('/api/tables');
  const mine = await call('/api/mine');
  const list = (some) => some.map((one) => node('p', {},
    button(`${one.game}: ${one.seats.map((s) => s.name ?? s.level ?? '–').join(', ')} (${say(one.state)})`, () => go(`/table/${one.table}`))));
  main.replaceChildren(...games.map((game) => {
    const make = async (body) => {
      const made = await call('/api/tables', { game: game.id, ...body });
      if (made.ok) go(`/table/${made.table}`);
    };
    const choices = [];
    for (let n = game.seats[0]; n <= game.seats[1]; n += 1) {
      choices.push(button(`${say('play-now')} (${n})`, () => make({ seats: n, start: true, sitters: ['me', ...Array(n - 1).fill('bot:medium')] })));
    }
    for (let n = game.seats[0]; n <= game.seats[1]; n += 1) {
      choices.push(button(`${say('invite-others')} (${n})`, () => make({ seats: n, listed: false })));
    }
    return node('section', {}, node('h2', { textContent: game.name }), node('div', { className: 'options' }, ...choices));
  }), node('h2', { textContent: say('mine') }), ...list(mine.tables ?? []), node('h2', { textContent: say('tables') }), ...list(tables));
}

function go(path) {
  history.pushState(null, '', path);
  show();
}

async function show() {
  if (table && socket?.readyState === WebSocket.OPEN) send({ do: 'close', table: table.id });
  table = null;
  const [, page, id, invitation] = location.pathname.split('/');
  if (page !== 'table' && page !== 'join') return drawLobby();
  table = { id, invitation, told: [], number: 0, seat: undefined };
  main.replaceChildren();
  if (socket?.readyState === WebSocket.OPEN) send({ do: 'open', table: id, invitation });
  if (page === 'join') send({ do: 'sit', table: id, invitation });
}

async function begin() {
  const answer = await (await fetch('/api/me')).json();
  me = answer.ok ? answer : await call('/api/guest', { lang: navigator.language.slice(0, 2) });
  document.getElementById('who').textContent = me.name;
  await learnWords(me.language);
  for (const one of document.querySelectorAll('#languages button')) {
    one.onclick = async () => {
      await call('/api/language', { lang: one.dataset.lang });
      await learnWords(one.dataset.lang);
      send({ do: 'language', lang: one.dataset.lang });
      if (!table) drawLobby();
    };
  }
  window.onpopstate = show;
  connect();
  show();
}
begin();
