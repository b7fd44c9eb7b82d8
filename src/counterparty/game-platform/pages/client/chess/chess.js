// The page of erbagang: which doors to bet on, the hands that were dealt, and what each came to.
import {
  bet,
  byId,
  chipRow,
  engine,
  facts,
  fill,
  follow,
  h,
  holdMoney,
  lang,
  onStanding,
  rested,
  say,
  showMoney,
  showVerdict,
} from '../page.js';
import '../latestRounds.js';
import { showRules } from '../rules.js';
import { lay, lays, says, showSteps, sideOf } from '../showing.js';

const play = byId('play');
let chip = '10';
let lying = new Map();
/** What lay on the doors in the round that is on the table, and which doors won it: both stay until the next chip is laid. */
let placed = new Map();
let wins = [];
/** What was bet on the last round. */
let before = new Map();
let isDealing = false;
/** The round is over, and the next may not begin yet. */
let isResting = false;
let standing;

/** A tile of erbagang: dots, or blank. */
const spots = {
  1: [4],
  2: [1, 7],
  3: [0, 4, 8],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
  7: [0, 1, 2, 4, 6, 7, 8],
  8: [0, 1, 2, 3, 5, 6, 7, 8],
  9: [0, 1, 2, 3, 4, 5, 6, 7, 8],
};
const tileFace = (tile, at = 0) =>
  tile === ''
    ? h('i', { class: 'card back', style: { '--at': at } })
    : h(
        'i',
        { class: 'card', style: { '--at': at, display: 'block' }, role: 'img', 'aria-label': tile },
        h(
          'svg',
          { viewBox: '0 0 38 54' },
          (spots[tile] ?? []).map((place) =>
            h('circle', {
              cx: 9 + (place % 3) * 10,
              cy: 13 + Math.floor(place / 3) * 14,
              r: 4.2,
              fill: ['#b3141d', '#15603a', '#1d4f91'][place % 3],
              stroke: '#fff',
              'stroke-width': 1,
            }),
          ),
          tile === 'B' &&
            h('rect', {
              x: 7,
              y: 8,
              width: 24,
              height: 38,
              rx: 3,
              fill: 'none',
              stroke: '#2563c9',
              'stroke-width': 2.5,
            }),
        ),
      );

const doors = ['shun', 'chu', 'tian'];
const table = h('div', {
  class: 'hands',
  style: { 'grid-template-columns': '1fr 1fr' },
});
const hint = h('p', { class: 'verdict', role: 'status' });
const controls = h('div', { class: 'lay' });
const tray = h('div', { class: 'tray' });
const note = h('p', { class: 'legend' });
fill(play, h('section', { class: 'felt' }, table, hint), controls, tray, note);

const backs = ['', ''];
const names = ['banker', ...doors].map((door) => say(`door.${door}`));

/** Lays a covered hand for everybody, and returns the hands. */
function cover() {
  const sides = names.map((name) => sideOf(name, backs.map(tileFace)));
  fill(
    table,
    sides.map(({ box }) => box),
  );
  delete hint.dataset.state;
  fill(hint, say('chess.hintErbagang'));
  return sides;
}

/** The steps in which a round is shown: whose each hand is, a tile each in turn, what each hand comes to, who won. */
function stepsOf(round, sides) {
  const { hands } = round.detail;
  const each = (step) => () => {
    for (const [at, hand] of hands.entries()) step(sides[at], hand);
  };
  return [
    // First all hands lie covered.
    lays(
      240,
      each(({ title }, hand) => fill(title, hand.name[lang])),
    ),
    ...backs.flatMap((_back, at) =>
      hands.map(({ cards }, side) => lays(150, () => lay(sides[side], at, tileFace(cards[at])))),
    ),
    says(
      360,
      each(({ words }, { result }) => fill(words, result[lang])),
    ),
    says(
      360,
      each(({ box }, { won }) => {
        box.dataset.won = String(won === true);
      }),
    ),
  ];
}

async function deal() {
  const body = { bets: [...lying].map(([door, amount]) => ({ door, amount: String(amount) })) };
  isDealing = true;
  const sides = cover();
  draw();
  const { ok, round } = await bet(body);
  if (!ok) return dealt();
  placed = lying;
  before = lying;
  lying = new Map();
  draw();
  showSteps(stepsOf(round, sides), () => {
    wins = doors.filter((_door, at) => round.detail.hands[at + 1].won);
    showVerdict(hint, { ...round, bets: round.detail.bets });
    dealt();
    rest();
  });
}

function dealt() {
  isDealing = false;
  draw();
  showMoney();
}

function rest() {
  isResting = true;
  draw();
  void rested().then(() => {
    isResting = false;
    draw();
  });
}

const layOn = (door) => {
  if (isDealing) return;
  placed = new Map();
  wins = [];
  lying.set(door, (lying.get(door) ?? 0) + Number(chip));
  draw();
};

/** While nothing lies there, what was bet on the last round; else twice as much as lies. */
function layAgain() {
  const next = new Map(
    lying.size > 0
      ? [...lying].map(([door, amount]) => [door, Math.min(2 * amount, Number(facts.most))])
      : before,
  );
  placed = new Map();
  wins = [];
  lying = next;
  draw();
}

const chips = chipRow(
  ['1', '5', '10', '50', '100', '500'],
  (value) => {
    chip = value;
  },
  chip,
);
function draw() {
  const { state } = standing;
  const sum = [...lying.values()].reduce((all, amount) => all + amount, 0);
  fill(
    controls,
    h('p', { class: 'legend' }, say('chess.doors')),
    h(
      'div',
      { class: 'spots', style: { '--columns': doors.length } },
      doors.map((door) =>
        h(
          'button',
          {
            type: 'button',
            class: 'spot',
            'data-won': wins.includes(door),
            onclick: () => layOn(door),
          },
          h('span', {}, say(`door.${door}`)),
          h('small', {}, say('odds', { pays: facts.pays.join(' – ') })),
          (lying.has(door) || placed.has(door)) &&
            h('em', { 'data-placed': placed.has(door) }, String(lying.get(door) ?? placed.get(door))),
        ),
      ),
    ),
  );
  fill(
    tray,
    chips,
    h(
      'div',
      { class: 'bar' },
      h(
        'button',
        {
          type: 'button',
          class: 'act plain',
          disabled: sum === 0 || isDealing,
          onclick: () => {
            lying = new Map();
            draw();
          },
        },
        say('clear'),
      ),
      h(
        'button',
        {
          type: 'button',
          class: 'act plain',
          disabled: isDealing || (sum === 0 && before.size === 0),
          onclick: layAgain,
        },
        say(sum > 0 ? 'live.double' : 'live.again'),
      ),
      h(
        'button',
        { type: 'button', class: 'act', disabled: sum === 0 || isDealing || isResting, onclick: deal },
        sum > 0 ? `${say('chess.deal')} ¥${sum * Number(facts.held)}` : say('chess.deal'),
      ),
    ),
  );
  fill(note, state.mode === 'multiple' && say('chess.held', { held: facts.held }));
}

holdMoney(() => isDealing);
onStanding((next) => {
  standing = next;
  if (!isDealing) draw();
});
cover();
/** Ranks from the highest to the lowest with what each pays; those that pay alike are one row. */
function rankRows() {
  const groups = new Map();
  for (const { rank, multiple } of facts.ranks)
    groups.set(multiple, [
      ...(groups.get(multiple) ?? []),
      say(`${engine}.${rank}`, { points: facts.highPoints }),
    ]);
  return [...groups].map(([multiple, names]) => [
    names.length > 1 ? `${names[0]} – ${names.at(-1)}` : names[0],
    `×${multiple}`,
  ]);
}
const isFlat = facts.held === '1';
showRules(
  ['cards', 'ranks', isFlat ? 'flat' : 'multiple'],
  { ...facts, pays: facts.pays[0] },
  isFlat ? [] : rankRows(),
);
follow(6000);
