// Owns the page of matches: the list of fixtures with odds, the bet slip with single bets and parlays, and the tickets.
import { announce, bet, byId, engine, facts, fill, follow, h, onStanding, say, yuan } from './page.js';
import { linesOf, most, systems } from './parlay.js';

const play = byId('play');
const isFootball = engine === 'football';
/** Stakes of a line, from the least to the most. */
const units = ['10', '50', '100', '500', '1000'];
let standing;
let at = Date.now();
/** Chosen selections, in the order of choosing. */
let slip = [];
let unit = units[0];
let system = '';
let isSending = false;
/** Matches whose every market is shown. */
const opened = new Set();

/** Each selection as a bet of its own. */
const singles = 'singles';
const choicesOf = (count) => (count > 1 ? [singles, ...systems[count]] : ['']);
/** A parlay of everything is what several selections are mostly chosen for. */
const usualOf = (count) => choicesOf(count)[1] ?? '';
const nameOfSystem = (name) =>
  name === singles
    ? say('sport.singles')
    : say('sport.system', { matches: name.split('x')[0], lines: name.split('x')[1] });
let isFolded = false;

const list = h('div', {});
const bar = h('section', { class: 'slip', hidden: true });
const waiting = h('button', { type: 'button', class: 'waiting', hidden: true, onclick: showTickets });
fill(play, waiting, list, bar);

function showTickets() {
  byId('rounds').scrollIntoView({ block: 'center', behavior: 'smooth' });
}

const marketOf = ({ market }) => market.split('.')[0];
const nameOfMarket = ({ market }) => {
  const [name, map] = market.split('.');
  return say(`market.${name}`, { map: map ?? '' });
};
function lineFor(selection, line) {
  if (line === '' || line === '0') return line;
  const isMinus = line.startsWith('-') === (selection !== 'away');
  return `${isMinus ? '−' : '+'}${line.replace('-', '')}`;
}
function nameOfPick(match, offer) {
  const { selection, line } = offer;
  const isTeam = selection === 'home' || selection === 'away';
  if (marketOf(offer) === '1x2' || !isTeam)
    return say(/^\d-\d$/.test(selection) ? 'pick.score' : `pick.${selection}`, { line, score: selection });
  return say('pick.team', { team: say(`team.${match[selection]}`), line: lineFor(selection, line) }).trim();
}
/** On a button a handicap is one piece, below or beside the team, alike in all of a market. */
function labelOfPick(match, offer) {
  const { selection, line } = offer;
  const name = nameOfPick(match, offer);
  const handicap = lineFor(selection, line);
  if (handicap === '' || !name.endsWith(handicap)) return h('span', {}, name);
  return h('span', {}, name.slice(0, -handicap.length), h('i', {}, handicap));
}
const keyOf = (match, { market, selection, line }) => [match.id, market, selection, line].join('|');
const timeText = (ms) => {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

function toggle(match, offer) {
  const key = keyOf(match, offer);
  const isThere = slip.some((each) => each.key === key);
  // One selection of a match: another one takes its place.
  slip = slip.filter((each) => each.match.id !== match.id);
  if (!isThere) slip = [...slip.slice(-5), { key, match, offer }];
  system = usualOf(slip.length);
  draw();
}

function price(match, offer) {
  const key = keyOf(match, offer);
  return h(
    'button',
    {
      type: 'button',
      class: 'price',
      'aria-pressed': String(slip.some((each) => each.key === key)),
      onclick: () => toggle(match, offer),
    },
    labelOfPick(match, offer),
    h('b', {}, offer.odds),
  );
}

function stateOf(match) {
  const left = match.startsInMs - (Date.now() - at);
  if (match.status === 'scheduled') return h('b', {}, say('sport.startsIn', { time: timeText(left) }));
  if (match.status !== 'running')
    return h(
      'b',
      match.status === 'finished' ? { 'data-over': true } : { 'data-closed': true },
      match.isCorrected
        ? say('sport.corrected')
        : say(`sport.status.${match.status === 'finished' && !isFootball ? 'over' : match.status}`),
    );
  if (isFootball) {
    const text = match.isHalfTime ? say('sport.halfTime') : say('sport.minute', { minute: match.minute });
    return h('b', { 'data-closed': !match.isOpen }, match.isOpen ? text : `${text} · ${say('sport.closed')}`);
  }
  return match.isHalfTime
    ? h('b', {}, say('sport.mapNext', { map: match.minute, time: timeText(left) }))
    : h(
        'b',
        { 'data-closed': true },
        `${say('sport.mapRunning', { map: match.minute })} · ${say('sport.closed')}`,
      );
}

function card(match) {
  const markets = [...Map.groupBy(match.offers, (offer) => `${offer.market} ${offer.line}`).values()];
  const shown = opened.has(match.id) ? markets : markets.slice(0, 3);
  return h(
    'article',
    { class: 'match' },
    h(
      'div',
      { class: 'top' },
      h('span', {}, isFootball ? say(`league.${match.league}`) : say('esport.league', { bestOf: 3 })),
      stateOf(match),
    ),
    h(
      'div',
      { class: 'teams' },
      h('span', {}, say(`team.${match.home}`)),
      h('b', {}, match.score ? match.score.join(' : ') : 'VS'),
      h('span', {}, say(`team.${match.away}`)),
    ),
    shown.map((offers) =>
      h(
        'div',
        { class: 'market' },
        h('h3', {}, nameOfMarket(offers[0])),
        h(
          'div',
          { class: 'prices', 'data-four': offers.length === 4 },
          offers.map((offer) => price(match, offer)),
        ),
      ),
    ),
    markets.length > 3 &&
      !opened.has(match.id) &&
      h(
        'button',
        {
          type: 'button',
          class: 'more',
          onclick: () => {
            opened.add(match.id);
            draw();
          },
        },
        say('sport.more'),
      ),
  );
}

function drawList() {
  const { matches } = standing.state;
  const groups = [
    ['sport.live', matches.filter(({ status }) => status === 'running')],
    ['sport.upcoming', matches.filter(({ status }) => status === 'scheduled')],
    ['sport.ended', matches.filter(({ status }) => status !== 'running' && status !== 'scheduled').reverse()],
  ];
  fill(
    list,
    groups
      .filter(([, some]) => some.length > 0)
      .map(([name, some]) => [h('h2', { class: 'group' }, `${say(name)} ${some.length}`), some.map(card)]),
  );
}

/** Keeps the chosen odds at what is offered now; what is no longer offered goes. */
function refreshSlip() {
  slip = slip.flatMap((each) => {
    const match = standing.state.matches.find(({ id }) => id === each.match.id);
    const offer = match?.offers.find(
      ({ market, selection, line }) =>
        market === each.offer.market && selection === each.offer.selection && line === each.offer.line,
    );
    // A match that pauses for a moment keeps its place on the slip.
    if (!match || (match.status !== 'running' && match.status !== 'scheduled')) return [];
    if (!offer) return match.isOpen ? [] : [{ ...each, match, isClosed: true }];
    return [{ ...each, match, offer, isClosed: false, isMoved: offer.odds !== each.offer.odds }];
  });
  if (!choicesOf(slip.length).includes(system)) system = usualOf(slip.length);
}

/** Whether a line of the slip counts nothing towards turnover, since its odds are too low. */
function isUncounted() {
  const odds = slip.map(({ offer }) => Number(offer.odds)).sort((one, other) => one - other);
  // The shortest line of a system has two legs, unless it is one line of all.
  const legs = system === singles || odds.length === 1 ? 1 : linesOf(system) === 1 ? odds.length : 2;
  return odds.length > 0 && odds.slice(0, legs).reduce((product, each) => product * each, 1) < facts.minOdds;
}

function mostOf() {
  const odds = slip.map(({ offer }) => Number(offer.odds));
  return most(system === singles ? '' : system, odds, Number(unit));
}

const legOf = ({ match, offer }) => ({
  match: match.id,
  market: offer.market,
  selection: offer.selection,
  line: offer.line,
  odds: offer.odds,
});

async function place() {
  isSending = true;
  draw();
  const tickets =
    system === singles ? slip.map((pick) => ({ system: '', picks: [pick] })) : [{ system, picks: slip }];
  let staked = 0;
  for (const ticket of tickets) {
    const answer = await bet({ system: ticket.system, unitStake: unit, legs: ticket.picks.map(legOf) });
    // What was refused stays on the slip, with what comes after it.
    if (!answer.ok) break;
    staked += Number(answer.round.stake);
    slip = slip.filter((pick) => !ticket.picks.includes(pick));
    if (slip.length === 0) announce({ ...answer.round, stake: String(staked) });
  }
  isSending = false;
  refreshSlip();
  draw();
}

function drawPick({ match, offer, isClosed }) {
  return h(
    'div',
    { class: 'pick' },
    h(
      'span',
      {},
      `${nameOfPick(match, offer)} · ${nameOfMarket(offer)}`,
      h('br', {}),
      h('small', {}, say('match', { home: say(`team.${match.home}`), away: say(`team.${match.away}`) })),
    ),
    h('b', {}, isClosed ? say('sport.closed') : offer.odds),
    h(
      'button',
      {
        type: 'button',
        'aria-label': say('clear'),
        disabled: isSending,
        onclick: () => toggle(match, offer),
      },
      '×',
    ),
  );
}

function choiceOf(values, now, name, choose) {
  return h(
    'div',
    { class: 'choice' },
    values.map((value) =>
      h(
        'button',
        {
          type: 'button',
          'aria-pressed': String(value === now),
          disabled: isSending,
          onclick: () => {
            choose(value);
            draw();
          },
        },
        name(value),
      ),
    ),
  );
}

function drawSlip() {
  bar.hidden = slip.length === 0;
  if (slip.length === 0) return;
  const lines = system === singles ? slip.length : linesOf(system);
  const total = lines * Number(unit);
  fill(
    bar,
    h(
      'h2',
      {},
      h(
        'button',
        {
          type: 'button',
          'aria-expanded': String(!isFolded),
          onclick: () => {
            isFolded = !isFolded;
            draw();
          },
        },
        say('sport.slip', { count: slip.length }),
      ),
      h('small', {}, `${say('balance')} ¥${yuan(standing.balance)}`),
    ),
    !isFolded && [
      slip.map(drawPick),
      slip.length > 1 &&
        choiceOf(choicesOf(slip.length), system, nameOfSystem, (name) => {
          system = name;
        }),
      choiceOf(
        units,
        unit,
        (value) => `¥${value}`,
        (value) => {
          unit = value;
        },
      ),
    ],
    h(
      'div',
      { class: 'sum' },
      h('span', {}, say('sport.count', { count: lines, stake: total })),
      h('b', {}, say('sport.most', { most: yuan(mostOf()) })),
    ),
    isUncounted() && h('p', { class: 'legend' }, say('sport.uncounted', { odds: facts.minOdds })),
    h(
      'button',
      {
        type: 'button',
        class: 'act wide',
        disabled: isSending || slip.some(({ isClosed }) => isClosed),
        onclick: place,
      },
      `${say('sport.place')} ¥${total}`,
    ),
  );
}

function draw() {
  const open = standing.rounds.filter(({ state }) => state === 'unsettled').length;
  waiting.hidden = open === 0;
  fill(waiting, say('sport.open', { count: open }));
  drawList();
  drawSlip();
}

const settled = new Map();
onStanding((next) => {
  standing = next;
  at = Date.now();
  if (!isSending) refreshSlip();
  for (const { id, state, prize } of next.rounds) {
    if (settled.get(id) === 'unsettled' && state !== 'unsettled') announce({ prize, stake: '0', state });
    settled.set(id, state);
  }
  draw();
});
fill(
  byId('rules'),
  [
    say('sport.empty'),
    ...(isFootball
      ? [
          say('sport.rule.football.time'),
          say('sport.rule.football.line'),
          say('sport.rule.football.inPlay'),
          say('sport.rule.football.score'),
          say('sport.rule.football.void'),
          say('sport.rule.football.parlay'),
        ]
      : [
          say('sport.rule.esport.match'),
          say('sport.rule.esport.map'),
          say('sport.rule.esport.void'),
          say('sport.rule.esport.parlay'),
        ]),
    say('sport.rule.bet', { least: units[0], most: units.at(-1) }),
  ].map((rule) => h('p', {}, rule)),
);
follow(2000);
