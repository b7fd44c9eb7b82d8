// What an offer costs: at worst, as the checker estimates it for one member, for all who may take it, and what it has cost so far.
import { sql } from 'kysely';
import { freeGiftOf } from '#content/checks/costs/free-gift.ts';
import type { ContentKind as KindName } from '#content/content.generated.ts';
import { soundTerms } from '#content/soundTerms.ts';
import { AwardStatus } from '#contract/states/awardStatus.generated.ts';
import { type Money, parseMoney } from '#values/money.ts';
import type { Db } from '../../db/stationTransaction.ts';
import type { Item } from '../kind.ts';
import type { File, Json } from '../rows.ts';
import type { EntryChange } from './entries.ts';

/** An offer that changes; amounts in 0.0001 yuan. */
export interface OfferCost {
  kind: KindName;
  key: string;
  /** The most that one member is given by it: once, a day, or with each deposit; null where nothing bounds it. */
  eachMost: Money | null;
  per: 'once' | 'day' | 'deposit';
  /** Members of its levels who logged in within the last 30 days. */
  members: number;
  /** What it costs at worst if each of these takes it: once, in a day, or with a deposit each. */
  worst: Money | null;
  /** What it gave in the last 30 days, and how many took it; null where it is new, or its gifts are not kept by offer. */
  given: Money | null;
  takers: number | null;
}

type Files = ReadonlyMap<KindName, File | null>;

const days30 = 30 * 86_400_000;
const hundred = parseMoney('100');
const amountOf = (value: Json | undefined): Money => parseMoney((value as string | undefined) ?? '0');

/** The largest deposit that an open method takes. */
function largestDeposit(files: Files): Money {
  const methods = (files.get('pay-methods')?.items ?? []) as readonly Item[];
  return methods
    .filter(({ open }) => open !== false)
    .map(({ most }) => amountOf(most))
    .reduce((most, one) => (one > most ? one : most), 0n);
}

type Each = Pick<OfferCost, 'eachMost' | 'per'>;

function ofDepositOffer(item: Item, files: Files): Each {
  const per = item.times === 'daily' ? 'day' : item.times === 'always' ? 'deposit' : 'once';
  const cap = amountOf(item.mostGift);
  if (item.giftPercent === undefined) return { eachMost: amountOf(item.giftAmount), per };
  const whole = (largestDeposit(files) * amountOf(item.giftPercent)) / hundred;
  return { eachMost: cap > 0n && cap < whole ? cap : whole, per };
}

/** What bets or deposits earn has no bound by itself. */
function ofActivity(item: Item): Each {
  if (Object.keys((item.terms ?? {}) as object).length === 0) return { eachMost: 0n, per: 'day' };
  const [sound] = soundTerms({ items: [item] } as never);
  if (!sound) return { eachMost: null, per: 'day' };
  const free = freeGiftOf(sound);
  if (free) return { eachMost: free.amount, per: 'day' };
  const prize = (item.terms as { prize?: { kind: string; amount?: string } }).prize;
  if (sound.kind === 'general' && prize)
    return { eachMost: prize.kind === 'cash' ? amountOf(prize.amount) : 0n, per: 'once' };
  if ((item.terms as { unit?: string }).unit === 'points') return { eachMost: 0n, per: 'day' };
  return { eachMost: null, per: 'day' };
}

const eachOf = (kind: KindName, item: Item, files: Files): Each =>
  kind === 'deposit-offers'
    ? ofDepositOffer(item, files)
    : kind === 'coupons'
      ? { eachMost: amountOf(item.amount), per: 'once' }
      : ofActivity(item);

async function membersOf(db: Db, levels: readonly number[], now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('account')
    .select((row) => row.fn.countAll<bigint>().as('count'))
    .where('role', 'in', ['member', 'agent'])
    .where('login_at', '>=', new Date(now.getTime() - days30))
    .$if(levels.length > 0, (query) => query.where('level', 'in', [...levels]))
    .executeTakeFirstOrThrow();
  return Number(count);
}

type Given = Pick<OfferCost, 'given' | 'takers'>;

/** What rows say that an offer gave in the last 30 days. */
async function givenBy(db: Db, { kind, key }: EntryChange, now: Date): Promise<Given> {
  const from = new Date(now.getTime() - days30);
  const query =
    kind === 'deposit-offers'
      ? sql<{
          given: string;
          takers: number;
        }>`SELECT coalesce(sum(o.gift), 0)::text AS given, count(DISTINCT o.account_id)::int AS takers
          FROM deposit_order o JOIN deposit_strategy s ON s.id = o.strategy_id
          WHERE s.content_key = ${key} AND o.gift > 0 AND o.finished_at >= ${from}`
      : sql<{
          given: string;
          takers: number;
        }>`SELECT coalesce(sum(w.amount), 0)::text AS given, count(DISTINCT w.account_id)::int AS takers
          FROM activity_award w JOIN activity a ON a.id = w.activity_id
          WHERE a.content_key = ${key} AND w.prize = 'cash' AND w.status = ${AwardStatus.given} AND w.created_at >= ${from}`;
  const [row] = (await query.execute(db)).rows;
  return { given: BigInt(row!.given), takers: row!.takers };
}

const offerKinds: ReadonlySet<KindName> = new Set(['deposit-offers', 'coupons', 'activities']);

/** The costs of those of the entries that are offers and will be there; `files` are those of all kinds as they will be. */
export async function costsOf(
  db: Db,
  now: Date,
  files: Files,
  changes: readonly EntryChange[],
): Promise<OfferCost[]> {
  const costs: OfferCost[] = [];
  for (const change of changes) {
    const { kind, key, before, after } = change;
    if (!after || !offerKinds.has(kind)) continue;
    const { eachMost, per } = eachOf(kind, after, files);
    const members = await membersOf(db, (after.levels ?? []) as readonly number[], now);
    const isKept = before !== null && kind !== 'coupons';
    costs.push({
      kind,
      key,
      eachMost,
      per,
      members,
      worst: eachMost === null ? null : eachMost * BigInt(members),
      ...(isKept ? await givenBy(db, change, now) : { given: null, takers: null }),
    });
  }
  return costs;
}
