// The page of a fishing room: fish that swim by, shots that are sent in small groups, and what each caught.

import {
  amountOf,
  autoplay,
  bet,
  byId,
  fill,
  follow,
  game,
  h,
  onStanding,
  rested,
  say,
  showNotice,
  units,
  yuan,
} from '../page.js';
import '../latestRounds.js';
import { gunner } from './gunner.js';
import { bedHeight, cannonAt, seaBed } from './seaBed.js';
import { shoalIn } from './shoal.js';

const play = byId('play');
let cannon = '0.5';
let standing;
/** Of this visit: shots, what they cost and what they caught, in 0.0001 yuan. */
const sums = { shots: 0, cost: 0n, won: 0n };
const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
const sea = h('div', { class: 'sea' });
const gun = cannonAt(sea, isCalm);
sea.append(seaBed(game, sea), gun.element);
const count = h('span');
const modes = h('div', { class: 'choice modes', role: 'group', 'aria-label': say('fishing.modes') });
const choice = h('div', { class: 'choice', role: 'group', 'aria-label': say('fishing.cannon') });
// The count has its place from the start: with the first shot nothing below it moves.
fill(
  play,
  sea,
  h('p', { class: 'legend ends' }, say('fishing.cannon'), count),
  choice,
  modes,
  h('p', { class: 'legend' }, say('fishing.hint')),
);

const shoal = shoalIn(sea, {
  isCalm,
  depth: () => sea.clientHeight - bedHeight,
  fish: () => standing.state.fish,
  tapped: (swimmer) => gunnerAt.tapped(swimmer),
});

let waiting = [];
let isSending = false;
/** Fires once; says whether the balance covered it. */
function shoot(swimmer) {
  if (!shoal.has(swimmer) || waiting.length >= 20) return true;
  if (units(standing.balance) < units(cannon) * BigInt(waiting.length + 1)) {
    showNotice(say('refused.short'), 'bad');
    return false;
  }
  waiting.push(swimmer);
  fire(swimmer);
  if (!isSending) setTimeout(send, 250);
  isSending = true;
  return true;
}
const gunnerAt = gunner({ shoot, isThere: shoal.isIn, fishInSight: shoal.inSight });
// To fire by itself is to play by itself.
fill(modes, autoplay ? gunnerAt.controls : []);
/** The cannon turns to a fish, and its bullet bursts where the fish is then. */
function fire(swimmer) {
  const [toX, toY] = shoal.middleOf(swimmer);
  const [fromX, fromY] = gun.aim(toX, toY);
  if (isCalm) return burst([toX, toY], '');
  const bullet = h('i', { class: 'bullet' });
  sea.append(bullet);
  const flight = bullet.animate(
    [{ transform: `translate(${fromX}px, ${fromY}px)` }, { transform: `translate(${toX}px, ${toY}px)` }],
    { duration: 80 + Math.hypot(toX - fromX, toY - fromY) / 2.5 },
  );
  flight.onfinish = () => {
    bullet.remove();
    if (shoal.has(swimmer)) burst(shoal.middleOf(swimmer), '');
  };
}
function burst([x, y], text) {
  const mark = h(
    'span',
    {
      class: 'burst',
      'data-missed': text === '',
      style: { left: `${x - 13}px`, top: `${y - 13}px` },
    },
    text,
  );
  sea.append(mark);
  setTimeout(() => mark.remove(), 950);
}

async function send() {
  const sent = waiting;
  waiting = [];
  const answer = await bet({ cannon, shots: sent.map(({ code }) => code) });
  if (answer.ok) {
    sums.shots += sent.length;
    sums.cost += units(cannon) * BigInt(sent.length);
    const won = answer.shots.reduce((sum, { win }) => sum + (win === '' ? 0n : units(win)), 0n);
    sums.won += won;
    fill(
      count,
      say('fishing.fired', {
        count: sums.shots,
        cost: yuan(amountOf(sums.cost)),
        won: yuan(amountOf(sums.won)),
      }),
    );
    // What a volley caught is no win where it cost as much.
    const isWin = won > units(cannon) * BigInt(sent.length);
    answer.shots.forEach(({ fish, win }, at) => {
      if (win === '') return;
      burst(shoal.middleOf(sent[at]), `${isWin ? '+' : ''}${yuan(win)}`);
      shoal.remove(sent[at]);
      if (isWin && units(win) >= units(cannon) * 20n)
        showNotice(say('fishing.caught', { fish: say(`fish.${fish}`), win: yuan(win) }), 'good');
    });
  } else gunnerAt.stop();
  await rested();
  isSending = waiting.length > 0;
  if (isSending) setTimeout(send, 50);
  else draw();
}

let drawn = '';
function draw() {
  const key = `${cannon} ${standing.state.cannons}`;
  if (key === drawn) return;
  drawn = key;
  gun.load(`¥${cannon}`);
  fill(
    choice,
    standing.state.cannons.map((value) =>
      h(
        'button',
        {
          type: 'button',
          'aria-pressed': String(value === cannon),
          onclick: () => {
            cannon = value;
            draw();
          },
        },
        `¥${value}`,
      ),
    ),
  );
}
onStanding((next) => {
  standing = next;
  draw();
});
shoal.fill();
// A phone that is turned has a sea of another height.
matchMedia('(orientation: landscape)').addEventListener('change', shoal.fill);
fill(
  byId('rules'),
  h(
    'ul',
    {},
    standing.state.fish.map(({ code, pays }) =>
      h('li', {}, h('span', {}, say(`fish.${code}`)), h('b', {}, `×${pays}`)),
    ),
  ),
);
follow(2000);
