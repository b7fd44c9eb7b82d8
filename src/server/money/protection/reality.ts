// The reality check of a member: the play that goes on, what it came to, and which check is due, the same for every device.
import type { GameKind } from '#contract/entities.generated.ts';
import { isUnsettled } from '#contract/states/betStates.ts';
import { BetStatus } from '#contract/states/betStatus.generated.ts';
import type { StationFacts } from '#contract/station.generated.ts';
import {
  dueIn,
  figuresAt,
  nextDue,
  type RealityBet,
  type Session,
  sessionsUpTo,
} from '#rules/protection/realityDue.ts';
import { MINUTE_MS, SECOND_MS, type Span } from '#rules/protection/spans.ts';
import { protectionOf } from '#station/protection/protection.ts';
import { dayMs } from '#values/beijingOffset.ts';
import type { Db } from '../../db/stationTransaction.ts';
import type { Settings } from '../../settings.ts';
import { playSpansOf } from './playSpans.ts';

export interface RealityContext {
  db: Db;
  settings: Settings;
  station: StationFacts;
  now: Date;
}

/** Play that has gone on for longer is looked at no further back. */
const longestMs = 7 * dayMs;
const ordersAtOnce = 500;
/** A platform that has not reported the result of a round after this does not hold back a check any longer. */
const longestRoundMs = 2 * MINUTE_MS;
/** Games with rounds of seconds; a bet on a match stays open for days. */
const roundKinds: readonly GameKind[] = ['live', 'egame', 'pt', 'qt', 'chess', 'fish'];
const matchKinds: readonly GameKind[] = ['sport', 'esport', 'tsport'];

/** The intervals that a station offers, in minutes. */
export function intervalsOf(station: StationFacts) {
  const { minutes, choices } = protectionOf(station).reality;
  const offered = [...new Set([...choices, ...(minutes > 0 ? [minutes] : [])])].sort((a, b) => a - b);
  // What a law switches on stays on.
  const mayStop = minutes === 0;
  return {
    choices: mayStop ? [0, ...offered] : offered,
    least: offered[0]!,
    most: offered.at(-1)!,
    default: minutes,
    mayStop,
  };
}

const choiceOf = (db: Db, accountId: number) =>
  db
    .selectFrom('reality_member')
    .select(['minutes', 'confirmed_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();

/** Stakes of lottery bets of a member since a moment; the newest orders are read until one is older. */
async function lotteryBets(db: Db, accountId: number, since: number): Promise<RealityBet[]> {
  const bets: RealityBet[] = [];
  for (let before = 2n ** 62n; ; ) {
    const rows = await db
      .selectFrom('bet_order')
      .select(['id', 'created_at', 'stake', 'payout', 'status', 'ended_at'])
      .where('account_id', '=', accountId)
      .where('book', '=', 'real')
      .where('id', '<', before)
      .orderBy('id', 'desc')
      .limit(ordersAtOnce)
      .execute();
    // What was given back was never played.
    for (const { created_at, stake, payout, status, ended_at } of rows)
      if (created_at.getTime() >= since && status !== BetStatus.returned)
        bets.push({
          at: created_at.getTime(),
          stake,
          payout,
          settledAt: isUnsettled(status) ? null : (ended_at?.getTime() ?? null),
        });
    const oldest = rows.at(-1);
    if (!oldest || rows.length < ordersAtOnce || oldest.created_at.getTime() < since) return bets;
    before = oldest.id;
  }
}

/** Rounds at platforms since a moment, as bets, and while which of them no check is shown. */
async function platformBets(
  db: Db,
  accountId: number,
  since: number,
): Promise<{ bets: RealityBet[]; busy: Span[] }> {
  const rows = await db
    .selectFrom('game_round')
    .select(['kind', 'bet_at', 'settled_at', 'stake', 'prize', 'state'])
    .where('account_id', '=', accountId)
    .where('kind', 'in', [...roundKinds, ...matchKinds])
    .where('bet_at', '>=', new Date(since))
    .where('state', '<>', 'void')
    .execute();
  return {
    bets: rows.map(({ bet_at, settled_at, stake, prize }) => ({
      at: bet_at.getTime(),
      stake,
      payout: prize,
      settledAt: settled_at?.getTime() ?? null,
    })),
    busy: rows
      .filter(({ kind }) => roundKinds.includes(kind))
      .map(({ bet_at, settled_at }) => {
        const from = bet_at.getTime();
        const to = Math.min(settled_at?.getTime() ?? Infinity, from + longestRoundMs);
        // A check is known by its second.
        return { from, to: Math.ceil(to / SECOND_MS) * SECOND_MS };
      }),
  };
}

/** The play of a member that goes on; undefined while nobody plays. */
async function currentSession(
  { db, settings, station, now }: RealityContext,
  accountId: number,
): Promise<Session | undefined> {
  const at = now.getTime();
  const gapMs = protectionOf(station).reality.gapMinutes * MINUTE_MS;
  const spans = await playSpansOf(
    { db, settings, station: station.code },
    accountId,
    new Date(at - longestMs),
  );
  const session = sessionsUpTo(at, spans, gapMs).at(-1);
  return session && at - session.end < gapMs ? session : undefined;
}

/** The figures and moments of a member's reality check; moments in epoch milliseconds, null where there is none. */
export async function realityOf(context: RealityContext, accountId: number) {
  const { db, station, now } = context;
  const at = now.getTime();
  const chosen = await choiceOf(db, accountId);
  const interval = chosen?.minutes ?? intervalsOf(station).default;
  const session = await currentSession(context, accountId);
  if (!session)
    return { due: null, next: null, begin: null, time: 0, staked: 0n, won: 0n, net: 0n, interval };
  const [lottery, platforms] = await Promise.all([
    lotteryBets(db, accountId, session.begin),
    platformBets(db, accountId, session.begin),
  ]);
  const bets = [...lottery, ...platforms.bets];
  const shared = { begin: session.begin, interval };
  if (interval === 0) return { due: null, next: null, ...shared, ...figuresAt(at, session.begin, bets) };
  const intervalMs = interval * MINUTE_MS;
  const confirmed = chosen?.confirmed_at?.getTime() ?? 0;
  const due =
    dueIn(session, intervalMs, platforms.busy)
      .filter((each) => each > confirmed)
      .at(-1) ?? null;
  return {
    due,
    next: nextDue(session, intervalMs, platforms.busy, at),
    ...shared,
    ...figuresAt(due ?? at, session.begin, bets),
  };
}

/** Chooses an interval. What was due before is not shown for the sake of a new one. */
export async function chooseInterval(
  { db, station, now }: RealityContext,
  accountId: number,
  minutes: number,
): Promise<void> {
  await db
    .insertInto('reality_member')
    .values({ station: station.code, account_id: accountId, minutes, confirmed_at: now })
    .onConflict((clash) =>
      clash.columns(['station', 'account_id']).doUpdateSet({ minutes, confirmed_at: now }),
    )
    .execute();
}

/** Confirms checks up to a moment, on every device; an earlier one takes nothing back. */
export async function confirmChecks(
  { db, station, now }: Pick<RealityContext, 'db' | 'station' | 'now'>,
  accountId: number,
  upTo: Date,
): Promise<void> {
  await db
    .insertInto('reality_answer')
    .values({ station: station.code, account_id: accountId, due: upTo, at: now })
    .onConflict((clash) => clash.columns(['station', 'account_id', 'due']).doNothing())
    .execute();
  await db
    .insertInto('reality_member')
    .values({ station: station.code, account_id: accountId, confirmed_at: upTo })
    .onConflict((clash) =>
      clash.columns(['station', 'account_id']).doUpdateSet(({ fn, ref, val }) => ({
        confirmed_at: fn<Date>('greatest', [ref('reality_member.confirmed_at'), val(upTo)]),
      })),
    )
    .execute();
}
