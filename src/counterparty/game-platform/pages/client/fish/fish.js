// Owns the page of a fishing room: fish that swim by, shots that are sent in small groups, and what each caught.

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
import { gunner } from './gunner.js';
import { bedHeight, cannonAt, seaBed } from './seaBed.js';
import { animal } from './seaLife.js';

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

/** Fish in the sea: where each is, and in which row it swims. */
const swimmers = new Set();
/** No row is lower than the tallest fish with its name, and what rises and falls of it. */
const rowHeight = 86;
/** Where fish swim: above the bed. */
let depth;
/** In a row all swim one way at one pace: none meets another, and no name is covered. */
let rows;
/** Divides the sea into rows and fills each. */
function fillSea() {
  swimmers.forEach(remove);
  depth = sea.clientHeight - bedHeight;
  rows = Array.from({ length: Math.max(2, Math.floor(depth / rowHeight)) }, (_, at) => ({
    at,
    speed: (at % 2 === 0 ? 1 : -1) * (16 + Math.random() * 14),
    gap: 16,
  }));
  rows.forEach(fillRow);
}
const inRow = (row) => [...swimmers].filter((one) => one.row === row);
const isOut = ({ x, width, row }) => (row.speed > 0 ? x > sea.clientWidth : x < -width);
/** Whether the one that entered last has left room behind it. */
const hasRoom = (row) =>
  inRow(row).every(({ x, width }) => (row.speed > 0 ? x >= row.gap : x + width <= sea.clientWidth - row.gap));
/** Rarer the more it pays. Without a place it enters at the edge. */
function release(row, from) {
  const fish = standing.state.fish;
  const weights = fish.map(({ pays }) => 40 / (Number.parseFloat(pays) + 4));
  let left = Math.random() * weights.reduce((sum, weight) => sum + weight, 0);
  const { code, pays } =
    fish[
      weights.findIndex((weight) => {
        left -= weight;
        return left < 0;
      })
    ] ?? fish[0];
  const swimmer = { code, row, phase: Math.random() * 7 };
  const svg = animal(code);
  if (row.speed < 0) svg.style.transform = 'scaleX(-1)';
  swimmer.element = h(
    'button',
    {
      type: 'button',
      class: 'swimmer',
      'aria-label': say(`fish.${code}`),
      onpointerdown: (event) => {
        event.preventDefault();
        gunnerAt.tapped(swimmer);
      },
      onclick: (event) => event.detail === 0 && gunnerAt.tapped(swimmer),
    },
    svg,
    h('small', {}, `${say(`fish.${code}`)} ×${pays}`),
  );
  sea.append(swimmer.element);
  const { offsetWidth: width, offsetHeight: height } = swimmer.element;
  const free = depth / rows.length - height - 10;
  Object.assign(swimmer, { width, height });
  swimmer.x = from ?? (row.speed > 0 ? -width : sea.clientWidth);
  swimmer.y = (depth / rows.length) * row.at + 5 + Math.random() * Math.max(0, free);
  swimmers.add(swimmer);
  row.gap = 16 + Math.random() * 90;
  return swimmer;
}
/** Fills a row from one edge to the other. */
function fillRow(row) {
  for (let x = 8 + Math.random() * 60; x < sea.clientWidth - 60; ) {
    const { width } = release(row, x);
    x += width + row.gap;
  }
}

let before = 0;
function swim(now) {
  const seconds = Math.min(0.1, (now - before) / 1000);
  before = now;
  for (const swimmer of swimmers) {
    if (!isCalm) swimmer.x += swimmer.row.speed * seconds;
    const bob = isCalm ? 0 : Math.sin(now / 700 + swimmer.phase) * 4;
    swimmer.element.style.transform = `translate(${swimmer.x}px, ${swimmer.y + bob}px)`;
    if (isOut(swimmer)) remove(swimmer);
  }
  for (const row of rows) {
    // Where nothing moves, nothing comes in either: a row that was caught whole is filled again.
    if (isCalm && inRow(row).length === 0) fillRow(row);
    if (!isCalm && hasRoom(row)) release(row);
  }
  requestAnimationFrame(swim);
}
const remove = (swimmer) => {
  swimmers.delete(swimmer);
  swimmer.element.remove();
};

let waiting = [];
let isSending = false;
/** Fires once; says whether the balance covered it. */
function shoot(swimmer) {
  if (!swimmers.has(swimmer) || waiting.length >= 20) return true;
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
const gunnerAt = gunner({
  shoot,
  isThere: (swimmer) => swimmers.has(swimmer) && !isOut(swimmer),
  /** Wholly in the water, those before the cannon first. */
  fishInSight: () =>
    [...swimmers]
      .filter(({ x, width }) => x >= 0 && x + width <= sea.clientWidth)
      .sort((one, other) => fromMiddle(one) - fromMiddle(other)),
});
const fromMiddle = ({ x, width }) => Math.abs(x + width / 2 - sea.clientWidth / 2);
// To fire by itself is to play by itself.
fill(modes, autoplay ? gunnerAt.controls : []);
/** The cannon turns to a fish, and its bullet bursts where the fish is then. */
function fire(swimmer) {
  const { x, y, width, height } = swimmer;
  const [toX, toY] = [x + width / 2, y + height / 2 - 8];
  const [fromX, fromY] = gun.aim(toX, toY);
  if (isCalm) return burst(swimmer, '');
  const bullet = h('i', { class: 'bullet' });
  sea.append(bullet);
  const flight = bullet.animate(
    [{ transform: `translate(${fromX}px, ${fromY}px)` }, { transform: `translate(${toX}px, ${toY}px)` }],
    { duration: 80 + Math.hypot(toX - fromX, toY - fromY) / 2.5 },
  );
  flight.onfinish = () => {
    bullet.remove();
    if (swimmers.has(swimmer)) burst(swimmer, '');
  };
}
function burst({ x, y, width, height }, text) {
  const mark = h(
    'span',
    {
      class: 'burst',
      'data-missed': text === '',
      style: { left: `${x + width / 2 - 13}px`, top: `${y + height / 2 - 21}px` },
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
      burst(sent[at], `${isWin ? '+' : ''}${yuan(win)}`);
      remove(sent[at]);
      if (isWin && units(win) >= units(cannon) * 20n)
        showNotice(say('fishing.caught', { fish: say(`fish.${fish}`), win: yuan(win) }), 'good');
    });
  } else gunnerAt.stop();
  await rested();
  isSending = waiting.length > 0;
  if (isSending) setTimeout(send, 50);
  else draw();
}

function draw() {
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
fillSea();
// A phone that is turned has a sea of another height.
matchMedia('(orientation: landscape)').addEventListener('change', fillSea);
requestAnimationFrame(swim);
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
