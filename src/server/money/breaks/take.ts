// Hearing a wish about breaks: the rule judges it for who asks, it is kept for every account of the person that it covers, and what it ends is ended.
import { sql } from 'kysely';
import { BetStatus } from '#contract/states/betStatus.generated.ts';
import { DepositStatus } from '#contract/states/depositStatus.generated.ts';
import type { Wish } from '#rules/protection/breakState.ts';
import { protectionOf } from '#station/protection/protection.ts';
import { formatMoment } from '#values/beijingTime.ts';
import { endSessionsOf } from '../../account/session.ts';
import { balancesOf, bookOf, ledgerTypes } from '../../db/ledger.ts';
import { type Db, elsewhere } from '../../db/stationTransaction.ts';
import type { BaseContext } from '../../pipeline/handle.ts';
import type { Holder } from '../../protection/holdLimits.ts';
import { stationLimitsJson } from '../../protection/stationLimits.ts';
import { stopChase } from '../../protection/stopChase.ts';
import { Refusal } from '../../refusal.ts';
import type { ServerTextId } from '../../serverText.ts';
import { accountsOfPerson, type OwnAccount } from './person.ts';
import { breakProfileOf, breaksOf, keepWhatHolds } from './wishes.ts';

type Asking = Pick<BaseContext<unknown>, 'db' | 'station' | 'stations' | 'player' | 'now'>;

export type Scope = 'station' | 'operator';

/** A wish without its instant and its track. */
export type Asked =
  | { type: 'timeout'; hours: number }
  | { type: 'exclude'; term: string }
  | { type: 'return' };

/** An instant of the rule as a player reads it; empty for none. */
export const spoken = (instant: unknown): string =>
  typeof instant === 'string' ? formatMoment(new Date(instant)) : '';

/** Why a wish was not heard, for the player; `field` is where the form has it. */
export function refusalOfWish(answer: Readonly<Record<string, unknown>>, field?: string): Refusal {
  const time = spoken(answer.until ?? answer.opensAt);
  const reason = String(answer.reason);
  const texts: Readonly<Record<string, ServerTextId>> = {
    TERM_INVALID: 'server.break.term',
    NOT_LONGER: time === '' ? 'server.break.foreverAlready' : 'server.break.notLonger',
    NOT_ACTIVE: 'server.break.notActive',
    ALREADY_ASKED: 'server.break.askedAlready',
    NOT_BEFORE_END: time === '' ? 'server.break.never' : 'server.break.notBeforeEnd',
    NOT_OPEN: 'server.break.notOpen',
  };
  return new Refusal(texts[reason]!, { code: reason, values: { time }, ...(field && { field }) });
}

/** What a wish did to the account that asked. */
export interface Heard {
  /** Of the rule, such as {ok, result, until}. */
  answer: Readonly<Record<string, unknown>>;
  /** Given back here, in 0.0001 yuan. */
  refunded: bigint;
}

/**
 * Hears a wish. Refuses what the rule refuses, and then nothing has changed. Where it is a break, every session of every account that it covers
 * ends, chases are stopped, and deposits nobody has paid are cancelled.
 */
export async function hearWish(asking: Asking, asked: Asked, scope: Scope, field?: string): Promise<Heard> {
  const { db, station, player, now } = asking;
  const stations = new Map(
    (scope === 'operator' ? asking.stations : [station]).map((one) => [one.code, one]),
  );
  const person = await accountsOfPerson(db, station.code, player.accountId, [...stations.keys()], now);
  const byStation = Map.groupBy(person, (account) => account.station);
  // All of a station at once, in the order of their codes: two wishes of one person follow one another.
  for (const [code, accounts] of byStation)
    await elsewhere(db, station.code, code, () =>
      sql`SELECT break_lock(${accounts.map(({ id }) => id)}::integer[])`.execute(db),
    );

  const breaks = await breaksOf(db, station.code, player.accountId, breakProfileOf(station));
  const wish: Wish = {
    ...asked,
    at: now.getTime(),
    ...(scope === 'station' && { station: station.code }),
  };
  const answer = breaks.apply(wish);
  if (!answer.ok) throw refusalOfWish(answer, field);

  let refunded = 0n;
  for (const account of person) {
    const given = await elsewhere(db, station.code, account.station, async () => {
      await keepWish(asking, asked, scope, account);
      return asked.type === 'return'
        ? 0n
        : endWhatRuns({ db, station: stations.get(account.station)!, now, accountId: account.id });
    });
    if (account.sign === '') refunded = given;
  }
  return { answer, refunded };
}

/** Keeps a wish for an account of the station in view, with what it makes of it. */
async function keepWish(
  { db, station, player, now }: Asking,
  asked: Asked,
  scope: Scope,
  account: OwnAccount,
): Promise<void> {
  const profile = breakProfileOf(station);
  await db
    .insertInto('break_wish')
    .values({
      station: account.station,
      account_id: account.id,
      kind: asked.type,
      scope,
      hours: asked.type === 'timeout' ? asked.hours : null,
      term: asked.type === 'exclude' ? (asked.term as '6m') : null,
      ...(asked.type === 'return' && {
        cool_hours: profile.coolHours,
        cool_hours_indefinite: profile.coolHoursIndefinite,
        indefinite_months: profile.indefiniteMonths,
      }),
      asked_station: station.code,
      asked_account: player.accountId,
      sign: account.sign,
      at: now,
    })
    .execute();
  const breaks = await breaksOf(db, account.station, account.id, profile);
  await keepWhatHolds({ db, station: account.station, now }, account.id, breaks);
}

/** Ends what a break ends of an account of its station, which is in view and whose law says what becomes of bets; returns what was given back, in 0.0001 yuan. */
async function endWhatRuns({ db, station, accountId: id, now }: Holder): Promise<bigint> {
  await endSessionsOf(db, id, 'break', now);
  // The provider closes its page; what arrives all the same is the member's, and is credited.
  await db
    .updateTable('deposit_order')
    .set({ status: DepositStatus.cancelled, finished_at: now, ask_at: now, asked: 0 })
    .where('account_id', '=', id)
    .where('status', '=', DepositStatus.pending)
    .execute();
  const { role } = await db
    .selectFrom('account')
    .select('role')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const wallet = async () => (await balancesOf(db, id, bookOf(role))).wallet;
  const before = await wallet();
  const chases = await db
    .selectFrom('chase_plan')
    .select('id')
    .where('account_id', '=', id)
    .where('status', '=', 'running')
    .orderBy('id')
    .execute();
  for (const chase of chases)
    await sql`SELECT ${stopChase(chase.id, 'cancelled', now, stationLimitsJson(station))}`.execute(db);
  if (protectionOf(station).breaks.openBets === 'giveBack') await giveBackBets(db, id, now);
  return (await wallet()) - before;
}

/** Gives back every bet of a member that has not sealed. */
async function giveBackBets(db: Db, id: number, now: Date): Promise<void> {
  const open = await db
    .selectFrom('bet_order')
    .select('id')
    .where('account_id', '=', id)
    .where('status', '=', BetStatus.waiting)
    .where('seals_at', '>', now)
    .execute();
  if (open.length > 0)
    await sql`SELECT count(*) FROM bet_revoke(${id}, ${open.map((order) => String(order.id))}::bigint[], 'member',
      ${ledgerTypes.revoke}, ${now})`.execute(db);
}

/** Hears a member's consent to offers in this station. Refuses it while a break holds; where none is needed nothing changes. */
export async function hearConsent({ db, station, player, now }: Asking): Promise<void> {
  const breaks = await breaksOf(db, station.code, player.accountId, breakProfileOf(station));
  const isNeeded = breaks.needsConsent;
  const answer = breaks.apply({ type: 'consent', at: now.getTime() });
  if (!answer.ok) throw refusalOfWish(answer);
  if (!isNeeded) return;
  await db
    .insertInto('break_wish')
    .values({
      station: station.code,
      account_id: player.accountId,
      kind: 'consent',
      scope: 'station',
      asked_station: station.code,
      asked_account: player.accountId,
      at: now,
    })
    .execute();
  await keepWhatHolds({ db, station: station.code, now }, player.accountId, breaks);
}
