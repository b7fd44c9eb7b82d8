// The bets of the live tables: how they lie, what each is called, and its colour.
import { dieFace, engine, facts, h, say } from '../page.js';
import { edgeCodes, numbersOf } from './carpet.js';

const reds = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
/** Of a number of the wheel. */
export const colourOf = (number) => (number === 0 ? 'green' : reds.has(number) ? 'red' : 'black');

/** Rows of bet codes: how the table is laid out. */
export const layouts = {
  baccarat: [
    ['playerPair', 'tie', 'bankerPair'],
    ['player', 'banker'],
    ['small', 'anyPair', 'perfectPair', 'big'],
  ],
  dragonTiger: [
    ['dragon', 'tie', 'tiger'],
    ['dragonOdd', 'dragonEven', 'suitedTie', 'tigerOdd', 'tigerEven'],
    ['dragonRed', 'dragonBlack', 'tigerRed', 'tigerBlack'],
  ],
  roulette: [
    ['low', 'even', 'red'],
    ['black', 'odd', 'high'],
    [
      'straight:0',
      ...Array.from({ length: 36 }, (_, at) => `straight:${at + 1}`),
      ...edgeCodes,
      'column1',
      'column2',
      'column3',
      'dozen1',
      'dozen2',
      'dozen3',
    ],
  ],
  sicbo: [
    ['small', 'odd', 'even', 'big'],
    Array.from({ length: 6 }, (_, at) => `single:${at + 1}`),
    Array.from({ length: 6 }, (_, at) => `double:${at + 1}`),
    [4, 5, 6, 7, 8, 9, 10].map((sum) => `sum:${sum}`),
    [17, 16, 15, 14, 13, 12, 11].map((sum) => `sum:${sum}`),
    [...Array.from({ length: 6 }, (_, at) => `triple:${at + 1}`), 'anyTriple'],
  ],
};

export const toneOf = (code) => {
  const [, number] = /^straight:(\d+)$/.exec(code) ?? [];
  if (number) return { red: 'red', green: 'green', black: '' }[colourOf(Number(number))];
  if (/^banker|^dragon|^red$|^big$/.test(code)) return 'red';
  if (/^player|^tiger|^small$/.test(code)) return 'blue';
  return /^(?:tie|anyTriple|green)$/.test(code) ? 'green' : '';
};
export const nameOf = (code) => {
  const [shape, numbers = ''] = code.split(':');
  if (shape === 'straight') return numbers;
  if (shape !== 'sixLine') return say(`bet.${engine}.${shape}`, { numbers });
  const six = numbersOf(code);
  return say('bet.roulette.sixLine', { numbers: `${six[0]}–${six.at(-1)}` });
};

/** What a bet pays; where that depends on what comes, everything it can pay. */
export const oddsOf = (code) => {
  const [pays, ...more] = facts.pays[code];
  if (more.length === 0) return say('odds', { pays });
  return say(`odds.${engine}.${code.split(':')[0]}`, { pays, most: more.at(-1) });
};

/** The bets of the table with what they pay; those of one shape that pay alike are one row. */
export function payRows() {
  const groups = new Map();
  for (const code of layouts[engine].flat()) {
    const [shape, number] = code.split(':');
    const key = `${shape} ${oddsOf(code)}`;
    groups.set(key, [...(groups.get(key) ?? []), { code, shape, number }]);
  }
  return [...groups.values()].map((group) => {
    const [{ code, shape, number }] = group;
    // Pairs, rows and squares of numbers go without them.
    if (number?.includes('-')) return [say(`bet.${engine}.${shape}`, { numbers: '' }).trim(), oddsOf(code)];
    const numbers =
      group.length > 2 ? `${number}–${group.at(-1).number}` : group.map((each) => each.number).join(' · ');
    return [number ? say(`bet.${engine}.${shape}`, { numbers }) : nameOf(code), oddsOf(code)];
  });
}

/** What bets pay, by the name that the rules call it: `single` and, where it can pay more, `single1`, `single2`. */
export const payValues = () =>
  Object.fromEntries(
    Object.entries(facts.pays).flatMap(([code, pays]) =>
      pays.map((each, at) => [`${code.split(':')[0]}${at || ''}`, each]),
    ),
  );

/** How many dice of a bet of sic bo show its number. */
const diceOf = { single: 1, double: 2, triple: 3 };

/** What stands on a place: dice as they would fall, or its name; a range of numbers stands unbroken, on a line of its own. */
export function linesOf(code) {
  const [shape, number] = code.split(':');
  if (engine === 'sicbo' && diceOf[shape])
    return h(
      'span',
      { class: 'pips' },
      Array.from({ length: diceOf[shape] }, () => dieFace(number)),
    );
  return nameOf(code)
    .split(/ (?=\d+–)/)
    .map((line) => h('span', {}, line));
}

/** What the road writes for a hand. */
export function markOf(mark) {
  if (engine === 'roulette') return { tone: colourOf(Number(mark)), sign: mark };
  const name = mark === 'triple' ? say('bet.sicbo.anyTriple') : nameOf(mark);
  return { tone: toneOf(mark), sign: [...name][0] };
}
