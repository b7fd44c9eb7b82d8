// The shape of three digits: 豹子, 对子, 顺子, 半顺, 杂六, on the circle where 9 and 0 are neighbours.

export const SHAPES = ['豹子', '顺子', '对子', '半顺', '杂六'] as const;
export type DigitShape = (typeof SHAPES)[number];

function adjacent(a: number, b: number): boolean {
  const step = Math.abs(a - b);
  return step === 1 || step === 9;
}

/** Exactly one shape holds; the first that does, in the order of docs/rules-of-play.md §4. */
export function shapeOf(digits: readonly number[]): DigitShape {
  const [a = 0, b = 0, c = 0] = digits;
  if (a === b && b === c) return '豹子';
  if (a === b || b === c || a === c) return '对子';
  const neighbours = [adjacent(a, b), adjacent(b, c), adjacent(a, c)].filter(Boolean).length;
  if (neighbours === 2) return '顺子';
  return neighbours === 1 ? '半顺' : '杂六';
}
