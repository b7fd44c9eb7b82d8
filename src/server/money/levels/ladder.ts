// The ladder of a station as the rule reads it. Everybody has the first level: the rule's level 0 is the station's first one, its level 1 the second.
import type { Selectable } from 'kysely';
import type { LocalText } from '#contract/station.generated.ts';
import type { LevelTerms } from '#rules/protection/levels.ts';
import type { Db } from '../../db/stationTransaction.ts';
import type { MemberLevelTable } from '../../db/tables.ts';

/** A level as the station describes it; amounts in 0.0001 yuan. */
export interface Rung {
  /** As accounts have it. */
  readonly level: number;
  readonly name: LocalText;
  readonly benefits: LocalText;
  readonly deposit: bigint;
  readonly bet: bigint;
  readonly keepBet: bigint;
  readonly gift: bigint;
  readonly weekly: bigint;
  readonly weeklyBet: bigint;
  readonly monthly: bigint;
  readonly monthlyBet: bigint;
  readonly birthday: bigint;
  /** Null for what the rules of withdrawals say, as the other one. */
  readonly withdrawalsADay: number | null;
  readonly withdrawalMost: bigint | null;
}

export interface Ladder {
  readonly rungs: readonly Rung[];
  readonly terms: LevelTerms;
  /** Whether who is counted for the first time holds the level reached by then without its bonuses. */
  readonly isHeldAtStart: boolean;
  /** How many times what is given has to be bet, in hundredths. */
  readonly factor: number;
}

const rungOf = (row: Selectable<MemberLevelTable>): Rung => ({
  level: row.level,
  name: row.name,
  benefits: row.benefits,
  deposit: row.from_deposit,
  bet: row.from_bet,
  keepBet: row.keep_bet,
  gift: row.gift,
  weekly: row.weekly,
  weeklyBet: row.weekly_bet,
  monthly: row.monthly,
  monthlyBet: row.monthly_bet,
  birthday: row.birthday,
  withdrawalsADay: row.withdrawals_a_day,
  withdrawalMost: row.withdrawal_most,
});

/** The levels of a station from the lowest. */
export const rungsOf = async (db: Db): Promise<Rung[]> =>
  (await db.selectFrom('member_level').selectAll().orderBy('level').execute()).map(rungOf);

/** Null where members do not rise by themselves. */
export async function ladderOf(db: Db): Promise<Ladder | null> {
  const rows = await db
    .selectFrom('level_setting as s')
    .innerJoin('member_level as l', 'l.station', 's.station')
    .selectAll('l')
    .select(['s.mode', 's.is_kept', 's.start', 's.birthday_days', 's.bet_factor'])
    .orderBy('l.level')
    .execute();
  const [setting] = rows;
  if (!setting) return null;
  const rungs = rows.map(rungOf);
  return {
    rungs,
    terms: {
      mode: setting.mode,
      keep: setting.is_kept,
      birthdayDays: setting.birthday_days,
      levels: rungs.slice(1),
    },
    isHeldAtStart: setting.start === 'held',
    factor: setting.bet_factor,
  };
}

/** The rule's level of an account's: of one that the station does not have, that of the next below. */
export const rankOf = ({ rungs }: Pick<Ladder, 'rungs'>, level: number): number =>
  Math.max(
    0,
    rungs.findLastIndex((rung) => rung.level <= level),
  );

/** The account's level of the rule's. */
export const levelAt = ({ rungs }: Pick<Ladder, 'rungs'>, rank: number): number => rungs[rank]?.level ?? 1;
