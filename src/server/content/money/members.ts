// The kinds of content about what members are and are given: levels and coupons.
import { sql } from 'kysely';
import { parseMoney } from '#values/money.ts';
import { foreseenRises } from '../../money/levels/foreseen.ts';
import { hundredths, optional, orElse, same, yuan } from '../codecs.ts';
import { labelOf, type Wording } from '../differenceText.ts';
import {
  type ContentKind,
  columnsOf,
  type Field,
  type Item,
  itemOf,
  itemsOf,
  listKind,
  rowOf,
} from '../kind.ts';
import { countOf } from '../refusals.ts';
import type { Json } from '../rows.ts';

const levelFields: readonly Field[] = [
  ['level', 'level', same],
  ['name', 'name', same],
  ['benefits', 'benefits', same],
  ['deposit', 'from_deposit', orElse(yuan, '0')],
  ['bet', 'from_bet', orElse(yuan, '0')],
  ['keepBet', 'keep_bet', orElse(yuan, '0')],
  ['gift', 'gift', orElse(yuan, '0')],
  ['weekly', 'weekly', orElse(yuan, '0')],
  ['weeklyBet', 'weekly_bet', orElse(yuan, '0')],
  ['monthly', 'monthly', orElse(yuan, '0')],
  ['monthlyBet', 'monthly_bet', orElse(yuan, '0')],
  ['birthday', 'birthday', orElse(yuan, '0')],
  ['withdrawalsADay', 'withdrawals_a_day', optional(same)],
  ['withdrawalMost', 'withdrawal_most', optional(yuan)],
];
const ladderFields: readonly Field[] = [
  ['mode', 'mode', same],
  ['keep', 'is_kept', same],
  ['start', 'start', same],
  ['birthdayDays', 'birthday_days', same],
  ['turnover', 'bet_factor', hundredths],
];

/** A level is found again by its number, which accounts have. */
export const levels: ContentKind = {
  kind: 'levels',
  tables: [
    {
      table: 'member_level',
      key: ['level'],
      columns: columnsOf(levelFields).filter((column) => column !== 'level'),
    },
    { table: 'level_setting', key: [], columns: columnsOf(ladderFields) },
  ],
  toFile: ({ member_level: rows = [], level_setting: ladders = [] }) =>
    rows.length === 0
      ? null
      : {
          ...(ladders[0] && { ladder: itemOf(ladderFields, ladders[0]) }),
          items: rows.map((row) => itemOf(levelFields, row)),
        },
  toRows: (file) => ({
    member_level: itemsOf(file).map((item) => rowOf(levelFields, item)),
    level_setting: file.ladder ? [rowOf(ladderFields, file.ladder as Item)] : [],
  }),
  async refusals(db, changes) {
    const sentences: string[] = [];
    for (const { level } of changes.get('member_level')?.remove ?? []) {
      const members = await countOf(
        db,
        sql`SELECT count(*)::int AS count FROM account WHERE level = ${level as number} AND role <> 'trial'`,
      );
      if (members > 0)
        sentences.push(
          `Level ${String(level)} cannot go: ${members} members are of it. Give them another one first (npm run -s support -- <station> level <account> <number>).`,
        );
    }
    return sentences;
  },
  async foreseen(db, after) {
    const ladder = after.ladder as Item | undefined;
    if (!ladder) return [];
    const [, ...above] = itemsOf(after);
    const amount = (value: Json | undefined) => parseMoney((value as string | undefined) ?? '0');
    const rises = await foreseenRises(db, {
      mode: ladder.mode as 'both' | 'either',
      isHeldAtStart: ladder.start === 'held',
      levels: above.map(({ level, deposit, bet, gift }) => ({
        level: level as number,
        deposit: amount(deposit),
        bet: amount(bet),
        gift: amount(gift),
      })),
    });
    if (!rises) return [(say) => say.risesUnknown];
    const nameIn = (say: Wording, level: number) =>
      labelOf(above.find((item) => item.level === level)!, { kind: 'levels', say });
    const lines = rises.map(
      ({ level, members, bonuses }) =>
        (say: Wording) =>
          say.rises(nameIn(say, level), members, bonuses),
    );
    if (rises.length < 2) return lines;
    const members = rises.reduce((sum, one) => sum + one.members, 0);
    const bonuses = rises.reduce((sum, one) => sum + one.bonuses, 0n);
    return [...lines, (say) => say.rises(undefined, members, bonuses)];
  },
};

export const coupons = listKind('coupons', {
  table: 'coupon_kind',
  key: 'code',
  position: { within: [] },
  fields: [
    ['name', 'name', same],
    ['amount', 'amount', yuan],
    ['least', 'min_deposit', yuan],
    ['most', 'max_deposit', orElse(yuan, '0')],
    ['turnover', 'bet_factor', hundredths],
    ['validDays', 'valid_days', same],
    ['levels', 'levels', same],
    ['given', 'given', same],
    ['open', 'is_open', same],
  ],
});
