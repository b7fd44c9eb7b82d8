// The most that bets on one draw can be paid together: exact where every outcome that they tell apart can be tried, otherwise no less than that.
import type { Bet } from '../bet/bet.ts';
import type { Draw, Family } from '../play.ts';
import type { Rules } from '../rule/settings.ts';
import { range } from '../selection/fields.ts';
import { runsOf } from '../spaces/drawSpaces.ts';
import { viewIn } from '../spaces/views.ts';
import { classesOf, countOfDraws, drawsOf } from './classes.ts';
import { payerOf } from './pay.ts';
import { runsThatPay } from './straights.ts';
import { BALLS, NUMBERS, type Part, partsOf, UNKNOWN } from './views.ts';

export interface HighestPayout {
  /** In 0.0001 yuan: stakes that are paid back with a prize included, as settling pays it. */
  readonly amount: bigint;
  /** Some draw pays exactly this; otherwise none pays more. */
  readonly isExact: boolean;
}

/** So many payments of one bet for one draw are worked out for a part of the draw; where there are more, its bets are only bounded. */
const mostPayments = 400_000;
/** So many runs of balls are tried together. */
const mostRuns = 200_000;
/** Between two of these the caller may do something else: about a millisecond. */
const step = 500;

/** Some places of a draw with all that is bet on them. */
interface Component {
  readonly places: readonly number[];
  readonly views: readonly (readonly [view: string, parts: readonly Part[]])[];
}

const placesOf = (view: string, family: Family): number[] =>
  view === BALLS ? range(0, family.balls.count - 1) : view.slice('places '.length).split(',').map(Number);

/** Outcomes that a view can have, at most. */
function sizeOf(places: readonly number[], { balls }: Family): number {
  const values = balls.to - balls.from + 1;
  return places.reduce((size, _, at) => size * (balls.distinct ? values - at : values), 1);
}

/** A draw with these balls on these places, and any on the others. */
function drawWith(places: readonly number[], run: readonly number[], { balls }: Family): Draw {
  const rest = balls.distinct ? range(balls.from, balls.to).filter((n) => !run.includes(n)) : [];
  return Array.from({ length: balls.count }, (_, place) => {
    const at = places.indexOf(place);
    return at >= 0 ? run[at]! : (rest.pop() ?? balls.from);
  });
}

const sumOf = (parts: readonly Part[], draw: Draw): number =>
  parts.reduce((sum, { payer, selection }) => sum + payer.pay(selection, draw), 0);
const boundOf = (parts: readonly Part[]): number =>
  [...new Set(parts.map(({ payer }) => payer))].reduce((sum, { bound }) => sum + bound, 0);

/** Views that share a place, put together. */
function componentsOf(family: Family, views: ReadonlyMap<string, readonly Part[]>): Component[] {
  let components: Component[] = [];
  for (const [view, parts] of views) {
    const places = placesOf(view, family);
    const touched = components.filter((each) => each.places.some((place) => places.includes(place)));
    const joined = {
      places: [...new Set([...places, ...touched.flatMap((each) => each.places)])].toSorted((a, b) => a - b),
      views: [[view, parts] as const, ...touched.flatMap((each) => each.views)],
    };
    components = [...components.filter((each) => !touched.includes(each)), joined];
  }
  return components;
}

/** What a component pays for each run of balls on its places: the most for each set of numbers that it takes. */
function* paidByNumbers(
  family: Family,
  { places, views }: Component,
  few?: readonly (readonly number[])[],
): Generator<void, Map<bigint, number>> {
  const { balls } = family;
  const values = balls.to - balls.from + 1;
  const looked = views.map(([view, parts]) => ({
    at: placesOf(view, family).map((place) => places.indexOf(place)),
    isAnyOrder: view === BALLS,
    parts,
    known: new Map<number, number>(),
  }));
  const best = new Map<bigint, number>();
  let count = 0;
  // On any other run nothing is paid.
  if (few) best.set(0n, 0);
  const runs: Iterable<readonly number[]> =
    few ?? runsOf(places.length, range(balls.from, balls.to), balls.distinct);
  for (const run of runs) {
    let paid = 0;
    for (const { at, isAnyOrder, parts, known } of looked) {
      const seen = at.map((place) => run[place]!);
      if (isAnyOrder) seen.sort((a, b) => a - b);
      const key = seen.reduce((sum, n) => sum * values + n - balls.from, 0);
      let own = known.get(key);
      if (own === undefined) {
        own = sumOf(parts, drawWith(places, run, family));
        known.set(key, own);
        count += parts.length;
      }
      paid += own;
    }
    // Only where a number is drawn once do components take numbers from each other.
    const taken = balls.distinct ? run.reduce((set, n) => set | (1n << BigInt(n)), 0n) : 0n;
    if (paid > (best.get(taken) ?? -1)) best.set(taken, paid);
    count += 1;
    if (count >= step) {
      count = 0;
      yield;
    }
  }
  return best;
}

/** The most of all components together, none of which takes a number of another. */
function* together(family: Family, all: readonly Map<bigint, number>[]): Generator<void, HighestPayout> {
  const sum = all.reduce((most, each) => most + Math.max(...each.values()), 0);
  if (all.length < 2 || !family.balls.distinct) return { amount: BigInt(sum), isExact: true };
  // Of many numbers only those are looked at that pay most: where they do not exclude each other, the sum is reached.
  const isFew = family.balls.to <= 11;
  let states = new Map<bigint, number>([[0n, 0]]);
  for (const each of all) {
    const most = Math.max(...each.values());
    const own = isFew ? [...each] : [...each].filter(([, paid]) => paid === most).slice(0, 60);
    const next = new Map<bigint, number>();
    for (const [taken, before] of states) {
      for (const [numbers, paid] of own)
        if ((taken & numbers) === 0n && before + paid > (next.get(taken | numbers) ?? -1))
          next.set(taken | numbers, before + paid);
      yield;
    }
    states = isFew ? next : new Map([...next].slice(0, 60));
  }
  const reached = Math.max(-1, ...states.values());
  return isFew
    ? { amount: BigInt(reached), isExact: true }
    : { amount: BigInt(sum), isExact: reached === sum };
}

/** The most that bets on one view are paid, by one draw for each of its outcomes. */
function* inView(draws: Iterable<Draw>, parts: readonly Part[]): Generator<void, number> {
  let most = 0;
  let count = 0;
  for (const draw of draws) {
    most = Math.max(most, sumOf(parts, draw));
    count += parts.length;
    if (count >= step) {
      count = 0;
      yield;
    }
  }
  return most;
}

/** Bets on which numbers are drawn: together where that can be tried, else each alone. */
function* onNumbers(family: Family, parts: readonly Part[]): Generator<void, HighestPayout> {
  const classes = classesOf(family, parts);
  if (countOfDraws(family, classes.length) * parts.length <= mostPayments)
    return { amount: BigInt(yield* inView(drawsOf(family, classes), parts)), isExact: true };
  if (parts.length === 1) return { amount: BigInt(boundOf(parts)), isExact: false };
  let amount = 0n;
  for (const part of parts) amount += (yield* onNumbers(family, [part])).amount;
  return { amount, isExact: false };
}

/** The runs of a component that hold straight bets alone, where trying each of them is little work. */
function fewRuns(family: Family, { places, views }: Component): number[][] | undefined {
  const [[, parts] = [], ...others] = views;
  if (!parts || others.length > 0) return undefined;
  const most = Math.floor(mostPayments / parts.length);
  return runsThatPay(parts, { places: places.length, balls: family.balls }, most);
}

/** The same in steps, so that a page can go on meanwhile. The bets are checked, at the rules of their draw. */
export function* highestSteps(family: Family, bets: readonly Bet[]): Generator<void, HighestPayout> {
  const { views, addUp } = partsOf(family, bets.map(payerOf));
  const rules: Rules | undefined = bets[0]?.rules;
  const onPlaces = new Map<string, readonly Part[]>();
  const found: HighestPayout[] = [];
  for (const [view, parts] of views) {
    if (view === UNKNOWN) found.push({ amount: BigInt(boundOf(parts)), isExact: false });
    else if (view === NUMBERS) found.push(yield* onNumbers(family, parts));
    else if (view === BALLS || view.startsWith('places')) onPlaces.set(view, parts);
    else
      found.push({
        amount: BigInt(yield* inView(viewIn(family, view, rules!).draws, parts)),
        isExact: true,
      });
  }
  const all: Map<bigint, number>[] = [];
  for (const component of componentsOf(family, onPlaces)) {
    const size = sizeOf(component.places, family);
    const payments = component.views.reduce(
      (sum, [view, parts]) => sum + parts.length * Math.min(size, sizeOf(placesOf(view, family), family)),
      0,
    );
    const few = size > mostRuns || payments > mostPayments ? fewRuns(family, component) : undefined;
    if (few) all.push(yield* paidByNumbers(family, component, few));
    else if (size <= mostRuns && payments <= mostPayments) all.push(yield* paidByNumbers(family, component));
    else
      for (const [view, parts] of component.views) {
        const own = placesOf(view, family);
        const isTried = sizeOf(own, family) * parts.length <= mostPayments && sizeOf(own, family) <= mostRuns;
        const amount = isTried
          ? Math.max(...(yield* paidByNumbers(family, { places: own, views: [[view, parts]] })).values())
          : boundOf(parts);
        found.push({ amount: BigInt(amount), isExact: false });
      }
  }
  if (all.length > 0) found.push(yield* together(family, all));
  const isApart = found.filter(({ amount }) => amount > 0n).length < 2;
  return {
    amount: found.reduce((sum, { amount }) => sum + amount, 0n),
    isExact: addUp && isApart && found.every(({ isExact }) => isExact),
  };
}

/** The most that checked bets on one draw can be paid together, by the rules that settle them. */
export function highestPayout(family: Family, bets: readonly Bet[]): HighestPayout {
  const steps = highestSteps(family, bets);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
