// Who may take part in an activity, and how often: roles and levels, a first deposit, a card, one member for each device, a limit in all. The same
// holds for what a member takes by a call and for the gift that comes with a deposit.
import { type RawBuilder, type Selectable, sql } from 'kysely';
import { AwardStatus } from '#contract/states/awardStatus.generated.ts';
import { DepositStatus } from '#contract/states/depositStatus.generated.ts';
import { type Refused, refused } from '#rules/refused.ts';
import type { Db } from '../db/stationTransaction.ts';
import type { ActivityTable } from '../db/tables.ts';

type Row = Selectable<ActivityTable>;

/** What an activity asks of whoever takes part. */
export type Entry = Pick<
  Row,
  | 'id'
  | 'kind'
  | 'roles'
  | 'levels'
  | 'first_deposit'
  | 'once_per_device'
  | 'once_per_card'
  | 'limit_in_all'
  | 'starts_at'
  | 'ends_at'
  | 'terms'
>;

/** What of a member it is judged by; what no activity asks for was not read. */
export interface EntryFacts {
  readonly level: number;
  readonly role: string;
  readonly hasDeposited: boolean;
  readonly hasCard: boolean;
  /** By the number of the activity. */
  readonly taken: ReadonlyMap<number, Taken>;
}

export interface Taken {
  /** How many times the member took part. */
  readonly times: number;
  /** Another member who shares a device has taken part. */
  readonly isDeviceUsed: boolean;
}

export const nothingTaken: Taken = { times: 0, isDeviceUsed: false };

/** Whether it asks for more than a role and a level. */
export const asksMore = (entry: Entry): boolean =>
  entry.first_deposit !== 'any' || entry.once_per_card || isCounted(entry);

/** Whether what was taken before decides: then nobody is judged but under the locks of lockTaker(). */
export const isCounted = ({ once_per_device, limit_in_all }: Entry): boolean =>
  once_per_device || limit_in_all > 0;

/** Why a member may not take part in what only members of some role, level or card may. */
export function memberReason(entry: Entry, { role, level, hasCard }: EntryFacts): Refused<string> | null {
  if (entry.roles.length > 0 && !entry.roles.includes(role)) return refused('ROLE');
  if (entry.levels.length > 0 && !entry.levels.includes(level)) return refused('LEVEL');
  return entry.once_per_card && !hasCard ? refused('NO_CARD') : null;
}

/** Why a member may not take part by what was deposited and taken before. */
export function takenReason(entry: Entry, { hasDeposited, taken }: EntryFacts): Refused<string> | null {
  const { times, isDeviceUsed } = taken.get(entry.id) ?? nothingTaken;
  if (entry.first_deposit === 'made' && !hasDeposited) return refused('NO_DEPOSIT');
  if (entry.first_deposit === 'notMade' && hasDeposited) return refused('NOT_FIRST');
  if (entry.once_per_device && isDeviceUsed) return refused('DEVICE_USED');
  return entry.limit_in_all > 0 && times >= entry.limit_in_all ? refused('LIMIT_IN_ALL') : null;
}

const hasDeposited = (exceptOrder: string) =>
  sql`EXISTS (SELECT FROM deposit_order o WHERE o.station = current_station() AND o.account_id = a.id
    AND o.status = ${sql.lit(DepositStatus.paid)} AND o.order_no <> ${exceptOrder})`;
const hasCard = sql`EXISTS (SELECT FROM card c WHERE c.station = current_station() AND c.account_id = a.id AND c.removed_at IS NULL)`;

/** For a query of all members whose `a` is the account: those whom an activity lets in, whatever was taken before. */
export function mayEnter({
  roles,
  levels,
  first_deposit,
  once_per_card,
}: Pick<Entry, 'roles' | 'levels' | 'first_deposit' | 'once_per_card'>): RawBuilder<unknown> {
  const conditions = [
    ...(roles.length > 0 ? [sql`a.role = ANY (${roles}::text[])`] : []),
    ...(levels.length > 0 ? [sql`a.level = ANY (${levels}::smallint[])`] : []),
    ...(first_deposit === 'made' ? [hasDeposited('')] : []),
    ...(first_deposit === 'notMade' ? [sql`NOT ${hasDeposited('')}`] : []),
    ...(once_per_card ? [hasCard] : []),
  ];
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` AND `);
}

/** The rows that say who took part in an activity: deposits that took its offer, exchanges of its days, or awards. */
function takings({ id, kind, starts_at, ends_at, terms }: Entry): {
  table: RawBuilder<unknown>;
  /** Each time a member took part. */
  counted: RawBuilder<unknown>;
  /** What the member has or may still get. */
  held: RawBuilder<unknown>;
} {
  if (kind === 'firstRecharge') {
    // A deposit that was rolled back has given its gift back.
    const isGiven = sql`(t.gift > 0 AND t.status = ${sql.lit(DepositStatus.paid)})`;
    const ofOffer = sql`t.strategy_id = ${(terms as { strategyId: number }).strategyId}`;
    return {
      table: sql`deposit_order`,
      counted: sql`${ofOffer} AND (${isGiven} OR t.status = ${sql.lit(DepositStatus.pending)})`,
      held: sql`${ofOffer} AND ${isGiven}`,
    };
  }
  if (kind === 'points') {
    const ofDays = sql`t.at BETWEEN ${starts_at}::timestamptz AND ${ends_at}::timestamptz`;
    return { table: sql`points_exchange`, counted: ofDays, held: ofDays };
  }
  const ofActivity = sql`t.activity_id = ${id}`;
  const held = sql`${ofActivity} AND t.status IN (${sql.lit(AwardStatus.waiting)}, ${sql.lit(AwardStatus.given)})`;
  // After an application that was refused there may be another; a chance that was used is used, whatever became of its prize.
  return { table: sql`activity_award`, counted: kind === 'general' ? held : ofActivity, held };
}

/** What of `taken` one activity needs, as an object of JSON; `a` is the member's account. */
function takenOf(entry: Entry, exceptOrder: string): RawBuilder<unknown> {
  const { table, counted, held } = takings(entry);
  const other = entry.kind === 'firstRecharge' ? sql`AND t.order_no <> ${exceptOrder}` : sql``;
  const times =
    entry.limit_in_all > 0
      ? sql`(SELECT count(*) FROM ${table} t WHERE t.station = current_station() AND t.account_id = a.id AND ${counted} ${other})`
      : sql`0`;
  const isDeviceUsed = entry.once_per_device
    ? sql`EXISTS (SELECT FROM device mine
        JOIN device other ON other.station = mine.station AND other.visitor_hash = mine.visitor_hash AND other.account_id <> mine.account_id
        JOIN ${table} t ON t.station = other.station AND t.account_id = other.account_id
        WHERE mine.station = current_station() AND mine.account_id = a.id AND ${held})`
    : sql`false`;
  return sql`jsonb_build_object('activity', ${entry.id}::integer, 'times', ${times}, 'isDeviceUsed', ${isDeviceUsed})`;
}

/** Columns of a query whose `a` is a member's account. */
export interface EntryRow {
  level: number;
  role: string;
  has_deposited?: boolean;
  has_card?: boolean;
  taken?: ({ activity: number } & Taken)[];
}

/** The columns that these activities are judged by, but for level and role, each after a comma: none where nothing is asked for. `exceptOrder` names a deposit that is not counted. */
export function entryColumns(entries: readonly Entry[], exceptOrder = ''): RawBuilder<unknown> {
  const columns: RawBuilder<unknown>[] = [];
  if (entries.some(({ first_deposit }) => first_deposit !== 'any'))
    columns.push(sql`, ${hasDeposited(exceptOrder)} AS has_deposited`);
  if (entries.some(({ once_per_card }) => once_per_card)) columns.push(sql`, ${hasCard} AS has_card`);
  const counted = entries.filter(isCounted).map((entry) => takenOf(entry, exceptOrder));
  if (counted.length > 0) columns.push(sql`, jsonb_build_array(${sql.join(counted)}) AS taken`);
  return columns.length === 0 ? sql`` : sql.join(columns, sql` `);
}

export const entryFactsOf = ({ level, role, has_deposited, has_card, taken = [] }: EntryRow): EntryFacts => ({
  level,
  role,
  hasDeposited: has_deposited ?? false,
  hasCard: has_card ?? false,
  taken: new Map(taken.map(({ activity, ...what }) => [activity, what])),
});

/** The same of a member in a query of its own. */
export async function readEntryFacts(
  db: Db,
  accountId: number,
  entries: readonly Entry[],
  exceptOrder = '',
): Promise<EntryFacts> {
  const { rows } =
    await sql<EntryRow>`SELECT a.level, a.role${entryColumns(entries, exceptOrder)} FROM account a WHERE a.id = ${accountId}`.execute(
      db,
    );
  return entryFactsOf(rows[0]!);
}

/** Members who share a device and take part in one activity follow one another. Sorted, so that nobody waits in a circle; the member's own lock comes before. */
export async function lockDevices(db: Db, { id }: Entry, accountId: number): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(k.key) FROM (
    SELECT DISTINCT hashtextextended(current_station() || ' activity ' || ${id}::text || ' device ' || encode(d.visitor_hash, 'hex'), 0) AS key
      FROM device d WHERE d.station = current_station() AND d.account_id = ${accountId} ORDER BY 1) k`.execute(
    db,
  );
}
