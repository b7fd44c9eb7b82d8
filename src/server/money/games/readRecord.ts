// What a platform's record has to be before it is stored as a round: of the agreed shape, of this station's member, with possible figures.
import { type GameRound, isGameRound } from '#counterparty/game-platform/wire.ts';
import { readDetail } from './roundDetail.ts';
import type { ReportedRound } from './storeRounds.ts';

/** A platform's clock may be ahead of ours by this. */
const aheadMs = 5 * 60_000;
/** No round is older than the platform. */
const oldestMs = Date.UTC(2015, 0, 1);
/** A hundred million yuan: more is a mistake. */
const amountMost = 100_000_000_0000n;
const versionMost = 1_000_000;

export interface RecordContext {
  station: string;
  platform: string;
  /** Numbers of the members among those that the page names. */
  members: ReadonlySet<number>;
  now: Date;
}

export type ReadRecord =
  | { round: ReportedRound; wrongParts: string[] }
  /** Why it is set aside. */
  | { reason: string };

const units = (amount: string): bigint => BigInt(amount.replace('.', ''));

/** The number of the account that a record names; null where it names none. */
export const memberOf = (record: { member?: unknown }): number | null =>
  typeof record.member === 'string' && /^[1-9][0-9]{0,8}$/.test(record.member) ? Number(record.member) : null;

export function readRecord(record: object, { station, platform, members, now }: RecordContext): ReadRecord {
  if (!isGameRound(record)) return { reason: 'not of the agreed shape' };
  if (record.operator !== station || record.platform !== platform)
    return { reason: `of ${record.operator} ${record.platform}`.slice(0, 100) };
  const accountId = memberOf(record);
  if (accountId === null || !members.has(accountId)) return { reason: 'of nobody who is a member here' };
  if (record.version > versionMost) return { reason: 'with an impossible version' };
  const money = {
    stake: units(record.stake),
    valid: units(record.validBet),
    prize: units(record.prize),
    fee: units(record.fee),
  };
  const reason = wrongFigures(record, money) ?? wrongTimes(record, now);
  if (reason !== null) return { reason };
  const { detail, wrong } = readDetail(record.detail);
  return {
    wrongParts: wrong,
    round: {
      roundNo: record.id,
      version: record.version,
      accountId,
      kind: record.kind,
      game: record.game,
      state: record.state,
      ...money,
      parentNo: record.parent,
      betAt: new Date(record.betAt),
      settledAt: record.settledAt === null ? null : new Date(record.settledAt),
      detail,
    },
  };
}

function wrongFigures(
  { state }: GameRound,
  { stake, valid, prize, fee }: Record<'stake' | 'valid' | 'prize' | 'fee', bigint>,
): string | null {
  if ([stake, valid, prize, fee].some((amount) => amount > amountMost)) return 'with an impossible amount';
  if (valid > stake) return 'with a valid bet above its stake';
  if (state === 'unsettled' && valid > 0n) return 'unsettled with a valid bet';
  if (state === 'won' && prize <= stake) return 'won without a profit';
  if (state === 'lost' && prize > stake) return 'lost with a profit';
  // Bets of one round may cancel each other out: then its stake is back, and was bet all the same.
  if (state === 'void' && prize !== stake) return 'void without its stake back';
  return null;
}

function wrongTimes({ state, betAt, settledAt }: GameRound, now: Date): string | null {
  const isPossible = (at: number): boolean => at >= oldestMs && at <= now.getTime() + aheadMs;
  if (!isPossible(betAt)) return 'bet at an impossible time';
  if ((state === 'unsettled') !== (settledAt === null)) return 'with a state and a settlement that disagree';
  if (settledAt !== null && (!isPossible(settledAt) || settledAt < betAt))
    return 'settled at an impossible time';
  return null;
}
