// The rule that the terms of what bets count leave out those against each other, and no others.
import { writeFix } from '#station/read/schemaPlace.ts';
import { formatMoney, parseMoney } from '#values/money.ts';
import { contentRule } from '../rule.ts';

const one = parseMoney('1');
/** A single bet on one of two sides covers half. */
const half = parseMoney('50');
/** Dragon and tiger together leave out the tie, nine of ten digits one. */
const nearlyAll = parseMoney('90');

export const coverLimit = contentRule({
  name: 'cover-limit',
  severity: 'warning',
  page: 'The limit of what bets may cover is so low that a single bet on one side counts nothing, or so high that bets on both sides of a draw count in full. The first makes turnover impossible to reach, the second makes a gift a certain profit.',
  kinds: ['withdrawal-rules'],
  good: '{ "coverLimit": "80", "betFactors": { "lhc": "0.5" } }',
  bad: '{ "coverLimit": "100" }',
  *check({ file }) {
    const { coverLimit: limit } = file as { coverLimit?: string };
    if (limit !== undefined && parseMoney(limit) < half)
      yield {
        path: ['coverLimit'],
        at: 'value',
        message: `coverLimit is ${limit}: a bet on one of two sides, which covers 50, counts nothing.`,
        consequence: 'Members who bet as usual cannot reach their turnover.',
        // A fraction where percent are meant.
        fix:
          parseMoney(limit) <= one
            ? writeFix(['coverLimit'], formatMoney(parseMoney(limit) * 100n), false)
            : undefined,
      };
    if (limit !== undefined && parseMoney(limit) >= nearlyAll)
      yield {
        path: ['coverLimit'],
        at: 'value',
        message: `coverLimit is ${limit}: bets against each other, such as dragon and tiger, which cover 90, count in full.`,
        consequence: 'Whoever bets both sides loses next to nothing, and keeps every gift.',
        fix: undefined,
      };
  },
});
