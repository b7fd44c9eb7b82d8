// What follows from rounds that were settled or corrected, in the transaction that stores them.
import { sql } from 'kysely';
import type { GameKind, RoundState } from '#contract/entities.generated.ts';
import type { StationWork } from '../../db/stationTransaction.ts';
import { countValidBets } from '../turnover.ts';

/** A version of a round that has just been stored. Amounts in 0.0001 yuan. */
export interface SettledRound {
  id: bigint;
  accountId: number;
  kind: GameKind;
  platform: string;
  /** Number of the round at the platform. */
  roundNo: string;
  version: number;
  state: RoundState;
  stake: bigint;
  validBet: bigint;
  /** What the version before counted; 0 for the first one and after an unsettled one. */
  validBefore: bigint;
  /** When the version before was stored; null for the first one. */
  storedBefore: Date | null;
  /** null where a correction has opened the round again. */
  settledAt: Date | null;
}

/** What the rounds add to levels, a correction's difference too: counted when it is known here. */
async function addToLevels(
  { db, station, now }: StationWork,
  rounds: readonly SettledRound[],
): Promise<void> {
  const added = rounds.filter(({ validBet, validBefore }) => validBet !== validBefore);
  if (added.length === 0) return;
  await sql`INSERT INTO level_entry (station, account_id, at, deposit, bet)
    SELECT ${station}, x.account_id, ${now}::timestamptz, 0, sum(x.bet)::bigint
      FROM unnest(${added.map(({ accountId }) => accountId)}::int[],
        ${added.map(({ validBet, validBefore }) => String(validBet - validBefore))}::bigint[]) AS x(account_id, bet)
      WHERE EXISTS (SELECT FROM level_setting) GROUP BY x.account_id`.execute(db);
}

/** Called once for each page of rounds, with each round at most once. Turnover comes last: its rows are locked after those of the ledger. */
export async function roundsSettled(
  { db, station, now }: StationWork,
  rounds: readonly SettledRound[],
): Promise<void> {
  const ids = rounds.map(({ id }) => String(id));
  await sql`SELECT team_rounds_settled(${ids}::bigint[], ${now})`.execute(db);
  await addToLevels({ db, station, now }, rounds);
  await countValidBets(
    db,
    station,
    rounds.map(({ accountId, validBet, validBefore, storedBefore }) => ({
      accountId,
      valid: validBet,
      before: storedBefore === null ? null : { valid: validBefore, at: storedBefore },
    })),
  );
}
