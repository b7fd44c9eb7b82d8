// The kinds of content that members and teams earn by: interest, rebates, and the rules for teams.
import { sql } from 'kysely';
import { CATEGORIES } from '#rules/team/categories.ts';
import { bigMillionths, hundredths, kept, millionths, optional, same, yuan } from '../codecs.ts';
import { type ContentKind, columnsOf, type Field, type Item, itemOf, rowOf, settingsKind } from '../kind.ts';
import { countOf } from '../refusals.ts';
import type { Json, Row } from '../rows.ts';
import { isSame } from '../rows.ts';

const interestFields: readonly Field[] = [
  ['annualPercent', 'annual', bigMillionths],
  ['least', 'least', yuan],
  ['most', 'most', yuan],
];

/** A file has the terms that begin last. Terms that differ begin on their day, at the earliest today: days that are past keep theirs. */
export const interest: ContentKind = {
  kind: 'interest',
  tables: [
    { table: 'interest_rate', key: ['from_day'], columns: columnsOf(interestFields), days: ['from_day'] },
  ],
  toFile: ({ interest_rate: rows = [] }) => {
    const last = rows.at(-1);
    return last ? { fromDay: last.from_day!, ...itemOf(interestFields, last) } : null;
  },
  toRows: (file, { there: { interest_rate: rows = [] }, today }) => {
    const terms = rowOf(interestFields, file);
    const last = rows.at(-1);
    const wanted = file.fromDay as string | undefined;
    const areTermsSame = last && Object.keys(terms).every((column) => isSame(terms[column], last[column]));
    if (areTermsSame && (wanted === undefined || wanted <= today || wanted === last.from_day))
      return { interest_rate: rows };
    const from_day = wanted !== undefined && (wanted > today || !last) ? wanted : today;
    return { interest_rate: [...rows.filter((row) => row.from_day !== from_day), { from_day, ...terms }] };
  },
};

const rebateFields: readonly Field[] = [
  ['fromDay', 'from_day', kept(same)],
  ['least', 'minimum', yuan],
  ['most', 'cap', optional(yuan)],
  ['turnover', 'factor', hundredths],
  ['automatic', 'is_auto', same],
  ['claimDays', 'claim_days', optional(same)],
];
const tierFields: readonly Field[] = [
  ['category', 'category', same],
  ['level', 'level', same],
  ['fromBet', 'from_bet', yuan],
  ['percent', 'rate', millionths],
];

export const rebates: ContentKind = {
  kind: 'rebates',
  tables: [
    { table: 'rebate_setting', key: [], columns: columnsOf(rebateFields), days: ['from_day'] },
    { table: 'rebate_tier', key: ['category', 'level', 'from_bet'], columns: ['rate'] },
  ],
  toFile: ({ rebate_setting: rows = [], rebate_tier: tiers = [] }) => {
    const [row] = rows;
    return row
      ? { ...itemOf(rebateFields, row), tiers: tiers.map((tier) => itemOf(tierFields, tier)) }
      : null;
  },
  toRows: (file, { there: { rebate_setting: old = [] }, today }) => ({
    rebate_setting: [{ ...(old.length === 0 && { from_day: today }), ...rowOf(rebateFields, file) }],
    rebate_tier: (file.tiers as readonly Item[]).map((tier) => rowOf(tierFields, tier)),
  }),
};

/** A list of percentages in millionths. */
const percentList = {
  toFile: (value: Json) => (value as readonly Json[]).map((each) => millionths.toFile(each)!),
  toRow: (value: Json | undefined) => (value as readonly Json[]).map((each) => millionths.toRow(each)!),
};

/** By category in a file, in the order of the categories in the table. */
const byCategory = {
  toFile: (value: Json) =>
    Object.fromEntries(
      CATEGORIES.map((category, at) => [category, millionths.toFile((value as Row[string][])[at]!)!]),
    ),
  toRow: (value: Json | undefined) =>
    CATEGORIES.map((category) => millionths.toRow((value as Record<string, Json>)[category])!),
};

const teamTerms = settingsKind('team', 'team_setting', [
  ['ratePercentMost', 'rate_most', millionths],
  ['ratePercentStep', 'rate_step', millionths],
  ['bonusGroupLeast', 'bonus_least', same],
  ['bonusGroupMost', 'bonus_most', same],
  ['commissionLevels', 'levels_most', optional(same)],
  ['quotaBandPercents', 'bands', percentList],
  ['agentsMayOpen', 'types', same],
  ['friendPercents', 'recommend_rates', byCategory],
]);

/** A maximum that comes down; undefined where it stays or rises. */
const lowered = (before: Row | undefined, after: Row, column: string): number | undefined =>
  before !== undefined && Number(after[column]) < Number(before[column]) ? Number(after[column]) : undefined;

/** Whoever has more than the new maximum would keep it, and every change below them would be refused. */
export const team: ContentKind = {
  ...teamTerms,
  async refusals(db, changes) {
    const { insert = [], update = [] } = changes.get('team_setting') ?? {};
    const sentences: string[] = [];
    const defaults: Row = { rate_most: 135_000, bonus_most: 1960 };
    for (const { before, after } of [...update, ...insert.map((row) => ({ before: defaults, after: row }))]) {
      const rate = lowered(before, after, 'rate_most');
      const rated =
        rate === undefined
          ? 0
          : await countOf(
              db,
              sql`SELECT count(*)::int AS count FROM team_member WHERE ${rate}::integer < ANY (rates)`,
            );
      if (rated > 0)
        sentences.push(
          `The highest commission cannot be ${String(millionths.toFile(rate!))}%: ${rated} accounts have more. Lower theirs first (npm run -s support -- <station> agents, then agent <account> <what=value>).`,
        );
      const group = lowered(before, after, 'bonus_most');
      const grouped =
        group === undefined
          ? 0
          : await countOf(
              db,
              sql`SELECT count(*)::int AS count FROM team_member t JOIN account a ON a.id = t.account_id
                WHERE a.role = 'agent' AND t.group_bonus > ${group}`,
            );
      if (grouped > 0)
        sentences.push(
          `The highest bonus group cannot be ${group}: ${grouped} agents have a higher one. Lower theirs first (npm run -s support -- <station> agent <account> group=${group}).`,
        );
    }
    return sentences;
  },
};
