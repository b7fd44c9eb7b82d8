// The combinatorics by which units are counted.

const PASCAL: number[][] = [[1]];

/** Ways to choose k of n; 0 when that is impossible. Exact up to n = 56. */
export function choose(n: number, k: number): number {
  if (k < 0 || n < 0 || k > n) return 0;
  for (let row = PASCAL.length; row <= n; row += 1) {
    const above = PASCAL[row - 1] as number[];
    PASCAL.push(Array.from({ length: row + 1 }, (_, i) => (above[i - 1] ?? 0) + (above[i] ?? 0)));
  }
  return PASCAL[n]?.[k] ?? 0;
}

/** How many members of `list` are in `others`; `list` has no repeats. */
export function shared<T>(list: readonly T[], others: readonly T[]): number {
  let count = 0;
  for (const item of list) if (others.includes(item)) count += 1;
  return count;
}

export function product(sizes: readonly number[]): number {
  return sizes.reduce((result, size) => result * size, 1);
}

export function total(list: readonly number[]): number {
  let sum = 0;
  for (const item of list) sum += item;
  return sum;
}

export function distinct<T>(list: readonly T[]): T[] {
  return [...new Set(list)];
}

/** Elementary symmetric sum: over every choice of k sizes, the sum of their products. */
export function symmetricSum(sizes: readonly number[], k: number): number {
  const sums = [1, ...Array.from({ length: k }, () => 0)];
  for (const size of sizes) {
    for (let i = k; i >= 1; i -= 1) sums[i] = (sums[i] ?? 0) + (sums[i - 1] ?? 0) * size;
  }
  return sums[k] ?? 0;
}

/** Tuples with one pick from each row and no pick twice, counted number by number over sets of filled rows. */
export function distinctTuples<T>(rows: readonly (readonly T[])[]): number {
  const full = (1 << rows.length) - 1;
  const ways = new Array<number>(full + 1).fill(0);
  ways[0] = 1;
  for (const pick of new Set(rows.flat())) {
    for (let filled = full; filled >= 0; filled -= 1) {
      const count = ways[filled] ?? 0;
      if (count === 0) continue;
      rows.forEach((row, index) => {
        const bit = 1 << index;
        if ((filled & bit) === 0 && row.includes(pick))
          ways[filled | bit] = (ways[filled | bit] ?? 0) + count;
      });
    }
  }
  return ways[full] ?? 0;
}

/** Every choice of k items, in order. Meant for the few ticked positions, never for units. */
export function subsets<T>(items: readonly T[], k: number): T[][] {
  if (k === 0) return [[]];
  return items.flatMap((item, index) =>
    subsets(items.slice(index + 1), k - 1).map((rest) => [item, ...rest]),
  );
}
