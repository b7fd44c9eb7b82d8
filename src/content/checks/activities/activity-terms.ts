// The rule that the terms of an activity are those its kind runs with, and add up: the check that the server makes where they are stored.
import type { ActivityKind } from '#contract/entities.generated.ts';
import { InputFault } from '#rules/input.ts';
import type { Path } from '#station/read/diagnostic.ts';
import { writeFix } from '#station/read/schemaPlace.ts';
import { parseMoney } from '#values/money.ts';
import { readTerms } from '../../activityTerms.ts';
import { asStored } from '../../soundTerms.ts';
import { contentRule } from '../rule.ts';
import { wholeMoment } from '../texts/reversed-window.ts';

/** The place that a fault names, such as terms.sectors[2].weight. */
const placeOf = (field: string): Path =>
  [...field.matchAll(/([^.[\]]+)|\[(\d+)\]/g)].map(([, key, at]) => (at === undefined ? key! : Number(at)));

/** What the rules' codes mean, in words. */
const inWords: readonly (readonly [RegExp, string])[] = [
  [/WEIGHTS_SUM/, 'the weights do not add up to total'],
  [/WEIGHT_NEGATIVE/, 'a weight is below zero'],
  [/NO_FALLBACK/, 'a prize may run out, so one sector has to be without a prize'],
  [/COUNT_INVALID/, 'there is at least one packet'],
  [/BAND_INVALID/, 'the least of a packet is a cent or more, and not above its most'],
  [/TOTAL_TOO_SMALL/, 'so many packets of the least are more than the total'],
  [/TOTAL_TOO_LARGE/, 'so many packets of the most are less than the total'],
  [/NOT_CENTS/, 'amounts are whole cents'],
  [/RATES_GAIN/, 'buying points and selling them would bring a gain'],
];

const rest = '"type": "daily", "title": "A", "picture": "/art/a.svg", "content": "<p>A</p>"';
const wheel = (total: number): string =>
  `{ "items": [{ "key": "a", "kind": "wheel", ${rest}, "terms": { "total": ${total}, "sectors": [{ "prize": { "kind": "none" }, "weight": 60, "stock": null }, { "prize": { "kind": "cash", "amount": "8" }, "weight": 40, "stock": null }], "steps": [], "dailyLimit": 1, "cost": 0 } }] }`;

interface Weighted {
  sectors: readonly { weight: number }[];
}

/** The fix that makes the total of a wheel what its weights are. */
const totalFix = (at: number, { sectors }: Weighted) =>
  writeFix(
    ['items', at, 'terms', 'total'],
    sectors.reduce((sum, { weight }) => sum + weight, 0),
    false,
  );

/** The fix that swaps a least and a most that were filled in the wrong way round. */
function swapFix(path: Path, object: unknown) {
  const { min, max } = (object ?? {}) as Record<string, unknown>;
  if (path.at(-1) !== 'min' || typeof min !== 'string' || typeof max !== 'string') return undefined;
  if (parseMoney(min) <= parseMoney(max)) return undefined;
  const changes = [
    { kind: 'set', path, value: max },
    { kind: 'set', path: [...path.slice(0, -1), 'max'], value: min },
  ] as const;
  return { description: 'Swap the two', safe: false, changes };
}

/** What stands at a path of a value. */
const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce(
    (inner: unknown, step) => (inner as Record<string | number, unknown> | undefined)?.[step],
    value,
  );

type Terms = Readonly<Record<string, unknown>>;

/** What a figure may have been before a zero was lost or one too many was typed; none of a value that is no figure. */
function shifted(given: unknown): (string | number)[] {
  const figure = typeof given === 'string' || typeof given === 'number' ? Number(given) : Number.NaN;
  if (!Number.isFinite(figure) || figure === 0) return [];
  return [10, 0.1, 100, 0.01].map((by) => {
    const value = Number((figure * by).toFixed(4));
    return typeof given === 'string' ? String(value) : value;
  });
}

/** The fix of a figure of the terms with a zero too few or too many: the first that makes the terms add up, that of the fault before its neighbours. */
function zeroFix(kind: ActivityKind, terms: Terms, at: number, place: Path) {
  const inTerms = place.slice(3);
  const holder = inTerms.slice(0, -1);
  const beside = Object.keys((valueAt(terms, holder) ?? {}) as object).filter(
    (key) => key !== inTerms.at(-1),
  );
  for (const key of [inTerms.at(-1)!, ...beside])
    for (const value of shifted(valueAt(terms, [...holder, key]))) {
      const changed = withValue(terms, [...holder, key], value) as Record<string, unknown>;
      try {
        readTerms(kind, asStored(kind, changed));
      } catch {
        // Not this one.
        continue;
      }
      return writeFix(['items', at, 'terms', ...holder, key], value, false);
    }
  return undefined;
}

/** A value with another at a path of it. */
function withValue(value: unknown, [step, ...rest]: Path, put: unknown): unknown {
  if (step === undefined) return put;
  const inner = withValue((value as Record<string | number, unknown>)[step], rest, put);
  return Array.isArray(value)
    ? value.map((one, index) => (index === step ? inner : one))
    : { ...(value as object), [step]: inner };
}

/** A begin or end of an activity that cuts a day in two. */
function* partOfDay(at: number, field: 'from' | 'until', moment: string | undefined, time: string) {
  // A day alone is its first moment.
  const given = moment?.slice(11, 16) || '00:00';
  if (moment === undefined || given === time) return;
  const whole = `${moment.slice(0, 10)} ${time}`;
  yield {
    path: ['items', at, field],
    at: 'value',
    message: `${field === 'from' ? 'It begins' : 'It ends'} at ${given} of a day in place of ${time}.`,
    consequence: 'Nothing of the file is applied: deposits and bets count by whole days.',
    fix: {
      description: `Write ${whole}`,
      safe: false,
      changes: [{ kind: 'set', path: ['items', at, field], value: whole }],
    },
  } as const;
}

export const activityTerms = contentRule({
  name: 'activity-terms',
  severity: 'error',
  page: 'The terms of an activity are those of its kind: the weights of a wheel add up to its total, a packet is worth what it holds, points cannot be bought and sold at a gain. It runs for whole days of Beijing, from 00:00 until 23:59: deposits and bets count by the day. `content docs activities` shows an example of each kind; {} is an offer that is only read.',
  kinds: ['activities'],
  good: wheel(100),
  bad: wheel(99),
  *check({ file }) {
    for (const [at, { kind, terms, from, until }] of file.items.entries()) {
      if (!terms || Object.keys(terms).length === 0) continue;
      // Days that stand the wrong way round are that mistake, and no other.
      if (from === undefined || until === undefined || wholeMoment(from) < wholeMoment(until)) {
        yield* partOfDay(at, 'from', from, '00:00');
        yield* partOfDay(at, 'until', until, '23:59');
      }
      try {
        readTerms(kind, asStored(kind, terms as Record<string, unknown>));
      } catch (error) {
        if (!(error instanceof InputFault)) throw error;
        const problem = error.message.slice(error.field.length + 2);
        const words = inWords.find(([code]) => code.test(problem))?.[1];
        const path = ['items', at, ...placeOf(error.field)];
        yield {
          path,
          at: 'value',
          message: `${error.field}: ${words ?? problem}.`,
          consequence: 'Nothing of the file is applied: the activity could not be run.',
          fix: /WEIGHTS_SUM/.test(problem)
            ? totalFix(at, terms as unknown as Weighted)
            : (swapFix(path, valueAt(file, path.slice(0, -1))) ?? zeroFix(kind, terms as Terms, at, path)),
        };
      }
    }
  },
});
