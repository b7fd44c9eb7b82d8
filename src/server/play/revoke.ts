// Revoking bets before their periods seal.
import { type RawBuilder, sql } from 'kysely';
import { BetStatus } from '#contract/states/betStatus.generated.ts';
import { betsOf } from '../db/betsOf.ts';
import { ledgerTypes } from '../db/ledger.ts';
import type { Db } from '../db/stationTransaction.ts';
import type { AfterCommit } from '../pipeline/handle.ts';
import type { Holder } from '../protection/holdLimits.ts';
import { stationLimitsJson } from '../protection/stationLimits.ts';
import { stopChase } from '../protection/stopChase.ts';
import { Refusal } from '../refusal.ts';
import { ordersOfSlip } from './slips/slips.ts';

export interface RevokeResult {
  id: bigint;
  outcome: 'revoked' | 'sealed' | 'ended' | 'unknown';
}

/** Revokes the bets that may be revoked at `now`, and returns a result for every id, in the order given. */
export async function revoke(
  db: Db,
  accountId: number,
  ids: readonly bigint[],
  now: Date,
): Promise<RevokeResult[]> {
  const { rows } = await sql<RevokeResult>`SELECT id, outcome FROM bet_revoke(${accountId},
    ${ids.map(String)}::bigint[], 'member', ${ledgerTypes.revoke}, ${now})`.execute(db);
  const results = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => results.get(id)!);
}

/**
 * Revokes a player's slip: of its orders all that were not returned before, and returns a result for each; of a chase what waits, which cancels it. Refuses the
 * slip of another player.
 */
export async function revokeSlip(owner: Holder, slip: bigint): Promise<Cancelled> {
  const { db, accountId, now } = owner;
  const orders = await ordersOfSlip(db, accountId, slip);
  if (orders.length === 0) throw new Refusal('server.revoke.unknown', { code: 'unknown' });
  // An order of a chase from before slips were kept is a slip of its own.
  const chase = orders.find(({ chase_id, slip_id }) => chase_id !== null && slip_id !== null)?.chase_id;
  if (chase) return cancelChase(owner, chase);
  const held = orders.filter(({ status }) => status !== BetStatus.returned).map(({ id }) => id);
  return { results: held.length > 0 ? await revoke(db, accountId, held, now) : [], rest: null };
}

/** Orders in a transaction, for which a bet of the same member may wait. */
const backAtOnce = 500;

/** Gives back the next part of what a chase has open that has ended; of any chase of the station where none is named. True while more is left. */
export const giveBack = (chase: bigint | null = null): RawBuilder<boolean> =>
  sql`chase_give_back(${ledgerTypes.revoke}, ${backAtOnce}, ${chase}::bigint)`;

/** What became of the orders of a chase, and what is to be done once that is committed: null where all of it is done. */
export interface Cancelled {
  results: RevokeResult[];
  /** Gives the other parts back, each in a transaction of its own. The draw job does the same, whoever dies meanwhile. */
  rest: ((later: Pick<AfterCommit, 'inStation'>) => Promise<RevokeResult[]>) | null;
}

/**
 * Revokes the orders of a player's chase that are not sealed at `now`, which cancels the chase, and returns a result for every open order.
 * Refuses a chase of another player; one without a revocable order stays as it is.
 */
export async function cancelChase({ db, station, accountId, now }: Holder, plan: bigint): Promise<Cancelled> {
  const orders = await db
    .selectFrom('chase_plan as c')
    .leftJoin(betsOf(accountId).as('o'), (join) =>
      join.onRef('o.chase_id', '=', 'c.id').on('o.status', '=', BetStatus.waiting),
    )
    .select(['o.id', 'o.seals_at'])
    .where('c.id', '=', plan)
    .where('c.account_id', '=', accountId)
    .orderBy('o.id')
    .execute();
  if (orders.length === 0) throw new Refusal('server.revoke.unknownChase', { code: 'unknownChase' });
  const waiting = orders.flatMap(({ id, seals_at }) => (id === null ? [] : { id, seals_at: seals_at! }));
  const resultsBy = (isRevoked: (order: (typeof waiting)[number]) => boolean): RevokeResult[] =>
    waiting.map((order) => ({ id: order.id, outcome: isRevoked(order) ? 'revoked' : 'sealed' }));
  if (!waiting.some(({ seals_at }) => now < seals_at)) return { results: resultsBy(() => false), rest: null };
  const { rows } = await sql<{
    returned: bigint[];
  }>`SELECT ${stopChase(plan, 'cancelled', now, stationLimitsJson(station))} AS returned`.execute(db);
  const returned = new Set(rows[0]!.returned.map(String));
  const left = await db
    .selectFrom('chase_back')
    .select('ended_at')
    .where('chase_id', '=', plan)
    .executeTakeFirst();
  if (!left) return { results: resultsBy(({ id }) => returned.has(String(id))), rest: null };
  return {
    // What was not sealed when the chase ended goes back, whatever happens to this process.
    results: resultsBy(({ id, seals_at }) => returned.has(String(id)) || left.ended_at < seals_at),
    async rest({ inStation }) {
      const part = () =>
        inStation(async (later) => {
          const { rows } = await sql<{ isLeft: boolean }>`SELECT ${giveBack(plan)} AS "isLeft"`.execute(
            later,
          );
          return rows[0]!.isLeft;
        });
      while (await part());
      const open = await inStation((later) =>
        later
          .selectFrom('bet_order')
          .select('id')
          .where('chase_id', '=', plan)
          .where('status', '<>', BetStatus.returned)
          .execute(),
      );
      const kept = new Set(open.map(({ id }) => String(id)));
      return resultsBy(({ id }) => !kept.has(String(id)));
    },
  };
}
