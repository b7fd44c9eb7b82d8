// What refuses money and play above a limit: the question to the database under the member's lock, and the words of its answer.
import { sql } from 'kysely';
import type { LimitKind } from '#rules/protection/limits/limitUsed.ts';
import type { Station } from '#station/station.ts';
import { formatMoment } from '#values/beijingTime.ts';
import { formatYuan } from '#values/money.ts';
import type { Db } from '../db/stationTransaction.ts';
import { Refusal } from '../refusal.ts';
import type { Said } from '../serverText.ts';
import { lockLimits } from './limitsOf.ts';
import { type Held, noteRefusal, type RefusedMember } from './refusals.ts';
import { stationLimitsJson } from './stationLimits.ts';

/** What is held: a deposit; a bet, or what is spent as one; a transfer to a platform, which lets play there. */
export type HeldAction = 'deposit' | 'bet' | 'transfer';

export interface Holder {
  db: Db;
  station: Station;
  accountId: number;
  now: Date;
}

const SECONDS_A_MINUTE = 60n;

/** An amount of a limit in words: yuan, or whole minutes of play. */
export const amountIn = (kind: LimitKind, amount: bigint): Said =>
  kind === 'time'
    ? { id: 'server.limit.minutes', values: { minutes: Number(amount / SECONDS_A_MINUTE) } }
    : { id: 'server.limit.yuan', values: { amount: formatYuan(amount) } };

/** The refusal that says which limit holds, what is left of it, and when it resets. */
export function refusalOfLimit(held: Held, member: RefusedMember, field?: string): Refusal {
  const { refused, owner, kind, frame, value, remaining, resets_at } = held;
  return new Refusal(`server.limit.refused.${refused}`, {
    code: refused,
    note: (settings) => noteRefusal(settings, member, held),
    ...(field !== undefined && { field }),
    values: {
      limit: {
        id: `server.limit.name.${owner}`,
        values: {
          frame: { id: `server.limit.frame.${frame}` },
          kind: { id: `server.limit.kind.${kind}` },
          value: amountIn(kind, BigInt(value)),
        },
      },
      left: amountIn(kind, BigInt(remaining)),
      resets:
        resets_at === null
          ? ''
          : { id: 'server.limit.resets', values: { time: formatMoment(new Date(resets_at)) } },
    },
  });
}

interface Answer extends Omit<Held, 'refused'> {
  refused: Held['refused'] | null;
}

async function check({ db, station, accountId, now }: Holder, action: HeldAction, amount: bigint) {
  await lockLimits(db, accountId);
  const { rows } = await sql<Answer>`SELECT * FROM limit_check(
    ${accountId}, ${action}, ${amount}::bigint, ${now}, ${stationLimitsJson(station)}::jsonb)`.execute(db);
  return rows[0]!;
}

/** Refuses an amount (0.0001 yuan) above what limits of member and station leave; nobody else's bet or deposit of the member passes meanwhile. */
export async function holdToLimits(
  holder: Holder,
  action: HeldAction,
  amount: bigint,
  field?: string,
): Promise<void> {
  const answer = await check(holder, action, amount);
  const { station, accountId, now: at } = holder;
  if (answer.refused !== null)
    throw refusalOfLimit(answer as Held, { station: station.code, accountId, at }, field);
}

/** The most of an amount that limits let go to a platform, in 0.0001 yuan; 0 where nothing is left. */
export async function roomOnPlatforms(holder: Holder, amount: bigint): Promise<bigint> {
  const { refused, kind, remaining } = await check(holder, 'transfer', amount);
  if (refused === null) return amount;
  return kind === 'time' ? 0n : BigInt(remaining);
}
