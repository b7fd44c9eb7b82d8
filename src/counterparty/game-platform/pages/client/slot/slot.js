// The page of a slot machine: its own symbols and ground, reels that turn and stop where the platform says, winning lines, and free spins that follow one another.
import {
  announce,
  autoplay,
  bet,
  byId,
  disable,
  facts,
  fill,
  follow,
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
import '../latestRounds.js';
import { autoSpin, greatTimes } from './autoSpin.js';
import { reveal } from './feature.js';
import { nameOf, reels } from './reels.js';
import { showRules } from './rules.js';
import { slotSound } from './sound.js';
import { winLines } from './winLines.js';

const play = byId('play');
const { theme } = facts;
for (const [at, name] of ['--inner', '--outer', '--frame', '--cell-top', '--cell-foot'].entries())
  document.body.style.setProperty(name, theme.ground[at]);
document.body.style.setProperty('--line', `color-mix(in srgb, ${theme.ground[2]} 45%, transparent)`);

let stake = '2';
let isTurning = false;
let standing;
const verdict = h('p', { class: 'verdict', 'aria-live': 'polite' }, say(`slot.hint.${facts.kind}`));
const button = h('button', { type: 'button', class: 'act wide', onclick: () => spin() });
const stakes = h('div', {
  class: 'choice',
  style: { 'grid-template-columns': 'repeat(4, 1fr)' },
  role: 'group',
  'aria-label': say('stake'),
});

const lines = winLines();
const sound = slotSound();
/** Null where the operator wants a press for each spin. */
const auto = facts.autoSpin ? autoSpin({ spin: () => spin(), changed: () => draw() }) : null;
const hurried = (ms) => auto?.hurried(ms) ?? ms;
fill(
  play,
  h('div', { class: 'feature' }, h('p', {}, facts.feature), sound.button),
  h(
    'div',
    { class: 'reels' },
    reels.map(({ element }) => element),
    lines.element,
  ),
  verdict,
  stakes,
  auto?.element ?? [],
  button,
  h('p', { class: 'legend' }),
);

const pause = (ms) => new Promise((done) => setTimeout(done, ms));
const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;

async function spin() {
  if (isTurning) return;
  isTurning = true;
  draw();
  const featured = standing.state.free;
  lines.clear();
  verdict.removeAttribute('data-great');
  for (const reel of reels) reel.turn();
  const [answer] = await Promise.all([bet({ stake }, { quiet: true }), pause(isCalm ? 0 : hurried(420))]);
  if (!answer.ok) {
    for (const reel of reels) reel.stop();
    isTurning = false;
    auto?.stop();
    draw();
    return;
  }
  const { detail } = answer.round;
  for (const [at, reel] of reels.entries()) {
    if (!isCalm) await pause(hurried(170));
    reel.stop(detail.reels[at]);
    sound.play('stop');
  }
  await reveal(detail, {
    pause: (ms) => pause(isCalm ? 0 : hurried(ms)),
    tick: () => sound.play('stop'),
  });
  show(answer);
  take(answer);
  if (featured && !answer.state.free) announceFeature(featured, answer.round);
  await rested();
  isTurning = false;
  draw();
  if (answer.state.free && autoplay) {
    await pause(1100);
    if (!document.hidden) void spin();
    return;
  }
  if (auto?.isRunning()) auto.after(answer.round, stake);
}

/** What all free spins together came to; no more than the stake that won them is no win. */
function announceFeature({ stake: paid, won }, { prize }) {
  const all = units(won) + units(prize);
  const win = yuan(`${all / 10000n}.${String(all % 10000n).padStart(4, '0')}`);
  if (all > units(paid)) showNotice(say('won', { win }), 'good');
  else if (all > 0n) showNotice(say('returned', { win }));
}

/** The cells that a win counts, from the reel where it begins. */
function cellsOf({ line, count, isFromLast, cells }) {
  if (cells) return cells;
  const all = facts.lines[line - 1].map((row, reel) => [reel, row]);
  return (isFromLast ? all.reverse() : all).slice(0, count);
}

function show({ round, state }) {
  const { lines: named = [], reels: shown, spin: { wins = [], opened } = {} } = round.detail;
  const drawn = wins.map((win) => ({ number: win.line, cells: cellsOf(win) }));
  const hits = new Set(drawn.flatMap(({ cells }) => cells.map(String)));
  // What is named beside the wins is the scatter's.
  if (named.length > wins.length)
    for (const [reel, column] of shown.entries())
      for (const [row, symbol] of column.entries()) if (symbol === 'S') hits.add(`${reel},${row}`);
  // A spin that gives back no more than it cost is shown as what it is.
  const isWin = units(round.prize) > units(round.stake);
  if (isWin) sound.play('win');
  if (isWin && hits.size > 0)
    for (const [at, reel] of reels.entries()) reel.mark((row) => hits.has(`${at},${row}`));
  lines.show(isWin ? drawn : []);
  verdict.toggleAttribute('data-great', isWin && units(round.prize) >= units(round.stake) * greatTimes);
  fill(
    verdict,
    isWin
      ? h('b', {}, say('won', { win: yuan(round.prize) }))
      : units(round.prize) > 0n
        ? h('span', {}, say('returned', { win: yuan(round.prize) }))
        : h('span', {}, say('lostRound')),
    named.length > 0 &&
      h(
        'small',
        {},
        named
          .slice(0, 3)
          .map(({ name, count }) => `${name[lang]}×${count}`)
          .join('　'),
      ),
    opened && h('small', {}, say('slot.opened', { symbol: nameOf(opened) })),
    state.free && !round.isFree && h('b', {}, say('slot.awarded', { count: state.free.remaining })),
  );
  // Whoever looks at the reels reads it below them.
  if (isWin && !state.free && verdict.getBoundingClientRect().bottom < 0) announce(round);
}

function draw() {
  const { free } = standing.state;
  fill(button, free ? say('slot.freeSpin') : `${say('slot.spin')} ¥${stake}`);
  disable(button, isTurning || auto?.isRunning() === true);
  fill(
    stakes,
    standing.state.stakes.slice(0, 8).map((value) =>
      h(
        'button',
        {
          type: 'button',
          'aria-pressed': String(value === stake),
          disabled: isTurning || Boolean(free) || auto?.isRunning() === true,
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
      : `${facts.ways} · ${say('slot.rate', { share: standing.state.returned.slice(0, 5) })}`,
  );
}

onStanding((next) => {
  standing = next;
  if (!isTurning) draw();
});
const last = standing.rounds[0];
if (last?.detail.reels) for (const [at, reel] of reels.entries()) reel.show(last.detail.reels[at]);
showRules(standing.state.returned);
follow(6000);
