// How many orders an account may place: in one call, within a minute, and, with play money, open at once; and how many all may place at once in large slips.

import { sql } from 'kysely';
import { BetStatus } from '#contract/states/betStatus.generated.ts';
import type { BaseContext } from '../pipeline/handle.ts';
import { Refusal } from '../refusal.ts';
import type { Settings } from '../settings.ts';

const minuteMs = 60_000;
/** How many accounts are kept before those that have placed nothing for a minute are dropped. */
const forgetFrom = 5_000;

interface Entry {
  atMs: number;
  count: number;
  /** Whether the call has not ended: what it places may not be in the database yet. */
  isUnderWay: boolean;
}

/**
 * By server, identified by its settings, then by account, then by intent: a call that is repeated counts once. In the memory of this process, because counting in the database would
 * cost every bet a query; with several processes an account may place as many in each.
 */
const placedBy = new WeakMap<Settings, Map<string, Map<string, Entry>>>();

function entriesOf(settings: Settings, account: string, nowMs: number): Map<string, Entry> {
  const accounts = placedBy.get(settings) ?? new Map<string, Map<string, Entry>>();
  placedBy.set(settings, accounts);
  const isOld = ({ atMs, isUnderWay }: Entry) => !isUnderWay && nowMs - atMs >= minuteMs;
  if (accounts.size > forgetFrom)
    for (const [key, entries] of accounts) if ([...entries.values()].every(isOld)) accounts.delete(key);
  const entries = accounts.get(account) ?? new Map<string, Entry>();
  for (const [intent, entry] of entries) if (isOld(entry)) entries.delete(intent);
  accounts.set(account, entries);
  return entries;
}

/** A slip with more orders than a batch of bets has (src/server/db/batchQueue.ts) takes a share of what may be under way. */
const largeFrom = 201;
const underWayOf = new WeakMap<Settings, number>();

/** Takes a large slip's share of what may be under way; the function it returns gives that back. Refuses with busy. */
function takeShare(settings: Settings, count: number): () => void {
  if (count < largeFrom) return () => {};
  const underWay = underWayOf.get(settings) ?? 0;
  if (underWay + count > settings.ordersUnderWay)
    throw new Refusal('server.crowded', { code: 'busy', limit: 'ordersUnderWay' });
  underWayOf.set(settings, underWay + count);
  return () => underWayOf.set(settings, underWayOf.get(settings)! - count);
}

const total = (entries: Iterable<Entry>): number => {
  let sum = 0;
  for (const { count } of entries) sum += count;
  return sum;
};

const over = (text: 'ordersPerCall' | 'ordersPerMinute' | 'openTrialOrders', most: number): Refusal =>
  new Refusal(`server.bet.${text}`, { code: 'overLimit', values: { most: String(most) } });

type Placer = Pick<BaseContext<object>, 'station' | 'db' | 'now' | 'player' | 'settings'>;

/** Counts the orders of a call before anything is calculated for them. Refuses with overLimit or busy. `end` is called when the call has ended. */
export async function takeOrderQuota(
  { station, db, now, player, settings }: Placer,
  intentId: string,
  count: number,
): Promise<{ end(): void }> {
  const isTrial = player.role === 'trial';
  const perCall = isTrial ? settings.trialOrdersPerCall : settings.ordersPerCall;
  if (count > perCall) throw over('ordersPerCall', perCall);
  const nowMs = now.getTime();
  const entries = entriesOf(settings, `${station.code} ${player.accountId}`, nowMs);
  const perMinute = isTrial ? settings.trialOrdersPerMinute : settings.ordersPerMinute;
  const others = [...entries].flatMap(([intent, entry]) => (intent === intentId ? [] : [entry]));
  if (total(others) + count > perMinute) throw over('ordersPerMinute', perMinute);
  const giveShareBack = takeShare(settings, count);
  const entry = { atMs: nowMs, count, isUnderWay: true };
  entries.set(intentId, entry);
  const end = (): void => {
    entry.isUnderWay = false;
    giveShareBack();
  };
  if (!isTrial) return { end };
  try {
    // Read before the database is asked: what ends meanwhile counts in one of the two, or in both.
    const underWay = total(others.filter(({ isUnderWay }) => isUnderWay));
    const most = settings.openTrialOrders;
    const { rows } = await sql<{
      open: number;
    }>`SELECT count(*)::int AS open FROM (SELECT FROM bets_of(${player.accountId})
      WHERE book = 'play' AND status = ${sql.lit(BetStatus.waiting)} LIMIT ${most}) o`.execute(db);
    if (rows[0]!.open + underWay + count > most) throw over('openTrialOrders', most);
    return { end };
  } catch (error) {
    end();
    throw error;
  }
}
