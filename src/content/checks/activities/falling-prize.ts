// The rule that an activity gives no less where more is deposited, bet or lost.
import type { RuleFinding } from '#station/checks/rule.ts';
import type { Path } from '#station/read/diagnostic.ts';
import { formatMoney } from '#values/money.ts';
import type { TermsOf } from '../../activityTerms.ts';
import { type SoundTerms, soundTerms } from '../../soundTerms.ts';
import { contentRule } from '../rule.ts';

/** A step of an activity: what it asks for, what it gives, and where the second is written. */
interface Step {
  asks: bigint;
  gives: bigint;
  path: Path;
  /** Where the first is written. */
  asked: Path;
  what: string;
  /** As it is written. */
  written: unknown;
}

const percentWritten = (text: string): bigint => BigInt(Math.round(Number(text) * 10_000));

/** The rows of steps that are compared with each other. */
function rowsOf({ kind, terms, path }: SoundTerms): Step[][] {
  const at = (list: string, index: number, ...field: (string | number)[]): Path => [
    ...path,
    list,
    index,
    ...field,
  ];
  if (kind === 'deficit')
    return [
      (terms as TermsOf<'deficit'>).tiers.map(({ from, rate }, index) => ({
        asks: from,
        gives: percentWritten(rate.text),
        path: at('tiers', index, 'rate'),
        asked: at('tiers', index, 'from'),
        what: `${rate.text} %`,
        written: rate.text,
      })),
    ];
  if (kind === 'bonus') {
    const { steps } = terms as TermsOf<'bonus'>;
    const levels = new Set(steps.flatMap(({ rates }) => [...rates].map(([level]) => level)));
    const ofLevels = steps.map(({ rates }, index) =>
      [...rates].map(([level, { text }]): Step => {
        const place = at('steps', index, 'rates', level);
        const what = `${text} permille`;
        return {
          asks: BigInt(level) * 10_000n,
          gives: percentWritten(text),
          path: place,
          asked: place,
          what,
          written: text,
        };
      }),
    );
    const ofSteps = [...levels].map((level) =>
      steps.flatMap(({ from, rates }, index) =>
        [...rates]
          .filter(([own]) => own === level)
          .map(([own, { text }]) => ({
            asks: from,
            gives: percentWritten(text),
            path: at('steps', index, 'rates', own),
            asked: at('steps', index, 'from'),
            what: `${text} permille`,
            written: text,
          })),
      ),
    );
    // A level may well get a little less; with a fifth a point was lost.
    const broken = ofLevels.filter((row) =>
      row.some(({ gives }, place) => place > 0 && gives * 5n <= row[place - 1]!.gives),
    );
    return [...broken, ...ofSteps];
  }
  if (kind === 'signIn') {
    const { rewards, bonuses } = terms as TermsOf<'signIn'>;
    const row = (list: readonly (readonly [number, number, Path])[]): Step[] =>
      list.map(([day, given, place]) => ({
        asks: BigInt(day) * 10_000n,
        gives: BigInt(given),
        path: place,
        asked: place,
        what: String(given),
        written: given,
      }));
    return [
      row(rewards.map((given, index) => [index + 1, given, at('rewards', index)])),
      row([...bonuses].map(([day, given]) => [Number(day), given, [...path, 'bonuses', day]])),
    ];
  }
  if (kind === 'treasure')
    return [
      (terms as TermsOf<'treasure'>).boxes.map(({ from, max }, index) => ({
        asks: from,
        gives: max,
        path: at('boxes', index, 'max'),
        asked: at('boxes', index, 'from'),
        what: `${formatMoney(max)} yuan`,
        written: formatMoney(max),
      })),
    ];
  if (kind === 'dragonBoat')
    return [
      (terms as TermsOf<'dragonBoat'>).steps.map(({ distance, amount }, index) => ({
        asks: BigInt(distance) * 10_000n,
        gives: amount,
        path: at('steps', index, 'amount'),
        asked: at('steps', index, 'distance'),
        what: `${formatMoney(amount)} yuan`,
        written: formatMoney(amount),
      })),
    ];
  if (kind === 'wheel' || kind === 'midAutumn') {
    const ranks = kind === 'wheel' ? [] : (terms as TermsOf<'midAutumn'>).prizes;
    // The first rank is the highest.
    const ofRanks = ranks.flatMap((prize, index): Step[] => {
      if (prize.kind !== 'cash') return [];
      const place = at('prizes', index, 'amount');
      const written = formatMoney(prize.amount);
      const asks = BigInt(ranks.length - index) * 10_000n;
      return [{ asks, gives: prize.amount, path: place, asked: place, what: `${written} yuan`, written }];
    });
    const steps = (terms as TermsOf<'wheel'>).steps.map((step, index) => ({ ...step, index }));
    const ofWays = (['deposit', 'bet'] as const).map((way) =>
      steps
        .filter((step) => step.kind === way)
        .map(({ from, chances, index }) => ({
          asks: from,
          gives: BigInt(chances),
          path: at('steps', index, 'chances'),
          asked: at('steps', index, 'from'),
          what: `${chances} chances`,
          written: chances,
        })),
    );
    return [ofRanks, ...ofWays];
  }
  return [];
}

/** The first step of a row that gives less than one that asks for less, or asks for what another does. */
function faultOf(row: readonly Step[]): RuleFinding | undefined {
  const sorted = row.toSorted((a, b) => (a.asks < b.asks ? -1 : a.asks > b.asks ? 1 : 0));
  for (const [at, one] of sorted.entries()) {
    const before = sorted[at - 1];
    if (!before || (before.asks < one.asks && before.gives <= one.gives)) continue;
    const isSame = before.asks === one.asks;
    // Where the rows are out of order, what the first of them asks for is wrong.
    const isBehind = row.indexOf(before) > row.indexOf(one);
    const isAsked = isSame || (isBehind && one.asked !== one.path);
    // The one that the step behind does not go along with is the one that was mistyped.
    const next = sorted[at + 1];
    const isHigh = next !== undefined && next.gives >= one.gives && next.gives < before.gives;
    const [wrong, like] = isHigh ? [before, one] : [one, before];
    return {
      path: isAsked ? one.asked : wrong.path,
      at: 'value',
      message: isSame
        ? `Two steps begin at ${formatMoney(one.asks)}.`
        : `From ${formatMoney(one.asks)} it gives ${one.what}, less than the ${before.what} from ${formatMoney(before.asks)}.`,
      consequence: isSame ? 'Nobody can say which of them counts.' : 'Members who do more get less.',
      fix: isAsked
        ? undefined
        : {
            description: `Write ${JSON.stringify(like.written)}, as its neighbour`,
            safe: false,
            changes: [{ kind: 'set', path: wrong.path, value: like.written }],
          },
    };
  }
  return undefined;
}

const item = (second: string): string =>
  `{ "items": [{ "key": "a", "kind": "deficit", "type": "daily", "title": "A", "picture": "/art/a.svg", "content": "<p>A</p>", "terms": { "minValidBet": "0", "tiers": [{ "from": "1000", "rate": "3" }, { "from": "10000", "rate": "${second}" }], "cap": null } }] }`;

export const fallingPrize = contentRule({
  name: 'falling-prize',
  severity: 'warning',
  page: 'An activity gives less where more is deposited, bet or lost, or has two steps that begin at the same amount. Mostly a digit is wrong, or two steps were exchanged.',
  kinds: ['activities'],
  good: item('5'),
  bad: item('2'),
  quietAfter: ['activity-terms', 'share-of-bets', 'share-of-losses', 'free-gift'],
  *check({ file }) {
    for (const one of soundTerms(file)) {
      const fault = rowsOf(one)
        .map(faultOf)
        .find((found) => found !== undefined);
      if (fault) yield fault;
    }
  },
});
