// The carpet of roulette: where each bet lies, the numbers it covers, and how keys walk from one bet to the next.

const rows = 12;
const numbersIn = (row) => [1, 2, 3].map((column) => 3 * (row - 1) + column);
const split = (...numbers) => `split:${numbers.join('-')}`;

/**
 * Bets on several numbers lie between them. Places are counted in halves: column c stands at x = 2c − 1 and row r at y = 2r,
 * zero above them at y = 0; on the left edge, x = 0, lie the bets on whole rows.
 */
const edges = new Map([
  ['firstFour:0-1-2-3', { x: 0, y: 1 }],
  ...[1, 2, 3].map((number) => [split(0, number), { x: 2 * number - 1, y: 1 }]),
  ['trio:0-1-2', { x: 2, y: 1 }],
  ['trio:0-2-3', { x: 4, y: 1 }],
  ...Array.from({ length: rows }, (_, at) => at + 1).flatMap((row) => {
    const [a, b, c] = numbersIn(row);
    const within = [
      [`street:${a}-${b}-${c}`, { x: 0, y: 2 * row }],
      [split(a, b), { x: 2, y: 2 * row }],
      [split(b, c), { x: 4, y: 2 * row }],
    ];
    if (row === rows) return within;
    const [d, e, f] = numbersIn(row + 1);
    const y = 2 * row + 1;
    return [
      ...within,
      [`sixLine:${[a, b, c, d, e, f].join('-')}`, { x: 0, y }],
      [split(a, d), { x: 1, y }],
      [`corner:${[a, b, d, e].join('-')}`, { x: 2, y }],
      [split(b, e), { x: 3, y }],
      [`corner:${[b, c, e, f].join('-')}`, { x: 4, y }],
      [split(c, f), { x: 5, y }],
    ];
  }),
]);
export const edgeCodes = [...edges.keys()];
export const isEdge = (code) => edges.has(code);

/** The numbers that a bet inside the carpet names. */
export const numbersOf = (code) => code.split(':')[1]?.split('-') ?? [];

/** The cells of the grid that a bet covers or lies between: rows from zero on, columns from that of the dozens on. */
export function carpetStyle(code) {
  const edge = edges.get(code);
  const cells = edge
    ? { row: Math.floor(edge.y / 2) + 1, rows: 1 + (edge.y % 2), ...columnsAt(edge.x) }
    : cellOf(code);
  return Object.fromEntries(Object.entries(cells).map(([name, value]) => [`--${name}`, value]));
}
const columnsAt = (x) => ({ column: Math.max(1, Math.ceil(x / 2)), columns: x > 0 && x % 2 === 0 ? 2 : 1 });
function cellOf(code) {
  const [, shape, digits] = /^(straight|column|dozen):?(\d+)$/.exec(code);
  const number = Number(digits);
  if (shape === 'dozen') return { row: number * 4 - 2, rows: 4, column: 0, columns: 1 };
  if (shape === 'column') return { row: 14, rows: 1, column: number, columns: 1 };
  if (number === 0) return { row: 1, rows: 1, column: 1, columns: 3 };
  return { row: Math.ceil(number / 3) + 1, rows: 1, column: ((number - 1) % 3) + 1, columns: 1 };
}

/** How a place between numbers is pressed: on a side, between two, on the left edge, or where four meet. */
export function sideOf(code) {
  const { x, y } = edges.get(code);
  return `${x === 0 ? 'left' : x % 2 === 0 ? 'across' : 'in'} ${y % 2 === 1 ? 'down' : ''}`.trim();
}

const placeOf = (code) => {
  const number = Number(numbersOf(code)[0]);
  return (
    edges.get(code) ??
    (number === 0 ? { x: 3, y: 0 } : { x: 2 * ((number - 1) % 3) + 1, y: 2 * Math.ceil(number / 3) })
  );
};
const codes = new Map(
  [...edgeCodes, ...Array.from({ length: 36 }, (_, at) => `straight:${at + 1}`)].map((code) => {
    const { x, y } = placeOf(code);
    return [`${x} ${y}`, code];
  }),
);

/** A phone on its side turns the carpet: its rows run to the right, and the third column is on top. */
const turned = matchMedia('(orientation: landscape) and (max-height: 480px)');
const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
/** The bet that lies beside another one in the direction of an arrow key; null for any other key. */
export function beside(code, key) {
  const step = steps[key];
  if (!step) return null;
  const [dx, dy] = turned.matches ? [-step[1], step[0]] : step;
  const { x, y } = placeOf(code);
  const [toX, toY] = [Math.min(5, Math.max(0, x + dx)), Math.min(2 * rows, Math.max(0, y + dy))];
  return toY === 0 ? 'straight:0' : codes.get(`${toX} ${toY}`);
}
