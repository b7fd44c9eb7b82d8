// The page of a live table: its clock, the places to bet on, what was bet and won, and the road.

import {
  bet,
  byId,
  chipRow,
  disable,
  engine,
  facts,
  fill,
  follow,
  h,
  holdMoney,
  onStanding,
  say,
  showMoney,
  showNotice,
  showVerdict,
  yuan,
} from '../page.js';
import '../latestRounds.js';
import { showRules } from '../rules.js';
import { isCalm, isShowing } from '../showing.js';
import { markOf, nameOf, payRows, payValues } from './bets.js';
import { hands, showHand } from './hands.js';
import { drawRoads, roads } from './roads.js';
import { drawSpots, makeSpots, spots } from './spots.js';

const play = byId('play');

let chip = '10';
/** Chips that are laid and not yet bet, by the code of the bet. At the seal they leave the table, and lie there again in the next hand. */
let lying = new Map();
const sumLying = () => [...lying.values()].reduce((all, amount) => all + amount, 0);
let standing;
let at = Date.now();

/** 20000 as "20,000". */
const inWhole = (amount) => yuan(amount).replace('.00', '');
const placedNow = () =>
  new Map((standing.state.own?.bets ?? []).map(({ bet: code, stake }) => [code, Number(stake)]));
/** Lays as much more on a bet as its place still takes. */
function lay(code, amount) {
  const placed = placedNow();
  const before = lying.get(code) ?? 0;
  const isNew = before === 0 && !placed.has(code);
  if (isNew && new Set([...lying.keys(), ...placed.keys()]).size >= facts.mostPlaces) {
    showNotice(say('live.mostPlaces', { count: facts.mostPlaces }), 'bad');
    return;
  }
  const most = Number(facts.most[code]);
  const room = most - before - (placed.get(code) ?? 0);
  if (room < amount) showNotice(say('live.most', { bet: nameOf(code), most: inWhole(most) }), 'bad');
  if (room > 0) lying.set(code, before + Math.min(room, amount));
}
/** What lay on the table before each step since the last bet. */
let steps = [];
const step = (change) => {
  const before = new Map(lying);
  change();
  steps.push(before);
  draw();
};
const place = (code) => {
  if (standing.state.isOpen) step(() => lay(code, Number(chip)));
};

const confirmBets = async () => {
  const sent = [...lying];
  lying = new Map();
  steps = [];
  draw();
  const bets = sent.map(([code, amount]) => ({ bet: code, amount: String(amount) }));
  const { ok } = await bet({ hand: standing.state.hand, bets });
  if (ok) return;
  // What was refused is not staked: it lies there again, to be made smaller or confirmed in the next hand.
  for (const [code, amount] of sent) lay(code, amount);
  draw();
};

const phase = h('div', { class: 'phase' });
const verdict = h('p', { class: 'verdict', role: 'status' });
/** The one clock of the page, in the foot, where it stays in sight; and what fell, while one picks far down. */
const turn = h('span', { class: 'turn', 'aria-hidden': 'true' });
/** A hand is open for so many seconds: the whole ring of the clock. */
const openSeconds = 20;
const lateSeconds = 5;

const confirm = h('button', { type: 'button', class: 'act', onclick: confirmBets });
const clear = h(
  'button',
  {
    type: 'button',
    class: 'act plain',
    onclick: () =>
      step(() => {
        lying = new Map();
      }),
  },
  say('clear'),
);
const undo = h('button', {
  type: 'button',
  class: 'undo',
  'aria-label': say('live.undo'),
  onclick: () => {
    lying = steps.pop();
    draw();
  },
});
/** While nothing lies there, lays what was bet on the last hand; else twice as much as lies. */
const again = h('button', {
  type: 'button',
  class: 'act plain',
  onclick: () =>
    step(() => {
      if (lying.size > 0) for (const [code, amount] of [...lying]) lay(code, amount);
      else for (const { bet: code, stake } of standing.state.last) lay(code, Number(stake));
    }),
});
makeSpots(place);
fill(
  play,
  h('section', { class: 'felt' }, h('div', { class: 'deal' }, phase, hands, verdict), spots),
  h(
    'div',
    { class: 'tray' },
    h(
      'div',
      { class: 'purse-of-chips' },
      chipRow(
        ['1', '5', '10', '50', '100', '500'],
        (value) => {
          chip = value;
        },
        chip,
      ),
      undo,
    ),
    h('div', { class: 'bar' }, turn, clear, again, confirm),
  ),
  roads,
);

function drawPhase() {
  const { isOpen, sealsInMs, nextInMs, hand: name } = standing.state;
  const passed = Date.now() - at;
  const left = Math.max(0, Math.ceil(((isOpen ? sealsInMs : nextInMs) - passed) / 1000));
  const [shoe, number] = name.split('-');
  const canBet = isOpen && left > 0;
  const isNext = !isOpen && !isShowing();
  for (const place of [phase, turn]) place.dataset.open = String(canBet);
  turn.dataset.late = String(canBet && left <= lateSeconds);
  const fallen = standing.state.mark !== null && !isShowing() && markOf(standing.state.mark);
  const isOut = hands.getBoundingClientRect().bottom < 0;
  fill(
    turn,
    (canBet || isNext) &&
      h('b', { class: 'clock', style: { '--part': left / openSeconds } }, h('i', {}, String(left))),
    fallen && isOut && h('i', { class: 'mark', 'data-tone': fallen.tone }, fallen.sign),
    h('span', {}, say(canBet ? 'live.open' : isNext ? 'live.next' : 'live.closed')),
  );
  fill(
    phase,
    h(
      'span',
      {},
      facts.pays.banker || facts.pays.dragon
        ? say('live.shoe', { shoe, hand: number })
        : say('live.hand', { hand: name }),
    ),
    h('b', {}, say(canBet ? 'live.open' : isNext ? 'live.over' : 'live.closed')),
  );
}

/** Says at the table what was bet and what it came to; where the table is out of sight, above the page. */
let saidOf = null;
function drawVerdict() {
  const { own, hand: name, isOpen } = standing.state;
  const isSettled = own !== null && own.prize !== null && !isShowing();
  const unstaked = isOpen ? 0 : sumLying();
  const key = own === null && unstaked === 0 ? '' : `${name} ${own?.stake} ${isSettled} ${unstaked}`;
  if (key === saidOf) return;
  // What was said before the page was opened is no news.
  const isNews = saidOf !== null && key !== '';
  saidOf = key;
  if (isSettled) showVerdict(verdict, own);
  else {
    delete verdict.dataset.state;
    fill(verdict, own && say('live.own', { stake: yuan(own.stake) }));
  }
  if (unstaked > 0)
    verdict.append(h('span', { class: 'unstaked' }, say('live.unstaked', { amount: unstaked })));
  if (isNews && verdict.getBoundingClientRect().bottom < 0)
    showNotice(verdict.textContent, verdict.dataset.state === 'won' ? 'good' : '');
}

let drawnSpots = '';
function drawTable() {
  const { isOpen, wins, last } = standing.state;
  const shown = {
    isOpen,
    wins: isShowing() ? [] : wins,
    laid: isOpen ? lying : new Map(),
    placed: placedNow(),
  };
  const key = JSON.stringify([isOpen, [...shown.placed], [...lying], shown.wins, last]);
  if (key === drawnSpots) return;
  drawnSpots = key;
  drawSpots(shown);
  const sum = isOpen ? sumLying() : 0;
  fill(confirm, sum > 0 ? `${say('confirm')} ¥${sum}` : say('confirm'));
  disable(confirm, sum === 0);
  disable(clear, lying.size === 0);
  fill(again, say(lying.size > 0 ? 'live.double' : 'live.again'));
  disable(again, !isOpen || (lying.size === 0 && last.length === 0));
  disable(undo, !isOpen || steps.length === 0);
}

function draw() {
  drawPhase();
  drawVerdict();
  drawTable();
  if (!isShowing()) drawRoads(standing.state);
}

holdMoney(isShowing);

onStanding((next) => {
  const wasOpen = standing?.state.isOpen;
  standing = next;
  at = Date.now();
  const { state } = next;
  // Whoever bet far down comes back to see what falls.
  if (wasOpen && !state.isOpen && state.own && hands.getBoundingClientRect().bottom < 0)
    hands.scrollIntoView({ block: 'center', behavior: isCalm.matches ? 'auto' : 'smooth' });
  showHand(state, () => {
    draw();
    showMoney();
  });
  draw();
});
/** The most on a place, by the shape of its bet, and the largest of all. */
function mostValues() {
  const shapes = Object.entries(facts.most).map(([code, most]) => [
    `${code.split(':')[0]}Most`,
    Number(most),
  ]);
  const most = Math.max(...shapes.map(([, each]) => each));
  return Object.fromEntries([...shapes, ['most', most]].map(([name, each]) => [name, inWhole(each)]));
}
const sentences = {
  baccarat: [
    'cards',
    'third',
    facts.pays.banker?.length > 1 ? 'tieFree' : 'tie',
    'pairs',
    'size',
    'live.stake',
  ],
  dragonTiger: ['cards', 'tie', 'sides', 'live.stake'],
  roulette: ['numbers', 'between', facts.isZeroHalf ? 'zeroHalf' : 'zero', 'places', 'stake'],
  sicbo: ['size', 'single', 'places', 'live.stake'],
};
showRules(
  sentences[engine],
  { ...payValues(), ...mostValues(), least: facts.least, mostPlaces: facts.mostPlaces },
  payRows(),
);
setInterval(() => standing && drawPhase(), 250);
follow(1000);
