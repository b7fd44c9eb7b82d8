// What lies on a live table: cards, dice or the number of the wheel, and the steps in which each shows what came.

import { cardFace, dieFace, engine, fill, h, say } from '../page.js';
import { lay, lays, says, showSteps, sideOf, stopShowing } from '../showing.js';
import { colourOf } from './bets.js';
import { spinMs, wheelOf } from './wheel.js';

export const hands = h('div', { class: 'hands' });

const pointsOf = (cards) =>
  cards.reduce(
    (sum, code) => sum + (/10|J|Q|K/.test(code.slice(1)) ? 0 : code[1] === 'A' ? 1 : Number(code.slice(1))),
    0,
  ) % 10;

const twoSides = (names, backs) =>
  names.map((side) => sideOf(say(`bet.${engine}.${side}`), backs.map(cardFace)));

/** Each table: its sides before the draw, and the steps in which it shows a result. */
const tables = {
  baccarat: {
    sides() {
      const sides = twoSides(['player', 'banker'], ['', '']);
      for (const { cards } of sides) cards.dataset.room = '3';
      return sides;
    },
    steps(sides, { player, banker }, mark) {
      const both = [player, banker];
      return [
        // In the order of dealing: one card each, the second ones, and then the third ones.
        ...[0, 1, 2].flatMap((at) =>
          sides.flatMap((side, which) => {
            const code = both[which][at];
            return code ? [lays(at < 2 ? 240 : 480, () => lay(side, at, cardFace(code)))] : [];
          }),
        ),
        says(520, () => {
          for (const [at, { words }] of sides.entries())
            words.textContent = say('points', { points: pointsOf(both[at]) });
        }),
        says(420, () => {
          for (const [at, { box }] of sides.entries())
            box.dataset.won = String(mark === ['player', 'banker'][at]);
        }),
      ];
    },
  },
  dragonTiger: {
    sides: () => twoSides(['dragon', 'tiger'], ['']),
    steps: (sides, { dragon, tiger }, mark) => [
      ...sides.map((side, at) => lays(420, () => lay(side, 0, cardFace([dragon, tiger][at][0])))),
      says(620, () => {
        for (const [at, { box, words }] of sides.entries()) {
          const isWinner = mark === ['dragon', 'tiger'][at];
          box.dataset.won = String(isWinner);
          words.textContent = mark === 'tie' ? say('side.tie') : isWinner ? say('side.won') : '';
        }
      }),
    ],
  },
  roulette: {
    sides() {
      const hub = h('i', { class: 'pocket', 'data-tone': 'hub' });
      const wheel = wheelOf(hub);
      return [{ ...sideOf(say('wheel'), [wheel.box]), wheel, hub }];
    },
    steps([{ wheel, hub, words }], { wheel: [number] }) {
      const tone = colourOf(Number(number));
      return [
        lays(0, () => wheel.spin(number)),
        lays(spinMs, () => {
          hub.dataset.tone = tone;
          hub.textContent = number;
        }),
        says(420, () => {
          words.textContent = say(`bet.roulette.${tone}`);
        }),
      ];
    },
  },
  sicbo: {
    sides: () => [
      sideOf(
        say('dice'),
        [0, 1, 2].map((at) => h('i', { class: 'die', style: { '--at': at } })),
      ),
    ],
    steps([side], { dice }, mark) {
      const sum = dice.reduce((points, face) => points + Number(face), 0);
      const shape = mark === 'triple' ? 'anyTriple' : mark;
      return [
        ...dice.map((face, at) => lays(380, () => lay(side, at, dieFace(face)))),
        says(520, () => {
          side.words.textContent = `${say('points', { points: sum })} · ${say(`bet.sicbo.${shape}`)}`;
        }),
      ];
    },
  },
};

let shown = '';
let sides = [];

/**
 * Lays out a hand. A result that comes while one looks on is shown step by step, and `done` is called at its end; one that
 * was there before lies there at once.
 */
export function showHand({ hand, result, mark }, done) {
  const key = `${hand} ${result !== null}`;
  if (key === shown) return;
  const isSeen = result !== null && shown === `${hand} false`;
  shown = key;
  stopShowing();
  const table = tables[engine];
  if (!isSeen) {
    sides = table.sides();
    hands.toggleAttribute('data-still', result !== null);
    fill(
      hands,
      sides.map(({ box }) => box),
    );
  }
  if (result === null) return;
  const steps = table.steps(sides, result, mark);
  if (!isSeen) {
    for (const { step } of steps) step();
    return;
  }
  showSteps(steps, done);
}
