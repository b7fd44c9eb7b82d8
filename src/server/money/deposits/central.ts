// Asking the central file of deposits, which sums what a person deposits at every operator: outside of every transaction, before each deposit. What it
// reserved is given back whatever becomes of the call (src/server/jobs/money/centralDeposits.ts). Without an answer nothing is deposited.
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { ask } from '#counterparty/signed.ts';
import { protectionOf } from '#station/protection/protection.ts';
import type { Station } from '#station/station.ts';
import { formatYuan, readMoney, wireMoney } from '#values/money.ts';
import { openedAccount } from '../../db/personal/members.ts';
import type { Db } from '../../db/stationTransaction.ts';
import type { BaseContext } from '../../pipeline/handle.ts';
import { Refusal } from '../../refusal.ts';
import { personCode } from '../breaks/registry.ts';
import type { Deposit } from './order.ts';

/** How long after its deadline a question is given up where no order came of it: longer than a call lasts. */
const graceMs = 15_000;

/** What the file said: `above`, with what is left of the month over all operators in 0.0001 yuan; `silent`, where no answer came that can be read. */
export type CentralAnswer =
  | { says: 'reserved'; ref: string }
  | { says: 'above'; left: bigint }
  | { says: 'silent' | 'unknown' };

/** Whether a central file is asked before each deposit. */
export const asksCentral = (station: Station): boolean => protectionOf(station).registry.deposits;

interface Reserved {
  ref: string;
  person: string;
  says: 'reserved' | 'above';
  left: string;
}

/** An answer about another deposit, or another person, is none. */
const isReserved =
  (ref: string, person: string) =>
  (answer: unknown): answer is Reserved => {
    const given = (answer ?? {}) as Partial<Reserved>;
    const left = readMoney(given.left);
    return (
      given.ref === ref &&
      given.person === person &&
      (given.says === 'reserved' || given.says === 'above') &&
      left !== undefined &&
      left >= 0n
    );
  };

/**
 * Writes down in a short transaction what will be asked about a deposit of `amount` (0.0001 yuan, the most it can come to), and returns what asks it outside of one.
 * A call that is repeated asks about the same deposit.
 */
export async function centralQuestion(
  { db, station, player, counterparties, now, intentId }: BaseContext<unknown>,
  amount: bigint,
): Promise<() => Promise<CentralAnswer>> {
  const party = counterparties?.registry;
  if (!party) return async () => ({ says: 'silent' });
  const { accountId } = player;
  const row = await db
    .selectFrom('account')
    .select(['station', 'id', 'real_name', 'phone', 'email'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const { real_name: realName, phone, email } = openedAccount(db, row);
  const person = personCode(party, { realName, phone, email });
  if (person === null) return async () => ({ says: 'unknown' });
  const { deadlineSeconds } = protectionOf(station).registry;
  const timeoutMs = deadlineSeconds * 1000;
  const ref = createHash('sha256').update(`${station.code} ${accountId} ${intentId} ${amount}`).digest('hex');
  const dueAt = new Date(now.getTime() + timeoutMs + graceMs);
  const asked = await db
    .insertInto('central_deposit')
    .values({
      station: station.code,
      ref,
      account_id: accountId,
      person,
      amount,
      due_at: dueAt,
      created_at: now,
    })
    // A server died over this call: what it reserved is still this deposit's.
    .onConflict((known) =>
      known
        .columns(['station', 'ref'])
        .doUpdateSet({ due_at: dueAt })
        .where('central_deposit.version', '=', 1)
        .where('central_deposit.order_no', 'is', null),
    )
    .returning('person')
    .executeTakeFirst();
  // It was given back meanwhile.
  if (!asked) return async () => ({ says: 'silent' });

  return () =>
    ask(
      party,
      '/reserve',
      { ref, person: asked.person, amount: wireMoney(amount) },
      { isAnswer: isReserved(ref, asked.person), timeoutMs, nowMs: now.getTime() },
    ).then(
      ({ says, left }): CentralAnswer =>
        says === 'reserved' ? { says, ref } : { says, left: readMoney(left)! },
      // What was reserved all the same is given back by the money job.
      (): CentralAnswer => ({ says: 'silent' }),
    );
}

/** Refuses a deposit that the file did not reserve; null is where the question was never asked. Returns what the file knows it by. */
export function requireReserved(answer: CentralAnswer | null): string {
  if (answer?.says === 'reserved') return answer.ref;
  if (answer?.says === 'above')
    throw new Refusal('server.registry.depositAbove', {
      code: 'CENTRAL_LIMIT',
      field: 'amount',
      values: { left: formatYuan(answer.left) },
    });
  if (answer?.says === 'unknown')
    throw new Refusal('server.registry.depositUnknown', { code: 'PERSON_UNKNOWN' });
  throw new Refusal('server.registry.depositNoAnswer', { code: 'UNREACHABLE' });
}

/** Binds what was reserved to the order that came of it. Refuses where it has been given back already. */
export async function bindReserved(
  db: Db,
  ref: string,
  { order_no, amount, created_at }: Deposit,
): Promise<void> {
  // The cents by which payments are recognised may have come to less than the most.
  const { numAffectedRows } = await sql`UPDATE central_deposit
    SET order_no = ${order_no}, amount = ${amount}, confirmed = 1,
      version = CASE WHEN amount = ${amount} THEN 1 ELSE 2 END,
      due_at = CASE WHEN amount <> ${amount} THEN ${created_at}::timestamptz END
    WHERE ref = ${ref} AND order_no IS NULL AND version = 1`.execute(db);
  if (numAffectedRows === 0n) requireReserved(null);
}
