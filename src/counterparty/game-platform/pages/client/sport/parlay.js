// What a page calculates of tickets on matches: the systems of a parlay, how many lines each has, and the most a ticket returns.

/** By the number of selections. */
export const systems = {
  2: ['2x1'],
  3: ['3x1', '3x3', '3x4'],
  4: ['4x1', '4x6', '4x11'],
  5: ['5x1', '5x10', '5x26'],
  6: ['6x1', '6x15', '6x57'],
};
/** How many selections a line of a system may have. */
const sizes = {
  '': [1],
  '2x1': [2],
  '3x1': [3],
  '3x3': [2],
  '3x4': [2, 3],
  '4x1': [4],
  '4x6': [2],
  '4x11': [2, 3, 4],
  '5x1': [5],
  '5x10': [2],
  '5x26': [2, 3, 4, 5],
  '6x1': [6],
  '6x15': [2],
  '6x57': [2, 3, 4, 5, 6],
};
/** '' is a single bet. */
export const linesOf = (system) => (system === '' ? 1 : Number(system.split('x')[1]));

/** What a ticket returns when every selection wins, in yuan: for the page alone, the platform calculates exactly. */
export function most(system, odds, unit) {
  let sum = 0;
  for (let mask = 1; mask < 1 << odds.length; mask += 1) {
    const chosen = odds.filter((_, place) => mask & (1 << place));
    if (sizes[system].includes(chosen.length)) sum += chosen.reduce((product, each) => product * each, unit);
  }
  return sum.toFixed(4);
}
