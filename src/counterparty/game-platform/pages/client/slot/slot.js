// Owns the page of a slot machine: reels that turn and stop where the platform says, winning lines, and free spins that follow one another.
import {
  announce,
  autoplay,
  bet,
  byId,
  facts,
  fill,
  follow,
  game,
  h,
  lang,
  onStanding,
  rested,
  say,
  showNotice,
  take,
  units,
  yuan,
} from '../page.js';

const play = byId('play');
/** Each game has its own colours; its symbols are the same nine drawings. */
const hue = [...game].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 360, 7);
document.body.style.setProperty('--felt', `hsl(${hue} 38% 20%)`);
document.body.style.setProperty('--ground', `hsl(${hue} 34% 7%)`);
document.body.style.setProperty('--raised', `hsl(${hue} 34% 28%)`);
document.body.style.setProperty('--line', `hsl(${hue} 26% 36%)`);
document.body.style.setProperty('--quiet', `hsl(${hue} 20% 78%)`);

const drawings = {
  // A golden ingot, coins, a lantern, a peach, a cloud: from the dearest down.
  A: () => [
    h('path', { d: 'M10 26q20 12 40 0q-1 18-20 18T10 26z', fill: '#e3a712' }),
    h('ellipse', { cx: 30, cy: 25, rx: 12, ry: 8, fill: '#ffd75e' }),
    h('path', { d: 'M10 26q20 12 40 0', fill: 'none', stroke: '#8a5d00', 'stroke-width': 1.6 }),
  ],
  B: () => [
    h('circle', { cx: 30, cy: 30, r: 17, fill: '#f2b632' }),
    h('circle', { cx: 30, cy: 30, r: 13, fill: 'none', stroke: '#9b6800', 'stroke-width': 2 }),
    h('rect', {
      x: 25,
      y: 25,
      width: 10,
      height: 10,
      fill: '#fff3d6',
      stroke: '#9b6800',
      'stroke-width': 1.5,
    }),
  ],
  C: () => [
    h('ellipse', { cx: 30, cy: 29, rx: 16, ry: 13, fill: '#c9202c' }),
    h('path', {
      d: 'M22 29a8 13 0 0 1 16 0a8 13 0 0 1-16 0',
      fill: 'none',
      stroke: '#ffd97a',
      'stroke-width': 1.5,
    }),
    h('rect', { x: 23, y: 13, width: 14, height: 4, rx: 1, fill: '#e0a526' }),
    h('path', { d: 'M30 42v9M26 42v6M34 42v6', stroke: '#e0a526', 'stroke-width': 2 }),
  ],
  D: () => [
    h('path', { d: 'M30 47C13 42 12 24 30 15c18 9 17 27 0 32z', fill: '#f2788b' }),
    h('path', { d: 'M30 17q-6 14 0 29', fill: 'none', stroke: '#c94a62', 'stroke-width': 1.6 }),
    h('path', { d: 'M30 17q12-8 18 2q-11 4-18-2z', fill: '#3f9a54' }),
  ],
  E: () => [
    h('path', { d: 'M14 38q-6-9 5-11q2-12 13-7q11-3 12 8q8 3 2 10z', fill: '#6fb6d8' }),
    h('path', { d: 'M20 33q4-6 9 0m4-2q4-5 8 1', fill: 'none', stroke: '#fff', 'stroke-width': 2 }),
  ],
  K: () => letter('K', '#7a2a8c'),
  Q: () => letter('Q', '#1f6f8f'),
  J: () => letter('J', '#3b7a35'),
  W: () => [
    h('rect', { x: 9, y: 9, width: 42, height: 42, rx: 9, fill: '#b3141d' }),
    h('rect', {
      x: 13,
      y: 13,
      width: 34,
      height: 34,
      rx: 6,
      fill: 'none',
      stroke: '#ffe1a0',
      'stroke-width': 1.6,
    }),
    h(
      'text',
      {
        x: 30,
        y: 31,
        'text-anchor': 'middle',
        'dominant-baseline': 'central',
        'font-size': lang === 'en' ? 11 : 15,
        'font-weight': 800,
        fill: '#ffe9b8',
      },
      say('symbol.W'),
    ),
  ],
  S: () => [
    h('polygon', {
      points: '30,7 36,23 53,24 40,35 44,52 30,42 16,52 20,35 7,24 24,23',
      fill: '#ffb51f',
      stroke: '#9b5f00',
      'stroke-width': 1.6,
    }),
    h(
      'text',
      {
        x: 30,
        y: 32,
        'text-anchor': 'middle',
        'dominant-baseline': 'central',
        'font-size': lang === 'en' ? 9 : 12,
        'font-weight': 800,
        fill: '#5b2c00',
      },
      say('symbol.S'),
    ),
  ],
};
const letter = (sign, colour) => [
  h(
    'text',
    {
      x: 30,
      y: 32,
      'text-anchor': 'middle',
      'dominant-baseline': 'central',
      'font-size': 34,
      'font-weight': 900,
      'font-family': 'Georgia, serif',
      fill: colour,
    },
    sign,
  ),
];
/** K, Q and J are their own names. */
const nameOf = (symbol) => ('KQJ'.includes(symbol) ? symbol : say(`symbol.${symbol}`));
const cell = (symbol) =>
  h(
    'div',
    { class: 'cell', role: 'img', 'aria-label': nameOf(symbol) },
    h('svg', { viewBox: '0 0 60 60' }, drawings[symbol]()),
  );

let stake = '2';
let isTurning = false;
let standing;
const reels = facts.reels.map((strip) => h('div', { class: 'reel' }, [...strip.slice(0, 3)].map(cell)));
const verdict = h('p', { class: 'verdict', 'aria-live': 'polite' }, say('slot.hint'));
const button = h('button', { type: 'button', class: 'act wide', onclick: () => spin() });
const stakes = h('div', {
  class: 'choice',
  style: { 'grid-template-columns': 'repeat(4, 1fr)' },
  role: 'group',
  'aria-label': say('stake'),
});

fill(play, h('div', { class: 'reels' }, reels), verdict, stakes, button, h('p', { class: 'legend' }));

const pause = (ms) => new Promise((done) => setTimeout(done, ms));
const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;

async function spin() {
  if (isTurning) return;
  isTurning = true;
  draw();
  const featured = standing.state.free;
  for (const reel of reels) {
    reel.removeAttribute('data-stopped');
    for (const each of reel.children) {
      each.removeAttribute('data-hit');
      each.removeAttribute('data-dim');
    }
    if (!isCalm) reel.setAttribute('data-turning', '');
  }
  const [answer] = await Promise.all([bet({ stake }, { quiet: true }), pause(isCalm ? 0 : 420)]);
  if (!answer.ok) {
    for (const reel of reels) reel.removeAttribute('data-turning');
    isTurning = false;
    draw();
    return;
  }
  const { detail } = answer.round;
  for (const [at, reel] of reels.entries()) {
    if (!isCalm) await pause(170);
    fill(reel, detail.reels[at].map(cell));
    reel.removeAttribute('data-turning');
    reel.setAttribute('data-stopped', '');
  }
  show(answer);
  take(answer);
  if (featured && !answer.state.free) announceFeature(featured, answer.round);
  await rested();
  isTurning = false;
  draw();
  if (answer.state.free && autoplay) {
    await pause(1100);
    if (!document.hidden) void spin();
  }
}

/** What all free spins together came to; no more than the stake that won them is no win. */
function announceFeature({ stake: paid, won }, { prize }) {
  const all = units(won) + units(prize);
  const win = yuan(`${all / 10000n}.${String(all % 10000n).padStart(4, '0')}`);
  if (all > units(paid)) showNotice(say('won', { win }), 'good');
  else if (all > 0n) showNotice(say('returned', { win }));
}

/** The payline that a win names; undefined for scatters. */
const lineOf = (name) => /^Line (\d+)/.exec(name.en)?.[1];

function show({ round, state }) {
  const lines = round.detail.lines ?? [];
  const hits = new Set();
  for (const { name, count } of lines) {
    const number = lineOf(name);
    if (number)
      for (let reel = 0; reel < count; reel += 1)
        hits.add(`${reel}-${facts.lines[Number(number) - 1][reel]}`);
    else
      for (const [reel, column] of round.detail.reels.entries())
        for (const [row, shown] of column.entries()) if (shown === 'S') hits.add(`${reel}-${row}`);
  }
  // A spin that gives back no more than it cost is shown as what it is.
  const isWin = units(round.prize) > units(round.stake);
  if (isWin && hits.size > 0)
    for (const [at, reel] of reels.entries())
      for (const [row, each] of [...reel.children].entries()) {
        each.toggleAttribute('data-hit', hits.has(`${at}-${row}`));
        each.toggleAttribute('data-dim', !hits.has(`${at}-${row}`));
      }
  if (round.state === 'won' && !state.free) announce(round);
  fill(
    verdict,
    isWin
      ? h('b', {}, say('won', { win: yuan(round.prize) }))
      : units(round.prize) > 0n
        ? say('returned', { win: yuan(round.prize) })
        : say('lostRound'),
    lines.length > 0
      ? lines
          .slice(0, 3)
          .map(({ name, count }) => `${lineOf(name) ? name[lang] : say('symbol.S')}×${count}`)
          .join('　')
      : '',
    state.free && !round.isFree ? h('b', {}, say('slot.awarded', { count: state.free.remaining })) : '',
  );
}

function draw() {
  const { free } = standing.state;
  fill(button, free ? say('slot.freeSpin') : `${say('slot.spin')} ¥${stake}`);
  button.disabled = isTurning;
  fill(
    stakes,
    standing.state.stakes.slice(0, 8).map((value) =>
      h(
        'button',
        {
          type: 'button',
          'aria-pressed': String(value === stake),
          disabled: isTurning || Boolean(free),
          onclick: () => {
            stake = value;
            draw();
          },
        },
        `¥${value}`,
      ),
    ),
  );
  fill(
    play.lastElementChild,
    free
      ? say('slot.free', { count: free.remaining, won: yuan(free.won) })
      : `${say('slot.lines', { count: facts.lines.length })} · ${say('slot.rate', { share: standing.state.returned.slice(0, 5) })}`,
  );
}

onStanding((next) => {
  standing = next;
  if (!isTurning) draw();
});
const last = standing.rounds[0];
if (last?.detail.reels) for (const [at, reel] of reels.entries()) fill(reel, last.detail.reels[at].map(cell));
const small = (symbol) =>
  h(
    'span',
    { style: { width: '92px', display: 'flex', 'align-items': 'center', gap: '6px' } },
    h('svg', { viewBox: '0 0 60 60', width: 36, height: 36 }, drawings[symbol]()),
    nameOf(symbol),
  );
const { free } = facts;
const stops = facts.reels.reduce((product, strip) => product * strip.length, 1);
fill(
  byId('rules'),
  h(
    'ul',
    {},
    Object.entries(facts.pays).map(([symbol, pays]) =>
      h('li', {}, small(symbol), h('span', {}, pays.map((pay, at) => `${at + 3}× ${pay}`).join('　'))),
    ),
    h(
      'li',
      {},
      small('S'),
      h(
        'span',
        {},
        Object.entries(facts.scatter)
          .map(([count, pay]) => `${count}× ${pay}${free ? ` +${free.spins[count]}` : ''}`)
          .join('　'),
      ),
    ),
  ),
  [
    say('slot.rule.pays', { count: facts.lines.length }),
    say('slot.rule.wild'),
    facts.wildFactor && say('slot.rule.wildFactor', { factor: facts.wildFactor }),
    facts.expandingReel !== null && say('slot.rule.expand', { reel: facts.expandingReel + 1 }),
    free && say('slot.rule.free', { factor: free.factor }),
    free && (free.retrigger ? say('slot.rule.again', { cap: free.cap }) : say('slot.rule.once')),
    say('slot.rule.return', {
      share: standing.state.returned,
      count: stops.toLocaleString('en-US'),
    }),
  ]
    .filter(Boolean)
    .map((rule) => h('p', {}, rule)),
  h(
    'ol',
    { 'aria-label': say('slot.rule.strips') },
    facts.reels.map((strip) => h('li', { class: 'strip' }, [...strip].map(nameOf).join(' '))),
  ),
);
follow(6000);
