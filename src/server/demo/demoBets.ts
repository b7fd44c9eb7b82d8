// The past of the demonstration accounts: bets placed, drawn and settled by the ordinary code at moments in the past, and the money and interest between them.

import type pg from 'pg';
import type { StationFacts } from '#contract/station.generated.ts';
import { knownLottery } from '#lottery/catalogue.ts';
import type { Session } from '../account/session.ts';
import { type Db, inStation } from '../db/stationTransaction.ts';
import type { DrawJob } from '../jobs/drawJob.ts';
import { depositAt } from '../money/deposits/pastDeposit.ts';
import { periodsLeft } from '../play/calendar.ts';
import { placeRandomSlip, type RandomSlip } from '../play/slips/randomSlip.ts';
import { Refusal } from '../refusal.ts';
import { defaultSettings } from '../settings.ts';
import { hasDrawn, replayInterest } from './seedInterest.ts';
import { actInPast, type PastAct, pastWins } from './seedPast.ts';
import { demoBettors, replayTeams } from './seedTeam.ts';

interface Slip extends RandomSlip {
  account: string;
}

const slip = (
  account: string,
  lotCode: string,
  plays: readonly string[],
  times: number,
  chase?: number,
): Slip => ({
  account,
  lotCode,
  plays,
  times,
  ...(chase && { chase }),
});

const minuteMs = 60_000;
const hours = (count: number): number => count * 60 * minuteMs;

interface Visit {
  agoMs: number;
  /** Yuan that accounts deposit before they bet. */
  deposits?: readonly { account: string; yuan: number }[];
  /** Who takes part in what deposits and bets of the day bring. */
  winners?: readonly string[];
  /** What else accounts do with their money. Its ends come minutes later, so nobody bets on such a visit. */
  acts?: readonly PastAct[];
  slips: readonly Slip[];
}

/** Two weeks of the team of agent01: each day some of its members bet, and deposit when it is their turn. */
const teamVisits: readonly Visit[] = Array.from({ length: 14 }, (_, at): Visit[] => {
  const bettors = demoBettors.filter((_, place) => at === 0 || (place + at) % 4 === 0);
  const games = [
    ['FFC', 'ssc_c_zh'],
    ['FFK3', 'k3_c_dx'],
    ['FFC', 'ssc_c_b1'],
  ] as const;
  const playing = {
    agoMs: hours((14 - at) * 24 + 5),
    deposits: bettors
      .filter((_, place) => at === 0 || place % 4 === at % 4)
      .map((account, place) => ({ account, yuan: [300, 500, 800, 1000, 2000][(place + at) % 5]! })),
    slips: bettors.map((account, place) => {
      const [lotCode, play] = games[(place + at) % 3]!;
      return slip(account, lotCode, [play], [50, 100, 200, 80, 20][(place * 2 + at) % 5]!);
    }),
  };
  const afterwards = { agoMs: playing.agoMs - hours(1), winners: bettors, slips: [] };
  return at >= 10 ? [playing, afterwards] : [playing];
}).flat();

/** What was bet how long ago; the last bets still wait for their draw. */
const ownVisits: readonly Visit[] = [
  {
    agoMs: hours(9 * 24 + 4),
    slips: [],
    acts: [
      { account: 'member01', does: 'withdraw', yuan: 500 },
      { account: 'member02', does: 'withdraw', yuan: 200, isRefused: true },
      { account: 'agent01', does: 'exchange', platform: 'sandbox-live', yuan: 300 },
    ],
  },
  {
    agoMs: hours(7 * 24 + 2),
    slips: [],
    acts: [
      { account: 'member01', does: 'exchange', platform: 'sandbox-egame', yuan: 200 },
      { account: 'member02', does: 'withdraw', yuan: 200 },
      { account: 'agent01', does: 'donate', yuan: 50 },
      { account: 'member02', does: 'charge' },
    ],
  },
  {
    agoMs: hours(6 * 24 + 3),
    // What follows bets as much as they require: whoever looks around may withdraw.
    deposits: [
      { account: 'member01', yuan: 100 },
      { account: 'member02', yuan: 100 },
      { account: 'agent01', yuan: 200 },
    ],
    slips: [
      slip('member01', 'FFC', ['ssc_c_zh', 'ssc_c_b1', 'ssc_c_lhh'], 20),
      slip('member02', 'FFK3', ['k3_c_dx', 'k3_c_ds'], 50),
      slip('agent01', 'FFC', ['ssc_o_h3_zu6fs', 'ssc_o_dwd'], 20),
      slip('trial01', 'FFC', ['ssc_c_zh', 'ssc_c_b3'], 50),
    ],
  },
  {
    agoMs: hours(4 * 24 + 2),
    slips: [
      slip('member01', 'FFC', ['ssc_o_dwd'], 5, 5),
      slip('agent01', 'SFLHC', ['lhc_c_tmlm', 'lhc_c_tmbs', 'lhc_c_yx'], 100),
    ],
  },
  {
    agoMs: hours(2 * 24 + 20),
    slips: [
      slip('member01', 'SFLHC', ['lhc_c_tmlm', 'lhc_c_tmbs', 'lhc_c_zma'], 20),
      slip('member02', 'FF11X5', ['x115_o_rx2fs', 'x115_o_dwd'], 2),
      slip('trial01', 'FF28', ['pc28_c_lm', 'pc28_c_zh'], 20),
    ],
  },
  {
    agoMs: hours(22),
    slips: [
      slip('member01', 'FF28', ['pc28_c_lm', 'pc28_c_bs'], 50),
      slip('member02', 'FFC', ['ssc_c_zh', 'ssc_c_b5'], 5),
      slip('agent01', 'FFK3', ['k3_o_dxds', 'k3_o_hz'], 10),
      slip('trial01', 'FFK3', ['k3_c_dx'], 100),
    ],
  },
  {
    agoMs: hours(2),
    slips: [
      slip('member01', 'FFC', ['ssc_c_zh', 'ssc_c_lhh', 'ssc_c_b2'], 10),
      slip('member02', 'FFC', ['ssc_o_dxds_h2'], 2, 3),
      slip('agent01', 'FFC', ['ssc_o_q2_zxfs', 'ssc_o_dwd'], 10),
    ],
  },
  {
    agoMs: 0,
    slips: [
      slip('member01', 'WFC', ['ssc_o_dwd'], 1, 4),
      slip('member01', 'FC3D', ['fc3d_o_sx_zxfs', 'fc3d_o_dwd'], 2),
      slip('member02', 'FC3D', ['fc3d_o_sx_zu6fs'], 1),
      slip('agent01', 'SFLHC', ['lhc_c_tmbs'], 50),
      slip('trial01', 'FC3D', ['fc3d_o_dwd'], 5),
    ],
  },
];

/** All of it, oldest first. */
const namesOf = ({ slips, deposits = [], winners = [], acts = [] }: Visit): string[] => [
  ...[...slips, ...deposits, ...acts].map(({ account }) => account),
  ...winners,
];

const visits: readonly Visit[] = [...ownVisits, ...teamVisits].toSorted((a, b) => b.agoMs - a.agoMs);

interface Visited {
  pool: pg.Pool;
  station: StationFacts;
  playerOf: (name: string) => Session | undefined;
  at: Date;
}

/** Everything of a visit at one station, each in a transaction of its own; what the station has switched off is skipped. */
async function visitAt(
  { pool, station, playerOf, at }: Visited,
  { deposits = [], winners = [], acts = [], slips }: Visit,
): Promise<void> {
  const as = async (name: string, work: (db: Db, player: Session) => Promise<unknown>): Promise<void> => {
    const player = playerOf(name);
    if (!player) return;
    await inStation(pool, station.code, (db) => work(db, player)).catch((error) => {
      if (!(error instanceof Refusal)) throw error;
    });
  };
  for (const { account, yuan } of deposits)
    await as(account, (db, { accountId }) => depositAt(db, station.code, accountId, yuan, at));
  for (const account of winners)
    for (const win of pastWins) await as(account, (db, player) => win({ db, station, player, now: at }));
  for (const act of acts)
    await as(act.account, (db, player) => actInPast({ db, station, player, now: at }, act));
  for (const wanted of slips)
    await as(wanted.account, (db, player) =>
      placeRandomSlip({ db, station, player, now: at, settings: defaultSettings }, wanted),
    );
}

/** The demonstration accounts of a station that has no bets yet. */
async function playersOf(db: Db): Promise<Session[]> {
  if (await db.selectFrom('bet_order').select('id').limit(1).executeTakeFirst()) return [];
  const accounts = [...new Set(visits.flatMap(namesOf))];
  const rows = await db
    .selectFrom('account')
    .select(['id', 'name', 'role', 'nick_name', 'group_bonus'])
    .where('name', 'in', accounts)
    .execute();
  return rows.map(({ id, name, role, nick_name, group_bonus }) => ({
    id: 0n,
    accountId: id,
    account: name,
    role,
    nickName: nick_name,
    isFrozen: false,
    pausedUntil: null,
    playBlockedUntil: null,
    isInBreak: false,
    groupBonus: group_bonus,
  }));
}

export interface DemoBetsOptions {
  pool: pg.Pool;
  stations: readonly StationFacts[];
  now: Date;
  job: Pick<DrawJob, 'replay'>;
  isStopped: () => boolean;
}

/** Gives a server that has drawn nothing yet its past bets, and the interest due by then; one with draws is left as it is. What a station has switched off is skipped. */
export async function placeDemoBets({ pool, stations, now, job, isStopped }: DemoBetsOptions): Promise<void> {
  if (await hasDrawn(pool)) return;
  /** Everything in the order of time: the interest of the mornings before a moment, then its draws. */
  const replay = async (at: Date): Promise<void> => {
    await replayMornings(at);
    await job.replay(at);
    for (const { code } of stations) await inStation(pool, code, (db) => replayTeams(db, code, at));
  };
  const replayMornings = async (at: Date): Promise<void> => {
    for (const { code } of stations) await inStation(pool, code, (db) => replayInterest(db, code, at));
  };
  const players = new Map<string, Session[]>();
  for (const { code } of stations) players.set(code, await inStation(pool, code, playersOf));
  for (const visit of visits) {
    const { agoMs, slips } = visit;
    if (isStopped()) return;
    // Nobody of this visit is there: nothing is drawn for it.
    const names = namesOf(visit);
    const isAnybodyThere = [...players.values()].some((list) =>
      list.some(({ account }) => names.includes(account)),
    );
    if (!isAnybodyThere && agoMs > 0) continue;
    // The beginning of ten minutes, when every lottery takes bets.
    const pastMs = Math.floor((now.getTime() - agoMs) / (10 * minuteMs)) * 10 * minuteMs + 10_000;
    const at = agoMs === 0 ? now : new Date(pastMs);
    await (agoMs > 0 ? replay(at) : replayMornings(at));
    await Promise.all(
      stations.map(async (station) => {
        const playerOf = (name: string) => players.get(station.code)!.find(({ account }) => account === name);
        await visitAt({ pool, station, playerOf, at }, visit);
      }),
    );
    if (agoMs === 0) return;
    const draws = slips.flatMap(({ lotCode, chase }) =>
      periodsLeft(knownLottery(lotCode), at.getTime(), chase ?? 1).map(({ opensMs }) => opensMs),
    );
    for (const opensMs of [...new Set(draws)].toSorted((a, b) => a - b))
      await replay(new Date(opensMs + 1000));
  }
}
