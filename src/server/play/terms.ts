// The terms a station plays by: rule switches, bonus group, odds and limits; the defaults below where it sets none.

import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { LotVersion } from '#contract/states/lotVersion.generated.ts';
import type { LocalText, StationFacts } from '#contract/station.generated.ts';
import { bonusGroupAt } from '#lottery/bet/prize.ts';
import type { PlayedLottery } from '#lottery/catalogue.ts';
import { lunarYearOf } from '#lottery/draw/lunarYear.ts';
import { familyOf } from '#lottery/families.ts';
import { type CreditPlay, type Family, type Odds, oddsOf, type Play } from '#lottery/play.ts';
import { readSettings } from '#lottery/rule/readSettings.ts';
import type { Rules, Settings } from '#lottery/rule/settings.ts';
import { localText } from '#station/station.ts';
import type { Locale } from '#texts/text.ts';
import { formatMoment } from '#values/beijingTime.ts';
import { formatMoney, YUAN } from '#values/money.ts';
import { type LotteryRow, lotteryOfRow, type NamedLottery, ownLotteriesOf } from '../db/play/lotteries.ts';
import { preparedQuery } from '../db/preparedQuery.ts';
import type { Db } from '../db/stationTransaction.ts';
import { Refusal } from '../refusal.ts';

/** Amounts in 0.0001 yuan. */
export interface BetLimits {
  /** On sale: not closed by the station's limits, and not stopped. */
  isOpen: boolean;
  /** Least and most of one unit (credit) or of one order (official). */
  unitLeast: bigint;
  unitMost: bigint;
  orderUnitsMost: number;
  /** Most a member may have on a play in one period, and on all plays of the lottery in this mode. */
  playPeriodMost: bigint;
  memberPeriodMost: bigint;
  /** Most an order pays; what is above is cut. */
  payoutMost: bigint;
}

/** Limits by lotVersion where the station sets none. */
const defaultLimits: Record<LotVersion, BetLimits> = {
  [LotVersion.official]: {
    isOpen: true,
    unitLeast: 20n,
    unitMost: 20_000n * YUAN,
    orderUnitsMost: 100_000,
    playPeriodMost: 50_000n * YUAN,
    memberPeriodMost: 200_000n * YUAN,
    payoutMost: 400_000n * YUAN,
  },
  [LotVersion.credit]: {
    isOpen: true,
    unitLeast: YUAN,
    unitMost: 20_000n * YUAN,
    orderUnitsMost: 2_000,
    playPeriodMost: 50_000n * YUAN,
    memberPeriodMost: 200_000n * YUAN,
    payoutMost: 400_000n * YUAN,
  },
};

const defaultHighestGroup = 1960n * YUAN;
/** 0.13, the largest share of a stake a member may take back instead of prize. */
const defaultMostRebate = 1300n;

/** A lottery as a station plays it. */
export interface Terms {
  lotCode: string;
  /** When it draws and how its periods are numbered. */
  lottery: PlayedLottery;
  version: LotVersion;
  name: LocalText;
  family: Family;
  settings: Settings;
  highestGroup: bigint;
  mostRebate: bigint;
  /** Counts the changes of the station's terms; 0 before the first one. */
  termsVersion: bigint;
  oddsOf(play: CreditPlay, rules: Rules): Odds;
  limitsOf(playCode: string): BetLimits;
}

/** Whether the station's file has the page of a mode; where it has none, the mode takes no bets either. */
export const hasMode = (station: StationFacts, version: LotVersion): boolean =>
  !station.routes.off.includes(version === LotVersion.official ? '/official' : '/credit');

interface LimitRow {
  play_code: string;
  is_open: boolean;
  unit_least: number | null;
  unit_most: number | null;
  order_units_most: number | null;
  play_period_most: number | null;
  member_period_most: number | null;
  payout_most: number | null;
}

interface Row {
  lottery: (LotteryRow & { is_open: boolean }) | null;
  setting: { switches: object; highest_group: number | null; most_rebate: number | null } | null;
  odds: { lot_code: string; play_code: string; outcome: string; odds: number }[] | null;
  limits: LimitRow[] | null;
  /** Plays whose sale is stopped; an empty code for all of them. */
  stops: string[] | null;
  termsVersion: number | null;
}

const orElse = (value: number | null | undefined, otherwise: bigint): bigint =>
  value === null || value === undefined ? otherwise : BigInt(value);

function withOverrides(below: BetLimits, row: LimitRow | undefined): BetLimits {
  if (!row) return below;
  return {
    isOpen: below.isOpen && row.is_open,
    unitLeast: orElse(row.unit_least, below.unitLeast),
    unitMost: orElse(row.unit_most, below.unitMost),
    orderUnitsMost: row.order_units_most ?? below.orderUnitsMost,
    playPeriodMost: orElse(row.play_period_most, below.playPeriodMost),
    memberPeriodMost: orElse(row.member_period_most, below.memberPeriodMost),
    payoutMost: orElse(row.payout_most, below.payoutMost),
  };
}

const rowsOf = preparedQuery(
  (db, { lotCode, version }: { lotCode: string; version: LotVersion }) =>
    sql<{ all: string }>`SELECT json_build_object(
      'lottery', (SELECT row_to_json(l) FROM lottery l WHERE l.code = ${lotCode} AND l.version = ${version}),
      'setting', (SELECT row_to_json(s) FROM play_setting s),
      'odds', (SELECT json_agg(o ORDER BY o.lot_code) FROM play_odds o WHERE o.lot_code IN ('', ${lotCode})),
      'limits', (SELECT json_agg(m) FROM play_limit m WHERE m.lot_code = ${lotCode} AND m.version = ${version}),
      'stops', (SELECT json_agg(t.play_code) FROM sale_stop t WHERE t.lot_code = ${lotCode} AND t.version = ${version}),
      'termsVersion', (SELECT v.version FROM play_terms_version v)
    )::text AS "all"`.compile(db),
  // bet_place() compares the version, and refuses where the terms have changed since.
  { cacheable: true },
);

/** By the row they were read from: the same one, most often. */
const termsRead = new WeakMap<object, Terms>();

/** The terms of a lottery in a mode, in one query. Refuses a lottery that the station does not have, or has closed. */
export async function termsOf(db: Db, lotCode: string, version: LotVersion): Promise<Terms> {
  const {
    rows: [row],
  } = await db.executeQuery(rowsOf({ lotCode, version }));
  const terms = termsRead.get(row!) ?? readTerms(lotCode, version, JSON.parse(row!.all) as Row);
  termsRead.set(row!, terms);
  return terms;
}

function readTerms(
  lotCode: string,
  version: LotVersion,
  { lottery, setting, odds, limits, stops, termsVersion }: Row,
): Terms {
  const played = lottery?.is_open ? lotteryOfRow(lottery) : undefined;
  if (!lottery || !played) throw new Refusal('server.lotteryClosed', { code: 'lotteryClosed' });
  const general = withOverrides(
    defaultLimits[version],
    limits?.find((row) => row.play_code === ''),
  );
  return {
    lotCode,
    lottery: played,
    version,
    name: lottery.name,
    family: familyOf(played.family),
    settings: readSettings(setting?.switches),
    highestGroup: orElse(setting?.highest_group, defaultHighestGroup),
    mostRebate: orElse(setting?.most_rebate, defaultMostRebate),
    termsVersion: orElse(termsVersion, 0n),
    oddsOf(play, rules) {
      const own = (odds ?? []).filter((row) => row.play_code === play.code);
      if (own.length === 0) return oddsOf(play, rules);
      // Those of this lottery come after those of all, and win.
      return {
        ...oddsOf(play, rules),
        ...Object.fromEntries(own.map((row) => [row.outcome, formatMoney(BigInt(row.odds))])),
      };
    },
    limitsOf(playCode) {
      const own = withOverrides(
        general,
        limits?.find((row) => row.play_code === playCode),
      );
      const isStopped = stops?.some((code) => code === '' || code === playCode) ?? false;
      return isStopped ? { ...own, isOpen: false } : own;
    },
  };
}

/** For the handlers of a mode: what their lottery is played by is read for every caller. */
export const readsTerms =
  (version: LotVersion) =>
  ({ db, request }: { db: Db; request: { lotCode: string } }): Promise<Terms> =>
    termsOf(db, request.lotCode, version);

/** The rules in force for a period: the station's switches, and for Mark Six the lunar year of the draw. */
export function rulesAt(terms: Pick<Terms, 'family' | 'settings'>, opensAt: Date): Rules {
  if (terms.family.code !== 'lhc') return terms.settings;
  const lunarYear = lunarYearOf(formatMoment(opensAt));
  return lunarYear === undefined ? terms.settings : { ...terms.settings, lunarYear };
}

/** Changes with any odds of a play: a bet that carries another one was made for earlier odds. */
export const oddsMark = (play: Play, odds: Odds): string =>
  createHash('sha256')
    .update(`${play.code} ${JSON.stringify(odds)}`)
    .digest('hex')
    .slice(0, 12);

/** The station's rule switches over the defaults. */
export async function switchesOf(db: Db): Promise<Settings> {
  const row = await db.selectFrom('play_setting').select('switches').executeTakeFirst();
  return readSettings(row?.switches);
}

/** What a station calls its lotteries; one of the catalogue that it no longer has is called by its code. */
export async function lotteryNames(db: Db, locale: Locale): Promise<(code: string) => string> {
  const rows = await db.selectFrom('lottery').select(['code', 'name']).execute();
  const own = [...(await ownLotteriesOf(db)).values()];
  const names = new Map([...own, ...rows].map(({ code, name }) => [code, localText(name, locale)]));
  return (code) => names.get(code) ?? code;
}

/** The lotteries a station has open in at least one mode, in the order of its list, with the switches in force. */
export async function openLotteries(
  db: Db,
): Promise<{ lotteries: { code: string; lottery: NamedLottery; family: Family }[]; settings: Settings }> {
  const rows = await db
    .selectFrom('lottery')
    .select(['code', 'family', 'name', 'own', 'position'])
    .distinctOn(['position', 'code'])
    .where('is_open', '=', true)
    .orderBy('position')
    .orderBy('code')
    .execute();
  return {
    lotteries: rows.flatMap((row) => {
      const lottery = lotteryOfRow(row);
      return lottery ? { code: row.code, lottery, family: familyOf(lottery.family) } : [];
    }),
    settings: await switchesOf(db),
  };
}

/**
 * The terms as one player has them: in an agent's team the bonus group ends at `groupBonus` (points, null: no limit), and the rebate at what lies between
 * that and the lottery's lowest group. The group never gives more than the rate (groupMost()), so the player's share and the commission of the agents never
 * come to more than the top agent's rate.
 */
export function ownTerms(terms: Terms, groupBonus: number | null): Terms {
  if (groupBonus === null) return terms;
  const lowest = bonusGroupAt(terms.highestGroup, terms.mostRebate);
  const given = BigInt(groupBonus) * YUAN;
  if (given >= terms.highestGroup) return terms;
  const highestGroup = given > lowest ? given : lowest;
  return { ...terms, highestGroup, mostRebate: (highestGroup - lowest) / 2000n };
}
