// Asking the central file of play whether a member may play here and not at another operator: outside of every transaction, at log-in and while the member is
// here. What it says is kept where bets and transfers look (play_barred()); without an answer nobody plays.
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { StationFacts } from '#contract/station.generated.ts';
import type { Counterparties } from '#counterparty/programs.ts';
import { ask } from '#counterparty/signed.ts';
import { MINUTE_MS } from '#rules/protection/spans.ts';
import { protectionOf } from '#station/protection/protection.ts';
import type { Station } from '#station/station.ts';
import type { Sealed } from '../../db/personal/dataKeys.ts';
import { openedAccount } from '../../db/personal/members.ts';
import type { Db, StationWork } from '../../db/stationTransaction.ts';
import { refusalElsewhere } from '../../pipeline/callSteps.ts';
import type { AfterCommit, BaseContext } from '../../pipeline/handle.ts';
import { lockLimits } from '../../protection/limitsOf.ts';
import { type Decided, personCode } from './registry.ts';

/** Not seen for so long, a member plays no longer. */
const idleMs = 30 * MINUTE_MS;
/** When it is asked again where no answer came, or the member plays elsewhere. */
const againMs = 15_000;
/** No answer says more: a mistake there would let somebody play at two operators for days. */
const mostMs = 24 * 60 * MINUTE_MS;
/** Versions are seconds since then, or more. */
const versionsSinceMs = Date.UTC(2026, 0);
/** By how much the clocks of both may differ. */
const clocksMinutes = 1;
/** How many are asked about side by side. */
const batch = 20;

/** Whether a central file says who may play at this station. */
export const asksSeats = (station: Station): boolean => protectionOf(station).registry.play;

/** In the transaction of a log-in: nothing is played before the file was asked. */
export async function expectSeat(
  { db, station, now }: Pick<BaseContext<unknown>, 'db' | 'station' | 'now'>,
  accountId: number,
): Promise<void> {
  if (!asksSeats(station)) return;
  // Play money is nobody's harm.
  await sql`INSERT INTO play_seat AS p (station, account_id, due_at)
    SELECT a.station, a.id, ${now}::timestamptz FROM account a WHERE a.station = ${station.code} AND a.id = ${accountId} AND a.role <> 'trial'
    ON CONFLICT (station, account_id) DO UPDATE SET due_at = ${now} WHERE p.play_until <= ${now}`.execute(db);
}

/** What a log-in leaves for after its commit: the file of play is asked, and an answer of the registry that is late is watched for. `answer` is the call's own, which stands. */
export function afterLogIn<Answer>(
  {
    station,
    counterparties,
    afterCommit,
  }: Pick<BaseContext<unknown>, 'station' | 'counterparties'> & {
    afterCommit(work: (later: AfterCommit) => Promise<Answer>): void;
  },
  accountId: number,
  decided: Decided | null,
  answer: Answer,
): void {
  const isAsking = asksSeats(station);
  if (!isAsking && !decided?.isOpen) return;
  afterCommit(async (later) => {
    if (decided?.isOpen) decided.watch(accountId, later);
    if (isAsking)
      await askSeats({ station, counterparties, inStation: later.inStation, now: later.now() }, accountId);
    return answer;
  });
}

/** Refuses play of a member who may not play here. */
export async function requireSeat(db: Db, accountId: number, now: Date): Promise<void> {
  const { rows } = await sql<{
    barred: string | null;
  }>`SELECT play_barred(${accountId}, ${now}) AS barred`.execute(db);
  const barred = rows[0]!.barred;
  if (barred !== null) throw refusalElsewhere(barred);
}

export interface SeatRound {
  station: StationFacts;
  counterparties: Counterparties | undefined;
  inStation<T>(work: (db: Db) => Promise<T>): Promise<T>;
  now: Date;
}

/** Whether the member of a row of play_seat `p` is here: a session that was used lately, or play at a platform. */
const isHere = (now: Date) => {
  const since = new Date(now.getTime() - idleMs);
  return sql<boolean>`EXISTS (SELECT FROM session s WHERE s.station = p.station AND s.account_id = p.account_id AND s.ended_at IS NULL
    AND (s.seen_at > ${since} OR EXISTS (SELECT FROM play_span x WHERE x.station = p.station AND x.account_id = p.account_id AND x.to_at > ${since})))`;
};

/** Notes who came before the station asked, who came back, and who left: they are due now. */
export async function noteSeats({ db, station, now }: StationWork): Promise<void> {
  await sql`INSERT INTO play_seat (station, account_id, due_at)
    SELECT s.station, s.account_id, ${now}::timestamptz FROM session s JOIN account a ON a.station = s.station AND a.id = s.account_id AND a.role <> 'trial'
    WHERE s.station = ${station} AND s.ended_at IS NULL AND s.seen_at > ${new Date(now.getTime() - idleMs)}
    ON CONFLICT DO NOTHING`.execute(db);
  await sql`UPDATE play_seat p SET due_at = ${now} WHERE p.station = ${station}
    AND CASE WHEN p.is_known THEN p.due_at > ${now} AND NOT ${isHere(now)} ELSE p.due_at IS NULL AND ${isHere(now)} END`.execute(
    db,
  );
}

/** Of a station that asks no longer: nobody is kept from playing. */
export const forgetSeats = (db: Db, station: string) =>
  db.deleteFrom('play_seat').where('station', '=', station).execute();

interface Seat {
  accountId: number;
  version: number;
  ref: string;
  person: string;
  isHere: boolean;
}

/** Takes rows that are due, each under the next version; whoever has left plays no longer from this commit on. */
async function takeDue(
  { station, inStation, now }: SeatRound,
  key: string,
  accountId: number | undefined,
): Promise<Seat[]> {
  return inStation(async (db) => {
    const { rows } = await sql<{
      account_id: number;
      version: number;
      is_known: boolean;
      is_here: boolean;
      is_over: boolean;
      station: string;
      id: number;
      real_name: Sealed;
      phone: Sealed;
      email: Sealed;
    }>`SELECT p.account_id, p.version, p.is_known, ${isHere(now)} AS is_here, coalesce(p.opens_at <= ${now}, p.refused = 'unknown') AS is_over, a.station, a.id, a.real_name, a.phone, a.email
      FROM play_seat p JOIN account a ON a.station = p.station AND a.id = p.account_id
      WHERE p.station = ${station.code} AND p.due_at <= ${now} ${accountId === undefined ? sql`` : sql`AND p.account_id = ${accountId}`}
      ORDER BY p.due_at LIMIT ${batch} FOR UPDATE OF p SKIP LOCKED`.execute(db);
    const seats: Seat[] = [];
    for (const row of rows) {
      const { real_name: realName, phone, email } = openedAccount(db, row);
      const person = personCode({ key }, { realName, phone, email });
      const own = db.updateTable('play_seat').where('account_id', '=', row.account_id);
      if (!row.is_here || person === null) {
        // What is being bet is committed before, or sees it.
        await lockLimits(db, row.account_id);
        const refused = person === null ? 'unknown' : 'silent';
        await own.set({ play_until: sql<Date>`'-infinity'::timestamptz`, refused, opens_at: null }).execute();
      }
      if (person === null || (!row.is_here && !row.is_known)) {
        await own.set({ due_at: row.is_here ? new Date(now.getTime() + againMs) : null }).execute();
        continue;
      }
      // Higher than the last one as well where the row is new, or an earlier one was restored.
      const version = Math.max(row.version + 1, Math.floor((now.getTime() - versionsSinceMs) / 1000));
      // Whoever dies before the answer is heard asks again.
      await own
        .set({
          version,
          is_known: true,
          due_at: new Date(now.getTime() + againMs),
          // A wait that is over, or a name that is known since, is no reason any more.
          ...(row.is_over && { refused: 'silent' as const, opens_at: null }),
        })
        .execute();
      const ref = createHash('sha256').update(`seat ${station.code} ${row.account_id}`).digest('hex');
      seats.push({ accountId: row.account_id, version, ref, person, isHere: row.is_here });
    }
    return seats;
  });
}

interface SeatAnswer {
  says: 'entered' | 'elsewhere' | 'wait' | 'left';
  until?: number;
}

/** An answer about somebody else, to another question, or with a moment that no law knows, is none. */
const isSeatAnswer =
  ({ ref, person, version, isHere: isEntering }: Seat, nowMs: number, changeMinutes: number) =>
  (answer: unknown): answer is SeatAnswer => {
    const given = (answer ?? {}) as Record<string, unknown>;
    if (given.ref !== ref || given.person !== person || given.version !== version) return false;
    if (!isEntering) return given.says === 'left';
    const { until } = given;
    if (!Number.isSafeInteger(until)) return false;
    const aheadMs = (until as number) - nowMs;
    if (given.says === 'wait') return aheadMs > 0 && aheadMs <= (changeMinutes + clocksMinutes) * MINUTE_MS;
    return given.says === 'elsewhere' || (given.says === 'entered' && aheadMs > 0 && aheadMs <= mostMs);
  };

async function keepSeat(
  db: Db,
  { accountId, version }: Seat,
  { says, until }: SeatAnswer,
  now: Date,
): Promise<void> {
  const nowMs = now.getTime();
  const never = { play_until: sql<Date>`'-infinity'::timestamptz`, is_known: false };
  const columns = {
    entered: () => ({
      play_until: new Date(until!),
      refused: 'silent' as const,
      opens_at: null,
      // Half of it is left for an answer that is late.
      due_at: new Date((nowMs + until!) / 2),
    }),
    elsewhere: () => ({
      ...never,
      refused: 'elsewhere' as const,
      opens_at: null,
      due_at: new Date(nowMs + againMs),
    }),
    wait: () => ({
      ...never,
      refused: 'wait' as const,
      opens_at: new Date(until!),
      due_at: new Date(until!),
    }),
    left: () => ({ ...never, due_at: null }),
  }[says]();
  await db
    .updateTable('play_seat')
    .set(columns)
    .where('account_id', '=', accountId)
    .where('version', '=', version)
    .execute();
}

/**
 * Asks about the members of a station who are due, or about one of them: those who are here enter or go on, the others leave.
 * @returns How many were asked about, and whether the file answered for any.
 */
export async function askSeats(
  round: SeatRound,
  accountId?: number,
): Promise<{ asked: number; isAnswered: boolean }> {
  const { station, counterparties, inStation, now } = round;
  const party = counterparties?.registry;
  if (!party) return { asked: 0, isAnswered: false };
  const { deadlineSeconds, changeMinutes } = protectionOf(station).registry;
  const seats = await takeDue(round, party.key, accountId);
  const answers = await Promise.all(
    seats.map(async (seat) => {
      const { ref, person, version } = seat;
      const named = { ref, person, version };
      const answer = await ask(
        party,
        seat.isHere ? '/enter' : '/leave',
        seat.isHere ? { ...named, changeMinutes } : named,
        {
          isAnswer: isSeatAnswer(seat, now.getTime(), changeMinutes),
          timeoutMs: deadlineSeconds * 1000,
          nowMs: now.getTime(),
        },
      ).catch(() => null);
      return { seat, answer };
    }),
  );
  const answered = answers.flatMap(({ seat, answer }) => (answer ? [{ seat, answer }] : []));
  if (answered.length > 0)
    await inStation(async (db) => {
      for (const { seat, answer } of answered) await keepSeat(db, seat, answer, now);
    });
  return { asked: seats.length, isAnswered: answered.length > 0 };
}
