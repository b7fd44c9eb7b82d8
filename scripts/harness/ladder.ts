// Ladders made for a test or a measurement, written past content and its checks: levels of figures that its own bets and deposits reach.
import type { Insertable } from 'kysely';
import type { Db } from '#server/db/stationTransaction.ts';
import type { LevelSettingTable, MemberLevelTable } from '#server/db/tables.ts';

type Amount =
  | 'from_deposit'
  | 'from_bet'
  | 'keep_bet'
  | 'gift'
  | 'weekly'
  | 'weekly_bet'
  | 'monthly'
  | 'monthly_bet'
  | 'birthday';

/** What a level asks for and gives, in yuan; nothing of what is left out. */
export type Rung = Readonly<Partial<Record<Amount, number>>>;

const terms = { mode: 'both', is_kept: true, birthday_days: 7, bet_factor: 150 } as const;

/** Puts a ladder in place of what the station has: the first level, and one for each rung above it. */
export async function openLadder(
  db: Db,
  station: string,
  rungs: readonly Rung[],
  setting: Partial<Omit<Insertable<LevelSettingTable>, 'station'>> = {},
): Promise<void> {
  await db.deleteFrom('member_level').execute();
  await db.deleteFrom('level_setting').execute();
  await db
    .insertInto('level_setting')
    .values({ station, ...terms, ...setting })
    .execute();
  const amounts = (rung: Rung) =>
    Object.fromEntries(Object.entries(rung).map(([name, yuan]) => [name, BigInt(yuan) * 10_000n])) as Partial<
      Record<Amount, bigint>
    >;
  const levels = [{}, ...rungs].map(
    (rung, at): Insertable<MemberLevelTable> => ({
      station,
      level: at + 1,
      name: JSON.stringify({
        'zh-CN': ['普通', '铜牌', '银牌'][at] ?? `${at + 1}级`,
        en: ['Member', 'Bronze', 'Silver'][at] ?? `Level ${at + 1}`,
      }),
      benefits: JSON.stringify(''),
      ...amounts(rung),
    }),
  );
  await db.insertInto('member_level').values(levels).execute();
}
