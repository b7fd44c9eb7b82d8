// Owns the page of a live table: its clock, the places to bet on, what was bet and won, and the road.

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
import { carpetStyle, layouts, linesOf, markOf, nameOf, oddsOf, payRows, payValues, toneOf } from './bets.js';
import { hands, showHand } from './hands.js';
import { drawRoads, roads } from './roads.js';

const play = byId('play');

let chip = '10';
/** Chips that are laid and not yet bet, by the code of the bet. At the seal they leave the table, and lie there again in the next hand. */
let lying = new Map();
const sumLying = () => [...lying.values()].reduce((all, amount) => all + amount, 0);
let standing;
let at = Date.now();

const lay = (code, amount) => lying.set(code, (lying.get(code) ?? 0) + amount);
const place = (code) => {
  if (!standing.state.isOpen) return;
  lay(code, Number(chip));
  draw();
};

const confirmBets = async () => {
  const sent = [...lying];
  lying = new Map();
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
const spots = h('div', { class: 'lay' });
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
    onclick: () => {
      lying = new Map();
      draw();
    },
  },
  say('clear'),
);
/** While nothing lies there, lays what was bet on the last hand; else twice as much as lies. */
const again = h('button', {
  type: 'button',
  class: 'act plain',
  onclick: () => {
    const before = standing.state.last.map(({ bet: code, stake }) => [code, Number(stake)]);
    const after = [...lying].map(([code, amount]) => [code, Math.min(2 * amount, Number(facts.most))]);
    lying = new Map(lying.size > 0 ? after : before);
    draw();
  },
});
fill(
  play,
  h('section', { class: 'felt' }, h('div', { class: 'deal' }, phase, hands, verdict), spots),
  h(
    'div',
    { class: 'tray' },
    chipRow(
      ['1', '5', '10', '50', '100', '500'],
      (value) => {
        chip = value;
      },
      chip,
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
function drawSpots() {
  const { own, isOpen } = standing.state;
  const placed = new Map((own?.bets ?? []).map(({ bet: code, stake }) => [code, Number(stake)]));
  const laid = isOpen ? lying : new Map();
  const wins = isShowing() ? [] : standing.state.wins;
  // A press that is under way keeps its button.
  const key = JSON.stringify([isOpen, [...placed], [...lying], wins, standing.state.last]);
  if (key === drawnSpots) return;
  drawnSpots = key;
  /** One chip a place, with all that lies there. */
  const chipOn = (code) =>
    (laid.has(code) || placed.has(code)) &&
    h('em', { 'data-placed': !laid.has(code) }, String((laid.get(code) ?? 0) + (placed.get(code) ?? 0)));
  fill(
    spots,
    layouts[engine].map((row) => {
      const isCarpet = row[0] === 'straight:0';
      const isDense = row.length > 4 || engine === 'roulette';
      return h(
        'div',
        {
          class: isCarpet ? 'spots carpet' : 'spots',
          'data-dense': isDense,
          'data-count': row.length,
          style: { '--columns': row.length },
        },
        row.map((code) =>
          h(
            'button',
            {
              type: 'button',
              class: 'spot',
              'data-tone': toneOf(code),
              'data-won': wins.includes(code),
              'data-number': code.startsWith('straight'),
              style: isCarpet ? carpetStyle(code) : {},
              disabled: !isOpen,
              onclick: () => place(code),
              'aria-label': nameOf(code),
            },
            linesOf(code),
            h('small', {}, oddsOf(code)),
            chipOn(code),
          ),
        ),
      );
    }),
  );
  const sum = isOpen ? sumLying() : 0;
  fill(confirm, sum > 0 ? `${say('confirm')} ¥${sum}` : say('confirm'));
  disable(confirm, sum === 0);
  disable(clear, lying.size === 0);
  fill(again, say(lying.size > 0 ? 'live.double' : 'live.again'));
  disable(again, !isOpen || (lying.size === 0 && standing.state.last.length === 0));
}

function draw() {
  drawPhase();
  drawVerdict();
  drawSpots();
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
const sentences = {
  baccarat: ['cards', 'third', facts.pays.banker?.length > 1 ? 'tieFree' : 'tie', 'pairs', 'size'],
  dragonTiger: ['cards', 'tie', 'sides'],
  roulette: ['numbers', facts.isZeroHalf ? 'zeroHalf' : 'zero', 'places'],
  sicbo: ['size', 'single', 'places'],
};
showRules(
  [...sentences[engine], 'live.stake'],
  { ...payValues(), least: facts.least, most: facts.most },
  payRows(),
);
setInterval(() => standing && drawPhase(), 250);
follow(1000);
