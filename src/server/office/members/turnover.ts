// A member's turnover item by item: what each payment still asks for, and the bets that counted, with the items they filled.
import { type Selectable, sql } from 'kysely';
import { BetStatus } from '#contract/states/betStatus.generated.ts';
import { playOf } from '#lottery/families.ts';
import { formatMoney } from '#values/money.ts';
import type { BetOrderTable } from '../../db/tables.ts';
import type { RoundRow } from '../../money/games/roundPage.ts';
import { whyUncounted } from '../../money/games/uncounted.ts';
import { platformNames } from '../../money/transfers/platforms.ts';
import { type TurnoverItem, turnoverOf } from '../../money/turnover.ts';
import { lotteryNames } from '../../play/terms.ts';
import { presentCounting } from '../../present/money/counting.ts';
import { turnoverSource } from '../../present/money/turnoverSource.ts';
import { gameKinds } from './timeline/play.ts';
import { numberIn, partsOf, placeOf, type TimelineContext } from './timeline/source.ts';

export interface ItemOfTurnover {
  /** The number that a correction names. */
  id: string;
  source: string;
  ref: string;
  base: bigint;
  /** How often the base is asked for, in hundredths. */
  factor: number;
  required: bigint;
  done: bigint;
  at: Date;
}

/** A bet or a round that has ended, with what of it counts. */
export interface CountedBet {
  kind: 'bet' | 'round';
  ref: string;
  title: string;
  /** When it ended, or its round was played. */
  at: Date;
  stake: bigint;
  counted: bigint;
  /** Why not all of it; '' where all of it counts. */
  note: string;
  /** Numbers of the items that it filled; the oldest item is filled first. */
  filled: string[];
}

export interface TurnoverPage {
  required: bigint;
  /** What counted since everything was cleared last; what goes beyond `required` waits for the next payment. */
  valid: bigint;
  missing: bigint;
  /** When it was cleared last, as by a withdrawal; null where it never was. */
  clearedAt: Date | null;
  /** Percent of the outcomes that a bet may cover; '' for no limit. Categories of which less than all counts. */
  coverLimit: string;
  factors: { category: string; percent: string }[];
  items: ItemOfTurnover[];
  bets: CountedBet[];
  next: string;
}

interface Place {
  /** What is left of all that counted, 0.0001 yuan as text. */
  left: string;
  bet?: string | undefined;
  round?: string | undefined;
}

function readPlace(text: string): Place | undefined {
  const [left = '', bet, round] = text.split('|');
  return /^\d{1,18}$/.test(left) ? { left, bet: bet || undefined, round: round || undefined } : undefined;
}

const writePlace = ({ left, bet = '', round = '' }: Place): string => [left, bet, round].join('|');

/** Where each item begins and ends in all that counted, the oldest first. */
function spansOf(items: readonly TurnoverItem[]): { id: string; from: bigint; until: bigint }[] {
  let reached = 0n;
  return items.map(({ id, required }) => {
    const from = reached;
    reached += required;
    return { id: String(id), from, until: reached };
  });
}

type BetRow = Selectable<BetOrderTable> & { basis: bigint };
type Ended = { at: Date; place: string } & ({ kind: 'bet'; row: BetRow } | { kind: 'round'; row: RoundRow });

/** The items, and a page of the bets since the turnover was cleared last, the newest first. */
export async function turnoverPage(
  context: TimelineContext,
  { before = '', pageSize }: { before?: string | undefined; pageSize: number },
): Promise<TurnoverPage> {
  const { db, account, text } = context;
  const { required, valid, missing, items } = await turnoverOf(db, account.id);
  const cleared = await db
    .selectFrom('turnover')
    .select('cleared_through')
    .where('account_id', '=', account.id)
    .executeTakeFirst();
  const rule = await db.selectFrom('withdrawal_rule').selectAll().executeTakeFirst();
  const clearedAt = cleared?.cleared_through ?? null;
  const place = readPlace(before) ?? { left: String(valid) };
  const ended = [
    ...(await betsEnded(context, clearedAt, place.bet, pageSize + 1)),
    ...(await roundsEnded(context, clearedAt, place.round, pageSize + 1)),
  ].toSorted((a, b) => b.at.getTime() - a.at.getTime());
  const shown = ended.slice(0, pageSize);
  const spans = spansOf(items);
  let left = BigInt(place.left);
  const lotteries = await lotteryNames(db, context.locale);
  const platforms = await platformNames(db, context.locale);
  const bets = shown.map((one): CountedBet => {
    const counted = one.kind === 'bet' ? one.row.basis : one.row.valid;
    const from = left > counted ? left - counted : 0n;
    const filled = spans.filter((span) => span.from < left && span.until > from).map(({ id }) => id);
    left = from;
    const common = { at: one.at, stake: one.row.stake, counted, filled: counted === 0n ? [] : filled };
    if (one.kind === 'round')
      return {
        kind: 'round',
        ref: one.row.round_no,
        title: `${platforms.get(one.row.platform) ?? one.row.platform} · ${one.row.game}`,
        note: whyUncounted(one.row, text),
        ...common,
      };
    const { row } = one;
    const isCovered = counted < row.stake && row.coverage !== null;
    return {
      kind: 'bet',
      ref: String(row.id),
      title: `${lotteries(row.lot_code)} ${row.qi_hao} ${playOf(row.play_code)?.name ?? row.play_code}`,
      note: isCovered
        ? text('office-members.turnover.covers', { percent: formatMoney(BigInt(row.coverage!)) })
        : '',
      ...common,
    };
  });
  const lastOf = (kind: 'bet' | 'round') => shown.findLast((one) => one.kind === kind)?.place ?? place[kind];
  return {
    required,
    valid,
    missing,
    clearedAt,
    ...presentCounting(rule),
    items: items.map((item) => ({
      id: String(item.id),
      source: turnoverSource(item.source, text),
      ref: item.refId,
      base: item.base,
      factor: item.factor,
      required: item.required,
      done: item.done,
      at: item.at,
    })),
    bets,
    next:
      ended.length > pageSize
        ? writePlace({ left: String(left), bet: lastOf('bet'), round: lastOf('round') })
        : '',
  };
}

async function betsEnded(
  { db, account }: TimelineContext,
  since: Date | null,
  after: string | undefined,
  most: number,
): Promise<Ended[]> {
  const from = partsOf(after);
  const { rows } = await sql<BetRow>`
    SELECT o.*, commission_basis(o) AS basis FROM bet_order o
      WHERE o.account_id = ${account.id} AND o.status IN (${sql.lit(BetStatus.won)}, ${sql.lit(BetStatus.lost)}) AND o.book = 'real'
        AND o.ended_at > ${since ?? '-infinity'}
        AND ${from ? sql`(o.ended_at, o.id) < (${from.at}::timestamptz, ${numberIn(from.number) ?? 0n}::bigint)` : sql`true`}
      ORDER BY o.ended_at DESC, o.id DESC LIMIT ${most}`.execute(db);
  return rows.map((row) => ({
    kind: 'bet',
    at: row.ended_at!,
    place: placeOf(row.ended_at!, String(row.id)),
    row,
  }));
}

async function roundsEnded(
  { db, account }: TimelineContext,
  since: Date | null,
  after: string | undefined,
  most: number,
): Promise<Ended[]> {
  const from = partsOf(after);
  const { rows } = await sql<RoundRow>`
    SELECT r.* FROM unnest(${[...gameKinds]}::text[]) AS k(kind) CROSS JOIN LATERAL (
      SELECT r.* FROM game_round r WHERE r.account_id = ${account.id} AND r.kind = k.kind AND r.settled_at IS NOT NULL
        AND r.stored_at > ${since ?? '-infinity'}
        AND ${from ? sql`(r.bet_at, r.id) < (${from.at}::timestamptz, ${numberIn(from.number) ?? 0n}::bigint)` : sql`true`}
        ORDER BY r.bet_at DESC, r.id DESC LIMIT ${most}) r ORDER BY r.bet_at DESC, r.id DESC LIMIT ${most}`.execute(
    db,
  );
  return rows.map((row) => ({
    kind: 'round',
    at: row.bet_at,
    place: placeOf(row.bet_at, String(row.id)),
    row,
  }));
}
