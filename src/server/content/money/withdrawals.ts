// The kinds of content that withdrawals go by: the types of cards, and the rule of all withdrawals.
import { sql } from 'kysely';
import { type Codec, clock, hundredths, optional, orElse, same, tenThousandths, yuan } from '../codecs.ts';
import { listKind, settingsKind } from '../kind.ts';
import { refusalsFor } from '../refusals.ts';
import type { Json } from '../rows.ts';

export const cardTypes = listKind(
  'card-types',
  {
    table: 'card_type',
    key: 'code',
    position: { within: [] },
    retired: () => ({ is_open: false }),
    fields: [
      ['name', 'name', same],
      ['open', 'is_open', same],
      ['cardsMost', 'cards_most', same],
      ['fields', 'fields', same],
      ['least', 'least', yuan],
      ['most', 'most', yuan],
      ['feeFixed', 'fee_fixed', yuan],
      ['feePercent', 'fee_share', hundredths],
      ['feeMost', 'fee_most', optional(yuan)],
      ['arrivalMinutes', 'arrival_minutes', same],
      ['coin', 'coin', orElse(same, '')],
      ['rate', 'rate', optional(yuan)],
    ],
  },
  {
    refusals: (db, changes) =>
      refusalsFor(
        db,
        changes.get('card_type')?.remove ?? [],
        ({ code }) =>
          sql`SELECT count(*)::int AS count FROM withdrawal WHERE type = ${code as string} AND stage <> 'ended'`,
        (name, count) =>
          `The card type ${name} cannot go: ${count} withdrawals to such cards are not finished. Set "open": false until they are.`,
      ),
  },
);

/** Factors by category; without any, every bet counts in full. */
const factors: Codec = {
  toFile: (value) => (Object.keys(value as object).length === 0 ? undefined : value),
  toRow: (value) => value ?? {},
};

/** A count that may be left out for no limit, which the table has as -1. */
const countOrAll = orElse(same, -1 as Json);

export const withdrawalRules = settingsKind('withdrawal-rules', 'withdrawal_rule', [
  ['open', 'is_open', same],
  ['from', 'from_minute', clock],
  ['to', 'to_minute', clock],
  ['amounts', 'amount_rule', same],
  ['timesADay', 'times_a_day', countOrAll],
  ['freeTimes', 'free_times', countOrAll],
  ['firstMost', 'first_most', optional(yuan)],
  ['secondMost', 'second_most', optional(yuan)],
  ['reviewFrom', 'review_from', optional(yuan)],
  ['cardCoolingSeconds', 'card_cooling_seconds', same],
  ['changeCoolingSeconds', 'change_cooling_seconds', same],
  ['resetBelow', 'reset_below', yuan],
  ['coverLimit', 'cover_limit', tenThousandths],
  ['takeBack', 'may_take_back', same],
  ['turnoverFeePercent', 'turnover_fee_share', optional(hundredths)],
  ['betFactors', 'bet_factors', factors],
]);
