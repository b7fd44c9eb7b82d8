// What activities look at of a member, read in one query: level, points, deposits and bets of some days, what was won, what decides about taking
// part, and packets that are open.
import { sql } from 'kysely';
import { DepositStatus } from '#contract/states/depositStatus.generated.ts';
import { startOfDay } from '#values/beijingTime.ts';
import { addDays, dayOf } from '#values/days.ts';
import { ledgerTypes } from '../db/ledger.ts';
import type { Db } from '../db/stationTransaction.ts';
import {
  type Entry,
  type EntryFacts,
  type EntryRow,
  entryColumns,
  entryFactsOf,
} from '../money/participation.ts';
import { type DaySpan, settledBetsQuery } from '../play/validBets.ts';

const depositTypes = [
  ledgerTypes.onlineDeposit,
  ledgerTypes.fastDeposit,
  ledgerTypes.bankDeposit,
  ledgerTypes.rechargeCard,
];
/** Income of the day it was paid stays in the sums of that day, and is taken off. */
const rolledBack = [DepositStatus.rolledBack, DepositStatus.rolledBackOwing];
/** What the deficit rebate counts as gifts: the activity column of reports. */
const giftTypes = [
  ledgerTypes.activityPrize,
  ledgerTypes.redPacket,
  ledgerTypes.registrationGift,
  ledgerTypes.depositGift,
  ledgerTypes.directChargeGift,
  ledgerTypes.dailyBonus,
  ledgerTypes.weeklyLossReward,
  ledgerTypes.treasureInterest,
  ledgerTypes.coupon,
  ledgerTypes.levelUpGift,
];

/** What a member did on some days; in 0.0001 yuan. */
export interface SpanFacts {
  readonly deposits: bigint;
  readonly gifts: bigint;
  readonly validBet: bigint;
  /** Won or lost of stakes, whether they count or not. */
  readonly staked: bigint;
  readonly won: bigint;
}

export interface AwardFact {
  readonly activity: number;
  readonly key: string;
  readonly day: string;
  /** How a draw was paid: 'chance' or 'points'. */
  readonly paid: string | null;
  readonly status: number;
}

/** A packet that is open. */
export interface PacketFact {
  readonly activity: number;
  readonly id: number;
  /** All its parts are taken. */
  readonly isEmpty: boolean;
  readonly closesAt: Date;
}

/** The level of a guest is 0, the role what most are. */
export interface Facts extends EntryFacts {
  readonly now: Date;
  readonly today: string;
  /** The Beijing day of registration; of a guest it is today. */
  readonly registered: string;
  readonly isEnabled: boolean;
  readonly hasProfile: boolean;
  readonly hasSignedToday: boolean;
  readonly points: bigint;
  readonly on: (span: DaySpan) => SpanFacts;
  readonly awards: readonly AwardFact[];
  readonly packets: readonly PacketFact[];
}

const nothing: SpanFacts = { deposits: 0n, gifts: 0n, validBet: 0n, staked: 0n, won: 0n };

/** What there is of a guest. */
export const factsOfNobody = (now: Date): Facts => ({
  now,
  today: dayOf(now),
  registered: dayOf(now),
  level: 0,
  role: 'member',
  isEnabled: true,
  hasDeposited: false,
  hasCard: false,
  taken: new Map(),
  hasProfile: false,
  hasSignedToday: false,
  points: 0n,
  on: () => nothing,
  awards: [],
  packets: [],
});

export const daySpan = (day: string): DaySpan => ({ first: day, last: day });

interface Row extends EntryRow {
  created_at: Date;
  is_enabled: boolean;
  has_profile: boolean;
  has_signed: boolean;
  points: bigint;
  spans: {
    first: string;
    last: string;
    deposits: string;
    gifts: string;
    valid_bet: string;
    staked: string;
    won: string;
  }[];
  awards: { activity: number; key: string; day: string; paid: string | null; status: number }[];
  packets: (Omit<PacketFact, 'closesAt'> & { closesAt: string })[];
}

export interface FactsWanted {
  readonly accountId: number;
  readonly now: Date;
  readonly spans: readonly DaySpan[];
  /** Awards of these activities are read, and what they ask for. */
  readonly activities: readonly Entry[];
  /** Awards from this day on. */
  readonly since: string;
}

/** Reads everything about a member in one query. */
export async function readFacts(
  db: Db,
  { accountId, now, spans, activities, since }: FactsWanted,
): Promise<Facts> {
  const today = dayOf(now);
  const ids = activities.map(({ id }) => id);
  const unique = [...new Map(spans.map((span) => [`${span.first} ${span.last}`, span])).values()];
  const column = (values: readonly string[]) => sql`${values}::text[]`;
  const from = unique.map(({ first }) => startOfDay(first).toISOString());
  const to = unique.map(({ last }) => startOfDay(addDays(last, 1)).toISOString());
  const { rows } = await sql<Row>`
    SELECT a.level, a.role, a.created_at, a.state = 'enabled' AND coalesce(a.paused_until <= ${now}::timestamptz, true)
        AND NOT break_holds(a.id, ${now}::timestamptz) AS is_enabled,
      a.real_name <> '' AND a.withdrawal_hash IS NOT NULL AND a.question_id IS NOT NULL AS has_profile,
      EXISTS (SELECT FROM activity_award r JOIN activity v ON v.id = r.activity_id WHERE r.station = current_station() AND r.account_id = a.id
        AND v.kind = 'signIn' AND r.claim_key = ${today} AND r.day = ${today}::date) AS has_signed,
      coalesce((SELECT p.balance FROM points_account p WHERE p.account_id = a.id), 0)::bigint AS points,
      coalesce((SELECT jsonb_agg(jsonb_build_object('first', s.first, 'last', s.last, 'deposits', (m.deposits - r.paid)::text, 'gifts', (m.gifts - r.given)::text,
          'valid_bet', b.valid_bet::text, 'staked', b.staked::text, 'won', b.won::text))
        FROM unnest(${column(unique.map(({ first }) => first))}, ${column(unique.map(({ last }) => last))},
            ${column(from)}, ${column(to)}) AS s(first, last, begins, ends)
          CROSS JOIN LATERAL (
            SELECT coalesce(sum(d.income) FILTER (WHERE d.type = ANY (${depositTypes}::integer[])), 0) AS deposits,
                coalesce(sum(d.income) FILTER (WHERE d.type = ANY (${giftTypes}::integer[])), 0) AS gifts
              FROM ledger_day d WHERE d.account_id = w.id AND d.day BETWEEN s.first::date AND s.last::date) m
          CROSS JOIN LATERAL (
            SELECT coalesce(sum(o.paid), 0) AS paid, coalesce(sum(o.gift + o.coupon_amount), 0) AS given
              FROM deposit_order o WHERE o.station = a.station AND o.account_id = a.id AND o.status = ANY (${rolledBack}::smallint[])
                AND o.finished_at >= s.begins::timestamptz AND o.finished_at < s.ends::timestamptz) r
          CROSS JOIN LATERAL (${settledBetsQuery(accountId, sql`s.begins::timestamptz`, sql`s.ends::timestamptz`)}) b),
        '[]') AS spans,
      coalesce((SELECT jsonb_agg(jsonb_build_object('activity', r.activity_id, 'key', r.claim_key, 'day', r.day, 'paid', r.detail ->> 'paid',
          'status', r.status) ORDER BY r.id)
        FROM activity_award r WHERE r.station = current_station() AND r.account_id = a.id
          AND r.activity_id = ANY (${ids}::integer[]) AND r.day >= ${since}::date), '[]') AS awards,
      coalesce((SELECT jsonb_agg(jsonb_build_object('activity', k.activity_id, 'id', k.id, 'closesAt', k.closes_at,
          'isEmpty', NOT EXISTS (SELECT FROM red_packet_part q WHERE q.packet_id = k.id AND q.award_id IS NULL)) ORDER BY k.opens_at)
        FROM red_packet k
        WHERE k.station = current_station() AND k.activity_id = ANY (${ids}::integer[])
          AND k.opens_at <= ${now}::timestamptz AND k.closes_at > ${now}::timestamptz), '[]') AS packets
      ${entryColumns(activities)}
    FROM account a
    JOIN ledger_account w ON w.station = a.station AND w.owner_id = a.id AND w.kind = 'wallet' AND w.book = 'real' AND w.part = ''
    WHERE a.id = ${accountId}`.execute(db);
  const row = rows[0];
  if (!row) return factsOfNobody(now);
  const bySpan = new Map(
    row.spans.map((span) => [
      `${span.first} ${span.last}`,
      {
        deposits: BigInt(span.deposits),
        gifts: BigInt(span.gifts),
        validBet: BigInt(span.valid_bet),
        staked: BigInt(span.staked),
        won: BigInt(span.won),
      },
    ]),
  );
  return {
    ...entryFactsOf(row),
    now,
    today,
    registered: dayOf(row.created_at),
    isEnabled: row.is_enabled,
    hasProfile: row.has_profile,
    hasSignedToday: row.has_signed,
    points: row.points,
    on({ first, last }) {
      const found = bySpan.get(`${first} ${last}`);
      if (!found) throw new Error(`Nothing was read of ${first} to ${last}.`);
      return found;
    },
    awards: row.awards,
    packets: row.packets.map((packet) => ({ ...packet, closesAt: new Date(packet.closesAt) })),
  };
}
