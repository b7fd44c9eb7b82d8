// The lists of what may be fraud, each row with what it rests on: accounts at one device, accounts whose bets together cover a draw, sudden winners.
import { sql } from 'kysely';
import { BetStatus } from '#contract/states/betStatus.generated.ts';
import type { Cover } from '#lottery/covering/covers.ts';
import { isCounted, shareInParts, sharesOf } from '#lottery/covering/shares.ts';
import type { Locale } from '#texts/text.ts';
import type { Db } from '../../db/stationTransaction.ts';
import { placedOf, readCountingTerms } from '../../play/drawCounting.ts';
import { lotteryNames } from '../../play/terms.ts';
import { deviceShown } from '../members/find.ts';
import { playNamed } from './names.ts';

const listed = 50;
const accountsMost = 20;
const dayMs = 86_400_000;

const since = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMs);

export interface RiskAccount {
  account: string;
  state: 'enabled' | 'frozen' | 'disabled';
  level: number;
  registeredAt: Date;
  /** When the account was last there with it. */
  at: Date;
}

interface DeviceRow {
  device: string;
  count: number;
  at: Date;
  accounts: {
    id: number;
    account: string;
    state: RiskAccount['state'];
    level: number;
    registeredAt: string;
    at: string;
  }[];
}

/** Devices at which more than one member was within the span, those with most accounts first. */
async function devicesOf(db: Db, from: Date, most: number): Promise<DeviceRow[]> {
  const { rows } = await sql<DeviceRow>`
    WITH seen AS (SELECT s.visitor_hash, s.account_id, max(s.seen_at) AS at FROM session s WHERE s.seen_at >= ${from} GROUP BY 1, 2),
      shared AS (SELECT x.visitor_hash, count(*)::int AS count, max(x.at) AS at FROM seen x JOIN account a ON a.id = x.account_id AND a.role <> 'trial'
        GROUP BY 1 HAVING count(*) > 1 ORDER BY 2 DESC, 3 DESC LIMIT ${most})
    SELECT encode(d.visitor_hash, 'hex') AS device, d.count, d.at, o.accounts FROM shared d CROSS JOIN LATERAL (
      SELECT json_agg(y ORDER BY y.at DESC, y.id) AS accounts FROM (
        SELECT a.id, a.name AS account, a.state, a.level, a.created_at AS "registeredAt", x.at FROM seen x JOIN account a ON a.id = x.account_id AND a.role <> 'trial'
          WHERE x.visitor_hash = d.visitor_hash ORDER BY x.at DESC, a.id LIMIT ${accountsMost}) y) o
      ORDER BY d.count DESC, d.at DESC, 1`.execute(db);
  return rows;
}

/** The list of shared devices. */
export async function sharedDevices(db: Db, { now, days }: { now: Date; days: number }) {
  const rows = await devicesOf(db, since(now, days), listed);
  return rows.map(({ device, count, at, accounts }) => ({
    ...{ device: device.slice(0, deviceShown), count, at },
    accounts: accounts.map(({ id: _, registeredAt, at: seenAt, ...account }) => ({
      ...account,
      ...{ registeredAt: new Date(registeredAt), at: new Date(seenAt) },
    })),
  }));
}

interface GroupBet {
  account_id: number;
  name: string;
  lot_code: string;
  qi_hao: string;
  play_code: string;
  hao_ma: string;
  selection: string;
  terms: string;
  stake: bigint;
  at: Date;
}

/** Groups that are looked at, and bets of all of them. */
const groupsMost = 200;
const betsMost = 20_000;

async function betsOfGroups(db: Db, ids: readonly number[], from: Date): Promise<GroupBet[]> {
  const { rows } = await sql<GroupBet>`
    SELECT o.account_id, a.name, o.lot_code, o.qi_hao, o.play_code, o.hao_ma, o.selection::text, o.terms::text, o.stake, coalesce(o.opened_at, o.created_at) AS at
      FROM bet_order o JOIN account a ON a.id = o.account_id
      WHERE o.account_id = ANY (${ids}::int[]) AND coalesce(o.opened_at, o.created_at) >= ${from} AND o.book = 'real' AND o.status <> ${sql.lit(BetStatus.returned)}
      ORDER BY o.id DESC LIMIT ${betsMost}`.execute(db);
  return rows;
}

const haoMaMost = 40;
const shortPicks = (picks: string): string =>
  picks.length > haoMaMost ? `${picks.slice(0, haoMaMost)}…` : picks;

/** The largest part of what can come that bets cover together, where it does not count by the station's rules; and what one account covers alone at most. */
function coveredBy(bets: readonly GroupBet[], limit: Parameters<typeof isCounted>[1]): bigint | null {
  const shares = (own: readonly GroupBet[]) =>
    sharesOf(own.flatMap((bet): readonly Cover[] => placedOf(bet).covers));
  const alone = [...Map.groupBy(bets, ({ account_id }) => account_id).values()].map(shares);
  let most: bigint | null = null;
  for (const [group, share] of shares(bets)) {
    if (isCounted(share, limit)) continue;
    // What one of them covers alone is that member's own matter, and counts for nothing already.
    if (alone.some((own) => own.has(group) && !isCounted(own.get(group)!, limit))) continue;
    const parts = shareInParts(share);
    if (most === null || parts > most) most = parts;
  }
  return most;
}

/**
 * Draws on which accounts that shared a device bet against each other: together they cover more than one member's bets may by the station's rules of
 * withdrawals, and none of them does alone. The newest first.
 */
export async function opposedBets(
  db: Db,
  { now, days, locale }: { now: Date; days: number; locale: Locale },
) {
  const from = since(now, days);
  const { limit } = await readCountingTerms(db);
  const nameOf = await lotteryNames(db, locale);
  const groups = (await devicesOf(db, from, groupsMost)).map(({ device, accounts }) => ({
    device: device.slice(0, deviceShown),
    ids: new Set(accounts.map(({ id }) => id)),
  }));
  const bets = await betsOfGroups(db, [...new Set(groups.flatMap(({ ids }) => [...ids]))], from);
  const draws = Map.groupBy(bets, ({ lot_code, qi_hao }) => `${lot_code} ${qi_hao}`);
  const found = groups.flatMap(({ device, ids }) =>
    [...draws.values()].flatMap((all) => {
      const own = all.filter(({ account_id }) => ids.has(account_id));
      const members = new Set(own.map(({ account_id }) => account_id));
      const covered = members.size > 1 ? coveredBy(own, limit) : null;
      return covered === null ? [] : [rowOf(device, own, covered)];
    }),
  );
  return found.toSorted((a, b) => b.at.getTime() - a.at.getTime()).slice(0, listed);

  function rowOf(device: string, own: readonly GroupBet[], covered: bigint) {
    const [{ lot_code: lottery, qi_hao: period }] = own as [GroupBet];
    return {
      ...{ device, lottery, name: nameOf(lottery), period },
      // In ten-thousandths of a percent, as a percentage with two decimals.
      covered: (Number(covered) / 10_000).toFixed(2),
      stake: own.reduce((sum, { stake }) => sum + stake, 0n),
      at: own.reduce((last, { at }) => (at > last ? at : last), new Date(0)),
      bets: own.slice(0, accountsMost).map((bet) => ({
        ...{ account: bet.name, play: playNamed(bet.play_code, locale), picks: shortPicks(bet.hao_ma) },
        ...{ stake: bet.stake, at: bet.at },
      })),
    };
  }
}

/** A win counts as sudden from so many times what the member used to stake on a day. */
const timesUsual = 5n;
const usualDays = 30;
const newWithinDays = 7;
const winnersLooked = 500;

interface WinnerRow extends Omit<RiskAccount, 'at'> {
  id: number;
  bets: number;
  stake: string;
  paid: string;
  biggest: string;
  last: Date;
  usual: string;
}

/**
 * Members who won at least `least` within the span, more than five times what they used to stake on a day of the thirty before, or who are new; those who
 * won most first.
 */
export async function suddenWinners(
  db: Db,
  { now, days, least }: { now: Date; days: number; least: bigint },
) {
  const from = since(now, days);
  const before = since(from, usualDays);
  const ended = sql`${sql.lit(BetStatus.won)}, ${sql.lit(BetStatus.lost)}`;
  const { rows } = await sql<WinnerRow>`
    SELECT w.account_id AS id, a.name AS account, a.state, a.level, a.created_at AS "registeredAt", w.bets, w.stake, w.paid, w.biggest, w.last, u.usual
      FROM (SELECT o.account_id, count(*)::int AS bets, sum(o.stake)::text AS stake, sum(o.payout + o.rebate)::text AS paid, max(o.payout)::text AS biggest, max(o.ended_at) AS last
          FROM bet_order o WHERE o.ended_at >= ${from} AND o.status IN (${ended}) AND o.book = 'real'
          GROUP BY 1 HAVING sum(o.payout + o.rebate - o.stake) >= ${least} ORDER BY sum(o.payout + o.rebate - o.stake) DESC LIMIT ${winnersLooked}) w
        JOIN account a ON a.id = w.account_id
        CROSS JOIN LATERAL (SELECT (coalesce(sum(b.stake), 0) / ${sql.lit(usualDays)})::bigint::text AS usual FROM bet_order b
          WHERE b.account_id = w.account_id AND b.ended_at >= ${before} AND b.ended_at < ${from} AND b.status IN (${ended}) AND b.book = 'real') u`.execute(
    db,
  );
  return rows
    .map(({ id: _, stake, paid, biggest, usual, registeredAt, ...row }) => ({
      ...row,
      registeredAt,
      ...{ stake: BigInt(stake), paid: BigInt(paid), biggest: BigInt(biggest), usual: BigInt(usual) },
      won: BigInt(paid) - BigInt(stake),
      isNew: registeredAt >= since(now, newWithinDays),
    }))
    .filter(({ won, usual, isNew }) => isNew || won >= usual * timesUsual)
    .toSorted((a, b) => (a.won === b.won ? 0 : a.won > b.won ? -1 : 1))
    .slice(0, listed);
}
