// Complete spaces of draws for the tests, the check of odds and what bets cover: every draw, or one draw for each class of draws that weigh the same.

import type { Draw } from '../play.ts';
import { range } from '../selection/fields.ts';

/** A draw that stands for `weight` draws. */
export interface Weighted {
  readonly draw: Draw;
  readonly weight: bigint;
}

export function chooseExactly(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n;
  let result = 1n;
  for (let i = 0; i < k; i += 1) result = (result * BigInt(n - i)) / BigInt(i + 1);
  return result;
}

/** Every ordered run of `count` values, with or without repeats. */
export function* runsOf(count: number, values: readonly number[], distinct: boolean): Generator<number[]> {
  if (count === 0) {
    yield [];
    return;
  }
  for (const run of runsOf(count - 1, values, distinct)) {
    for (const value of values) if (!distinct || !run.includes(value)) yield [...run, value];
  }
}

/** Every draw. */
export function* allDraws(count: number, from: number, to: number, distinct: boolean): Generator<Weighted> {
  for (const draw of runsOf(count, range(from, to), distinct)) yield { draw, weight: 1n };
}

/** Distinct balls where only some places matter: those in every way, the others filled up and counted. */
export function* byPlaces(count: number, to: number, places: readonly number[]): Generator<Weighted> {
  let weight = 1n;
  for (let i = places.length; i < count; i += 1) weight *= BigInt(to - i);
  for (const run of runsOf(places.length, range(1, to), true)) {
    const rest = range(1, to).filter((n) => !run.includes(n));
    const draw = Array.from({ length: count }, (_, place) => {
      const known = places.indexOf(place);
      return (known >= 0 ? run[known] : rest.pop()) as number;
    });
    yield { draw, weight };
  }
}

/** Every set of `count` balls, standing for all its orders. */
export function* bySets(count: number, to: number): Generator<Weighted> {
  let weight = 1n;
  for (let i = 2; i <= count; i += 1) weight *= BigInt(i);
  function* grow(set: number[], from: number): Generator<Weighted> {
    if (set.length === count) yield { draw: set, weight };
    else for (let n = from; n <= to - (count - set.length) + 1; n += 1) yield* grow([...set, n], n + 1);
  }
  yield* grow([], 1);
}

/** Distinct balls where only the places of two numbers matter, or that they are not drawn. */
export function* byTwoNumbers(count: number, to: number, a: number, b: number): Generator<Weighted> {
  const slots = range(0, to - 1);
  let orders = 1n;
  for (let i = 0; i < count; i += 1) orders *= BigInt(to - i);
  const rest = range(1, to).filter((n) => n !== a && n !== b);
  for (const [first, second] of runsOf(2, slots, true)) {
    const line = [...rest];
    for (const [slot, n] of [
      [first, a],
      [second, b],
    ].toSorted((x, y) => (x[0] as number) - (y[0] as number))) {
      line.splice(slot as number, 0, n as number);
    }
    yield { draw: line.slice(0, count), weight: orders / BigInt(to * (to - 1)) };
  }
}

/** Mark Six where only the class of each number matters: how many of the six each class has, and whose the special is. */
export function* byClasses(classes: readonly (readonly number[])[]): Generator<Weighted> {
  function* fill(index: number, six: number[], weight: bigint): Generator<{ six: number[]; weight: bigint }> {
    if (index === classes.length) {
      if (six.length === 6) yield { six, weight };
      return;
    }
    const members = classes[index] as readonly number[];
    for (let k = 0; k <= Math.min(members.length, 6 - six.length); k += 1) {
      yield* fill(index + 1, [...six, ...members.slice(0, k)], weight * chooseExactly(members.length, k));
    }
  }
  for (const { six, weight } of fill(0, [], 1n)) {
    for (const members of classes) {
      const left = members.filter((n) => !six.includes(n));
      if (left[0] !== undefined) yield { draw: [...six, left[0]], weight: weight * BigInt(left.length) };
    }
  }
}

/** Sets of `count` of the numbers 1 to `to`, one for each sum they can have. */
export function* bySums(count: number, to: number): Generator<Weighted> {
  const most = (count * (2 * to - count + 1)) / 2;
  const ways = Array.from({ length: count + 1 }, () => new Array<bigint>(most + 1).fill(0n));
  (ways[0] as bigint[])[0] = 1n;
  for (let n = 1; n <= to; n += 1) {
    for (let k = count; k >= 1; k -= 1) {
      const [into, from] = [ways[k] as bigint[], ways[k - 1] as bigint[]];
      for (let sum = most; sum >= n; sum -= 1) into[sum] = (into[sum] as bigint) + (from[sum - n] as bigint);
    }
  }
  const least = (count * (count + 1)) / 2;
  for (let sum = least; sum <= most; sum += 1) {
    // From 1, 2, 3, … push whole numbers up, the highest first, until the sum is reached.
    const set = range(1, count);
    let left = sum - least;
    for (let i = count - 1; left > 0; i -= 1) {
      const step = Math.min(left, to - count);
      set[i] = (set[i] as number) + step;
      left -= step;
    }
    yield { draw: set, weight: ways[count]?.[sum] as bigint };
  }
}

/** Sets of `count` of 1 to `to` by how many are in one half of them. */
export function* byHalf(count: number, to: number, inHalf: (n: number) => boolean): Generator<Weighted> {
  const half = range(1, to).filter(inHalf);
  const rest = range(1, to).filter((n) => !inHalf(n));
  for (let k = 0; k <= count; k += 1) {
    const weight = chooseExactly(half.length, k) * chooseExactly(rest.length, count - k);
    yield { draw: [...half.slice(0, k), ...rest.slice(0, count - k)].toSorted((a, b) => a - b), weight };
  }
}
