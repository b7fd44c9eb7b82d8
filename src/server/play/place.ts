// The placing of a slip that was read: one call of the database function bet_place(), in a batch with the slips of others.

import { type CompiledQuery, sql } from 'kysely';
import type { LotVersion } from '#contract/states/lotVersion.generated.ts';
import { categoryOfFamily } from '#lottery/covering/shares.ts';
import { formatMoney, wireMoney } from '#values/money.ts';
import { isBlocked, playBlocked, refusePaused } from '../account/accounts.ts';
import { type BatchOutcome, BatchQueue, resultOf } from '../db/batchQueue.ts';
import { betTypes, bookOf } from '../db/ledger.ts';
import { preparedQuery } from '../db/preparedQuery.ts';
import { betsPlaced } from '../measurements.ts';
import { refusalElsewhere } from '../pipeline/callSteps.ts';
import type { BaseContext } from '../pipeline/handle.ts';
import type { BatchedContext } from '../pipeline/handleBatched.ts';
import type { Claim } from '../pipeline/intent.ts';
import { refusalOfLimit } from '../protection/holdLimits.ts';
import type { Held } from '../protection/refusals.ts';
import { stationLimitList } from '../protection/stationLimits.ts';
import { Refusal } from '../refusal.ts';
import { takeOrderQuota } from './orderQuota.ts';
import {
  type ChaseRest,
  type Order,
  orderCountOf,
  parseSlip,
  type ReadSlip,
  readSlip,
  type SlipRequest,
  sealed,
} from './readSlip.ts';
import { hasMode, ownTerms, type Terms, termsOf } from './terms.ts';

/** A slip that can be placed; what only the database knows is still empty. */
export interface Slip {
  orders: { orderId: string; qiHao: string; buyMoney: string }[];
  /** Periods of a chase that had sealed before the request came. */
  dropped: string[];
  buyMoney: string;
}

/** What the answer of a bet call says of a placed slip; `chaseId` in official mode alone. */
interface PlacedAnswer {
  orders: Slip['orders'];
  money: string;
  slipId: string;
  chaseId?: string;
}

type Placer = Pick<BaseContext<object>, 'station' | 'db' | 'now' | 'player' | 'settings'>;

/**
 * Places a slip of one period, or an official slip as a chase over several, claims the call's intent with the answer and commits. Refuses
 * with switchedOff, lotteryClosed, accountFrozen, sealed, playClosed, invalid (field path such as bets[0].selection.pos[2]), oddsChanged,
 * overLimit, busy, LIMIT_STAKE, LIMIT_LOSS, LIMIT_TIME or balanceTooSmall, and then nothing has changed.
 */
export async function place<Answer extends PlacedAnswer>(
  context: Placer & Pick<BatchedContext<object, Answer>, 'intentId' | 'claimWith' | 'submit'>,
  version: LotVersion,
  request: SlipRequest,
  read: Promise<Terms>,
  answerTo: (slip: Slip) => Answer,
): Promise<Answer> {
  const terms = await termsFor(context, version, read);
  const parsed = parseSlip(request, terms);
  // Before anything is calculated: a long chase is expensive.
  const quota = await takeOrderQuota(context, context.intentId, orderCountOf(parsed));
  try {
    const slip = readSlip(parsed, terms, context.now);
    const placing = placingOf(context, request.lotCode, terms, slip);
    const answer = answerTo(unplaced(slip));
    try {
      const placed = await context.submit(bets, { ...placing, claim: claimOf(context, answer, slip) });
      betsPlaced.report(context.settings, {
        station: context.station.code,
        lottery: request.lotCode,
        orders: orderCountOf(parsed),
      });
      return fillPlaced(answer, placed);
    } catch (error) {
      throw refusalOf(error, terms, context);
    }
  } finally {
    quota.end();
  }
}

/** Places a slip as part of a larger transaction, outside of a call. Refuses as place() does. */
export async function placeWithin(placer: Placer, version: LotVersion, request: SlipRequest): Promise<void> {
  const terms = await termsFor(placer, version, termsOf(placer.db, request.lotCode, version));
  const placing = placingOf(
    placer,
    request.lotCode,
    terms,
    readSlip(parseSlip(request, terms), terms, placer.now),
  );
  const { rows } = await placer.db.executeQuery(betPlace([placing]));
  try {
    resultOf(rows[0]!);
  } catch (error) {
    throw refusalOf(error, terms, placer);
  }
}

/** What the lottery is played by. Refuses where the station has the mode off, and players whose accounts are frozen or who asked for a pause. */
async function termsFor(
  { station, player, now }: Placer,
  version: LotVersion,
  read: Promise<Terms>,
): Promise<Terms> {
  if (!hasMode(station, version)) throw new Refusal('server.bet.modeOff', { code: 'switchedOff' });
  const terms = await read;
  if (player.isFrozen) throw new Refusal('server.bet.accountFrozen', { code: 'accountFrozen' });
  if (isBlocked(player.playBlockedUntil, now)) throw playBlocked();
  refusePaused({ paused_until: player.pausedUntil }, now);
  return ownTerms(terms, player.groupBonus);
}

const unplaced = ({ orders, dropped }: ReadSlip): Slip => ({
  orders: orders.map(({ qiHao, stake }) => ({ orderId: '', qiHao, buyMoney: wireMoney(BigInt(stake)) })),
  dropped,
  buyMoney: wireMoney(orders.reduce((sum, { stake }) => sum + BigInt(stake), 0n)),
});

/** The orders of a chase as its intent keeps them: by what they have in common, since there may be 24,000 of them. Amounts in 0.0001 yuan. */
interface KeptOrders {
  /** What the orders of a period stake at the multiple 1, in order; more than one list where the rules change between periods. */
  stakes: string[][];
  /** `list` is a place in `stakes`, counted from 0. */
  periods: { qiHao: string; times: number; list: number }[];
}

function keptOrders({ orders, chase }: Pick<ReadSlip, 'orders' | 'chase'>): KeptOrders {
  const timesOf = new Map(chase?.periods.map(({ qiHao, multiple }) => [qiHao, multiple]));
  const kept: KeptOrders = { stakes: [], periods: [] };
  const placeOf = new Map<string, number>();
  for (const [qiHao, own] of Map.groupBy(orders, (order) => order.qiHao)) {
    const times = timesOf.get(qiHao) ?? 1;
    const stakes = own.map(({ stake }) => String(BigInt(stake) / BigInt(times)));
    const list = placeOf.get(stakes.join()) ?? kept.stakes.push(stakes) - 1;
    placeOf.set(stakes.join(), list);
    kept.periods.push({ qiHao, times, list });
  }
  return kept;
}

const ordersAgain = ({ stakes, periods }: KeptOrders): Slip['orders'] =>
  periods.flatMap(({ qiHao, times, list }) =>
    stakes[list]!.map((stake) => ({
      orderId: '',
      qiHao,
      buyMoney: wireMoney(BigInt(stake) * BigInt(times)),
    })),
  );

/** The claim of a call's intent. A chase is kept short; fillPlaced() makes its answer again. */
function claimOf<Answer extends PlacedAnswer>(
  { claimWith }: Pick<BatchedContext<object, Answer>, 'claimWith'>,
  answer: Answer,
  slip: ReadSlip,
): Claim {
  if (!slip.rest) return claimWith(answer);
  const claim = claimWith({ ...answer, orders: [] });
  return { ...claim, answer: JSON.stringify({ ...JSON.parse(claim.answer!), kept: keptOrders(slip) }) };
}

/** What the database function bet_place() takes of a bet, its orders apart; amounts in 0.0001 yuan. */
interface Bet {
  member: number;
  book: string;
  lot: string;
  mode: LotVersion;
  kind: number;
  moment: Date;
  termsVersion: string;
  playMost: Record<string, string>;
  memberMost: string;
  isChase: boolean;
  isStopping: boolean;
  /** What of a chase begins later, and how many such periods the member may have. */
  rest?: ChaseRest;
  periodsMost?: number;
  /** What the station sets above the limits of its members; none where it sets nothing, and for play money. */
  stationLimits?: object[];
  /** The session of the call, hex, and the version of its account that was read; none outside of a call. */
  tokenHash?: string;
  accountVersion?: string;
}

interface Placing {
  bet: Bet;
  orders: readonly Order[];
  claim?: Claim;
}

function placingOf(
  { now, player, settings, station }: Placer,
  lotCode: string,
  terms: Terms,
  slip: ReadSlip,
): Placing {
  const { orders, opened, rest, chase } = slip;
  const { accountId, role, proof } = player;
  const stationLimits = role === 'trial' ? undefined : stationLimitList(station);
  const plays = [...new Set(orders.map(({ playCode }) => playCode))];
  return {
    orders: orders.slice(0, opened),
    bet: {
      member: accountId,
      book: bookOf(role),
      lot: lotCode,
      mode: terms.version,
      kind: betTypes[categoryOfFamily(terms.family.code)].stake,
      moment: now,
      termsVersion: String(terms.termsVersion),
      playMost: Object.fromEntries(plays.map((code) => [code, String(terms.limitsOf(code).playPeriodMost)])),
      memberMost: String(terms.limitsOf('').memberPeriodMost),
      isChase: chase !== null,
      isStopping: chase?.stopOnWin ?? false,
      ...(rest && { rest }),
      // Those of trial accounts are bounded by their orders.
      ...(rest && role !== 'trial' && { periodsMost: settings.openChasePeriods }),
      ...(stationLimits && { stationLimits }),
      ...(proof && { tokenHash: proof.tokenHash.toString('hex'), accountVersion: proof.mark }),
    },
  };
}

const betPlaceQuery = preparedQuery((db, { bets, orders }: { bets: string; orders: string }) =>
  sql<BatchOutcome<Placed>>`SELECT * FROM bet_place(${bets}::json, ${orders}::json)`.compile(db),
);

const betPlace = (placings: readonly Placing[]): CompiledQuery<BatchOutcome<Placed>> =>
  betPlaceQuery({
    bets: JSON.stringify(
      placings.map(({ bet, claim }) => ({
        ...bet,
        ...(claim && {
          owner: claim.owner,
          call: claim.call,
          intent: claim.id,
          bodyHash: claim.bodyHash.toString('hex'),
          answer: claim.answer,
        }),
      })),
    ),
    orders: JSON.stringify(
      placings.flatMap(({ orders }, at) => orders.map((order) => ({ bet: at + 1, ...order }))),
    ),
  });

/** Each batch confirms what its bets were read by, places them, claims their intents with the answers, and commits. */
const bets = new BatchQueue<Placing, Placed>({
  ownerOf: ({ bet }) => bet.member,
  sizeOf: ({ bet, orders }) => orders.length + (bet.rest?.periods.length ?? 0),
  query: betPlace,
});

/** What the database returned for a slip. */
interface Placed {
  /** Numbers of orders in their order, single ones and from-to. */
  ids: string[];
  plan: string | null;
  /** In 0.0001 yuan. */
  balance: string;
}

/** An answer, or what its intent has kept of it, with the numbers of the orders, the slip and the chase, and the balance, in the order of its fields. */
export function fillPlaced<Answer extends PlacedAnswer>(
  answer: Answer & { kept?: KeptOrders },
  result: object,
): Answer {
  const { ids: written, plan, balance } = result as Placed;
  const ids = written.flatMap(numbersOf);
  return {
    ...answer,
    ...(answer.kept && { kept: undefined }),
    orders: (answer.kept ? ordersAgain(answer.kept) : answer.orders).map((order, at) => ({
      ...order,
      orderId: ids[at]!,
    })),
    ...(answer.chaseId !== undefined && { chaseId: plan ?? '' }),
    money: wireMoney(BigInt(balance)),
    slipId: ids[0]!,
  };
}

/** The numbers of orders that bet_place() wrote as one, or as from-to. */
export function numbersOf(written: string): string[] {
  const [from = '', to] = written.split('-');
  if (to === undefined) return [from];
  return Array.from({ length: Number(BigInt(to) - BigInt(from)) + 1 }, (_, at) =>
    String(BigInt(from) + BigInt(at)),
  );
}

/** The error codes of bet_place() as refusals; every other error as it is. */
function refusalOf(error: unknown, terms: Terms, { settings, station, player, now }: Placer): unknown {
  const { code, detail = '' } = error as { code?: string; detail?: string };
  const play = terms.family.plays.find((each) => each.code === detail)?.name ?? detail;
  switch (code) {
    case 'BE001':
      return sealed(detail);
    case 'BE002': {
      const most = formatMoney(terms.limitsOf(detail).playPeriodMost);
      return new Refusal('server.bet.playPeriodMost', { code: 'overLimit', values: { play, most } });
    }
    case 'BE003': {
      const most = formatMoney(terms.limitsOf('').memberPeriodMost);
      return new Refusal('server.bet.memberPeriodMost', { code: 'overLimit', values: { most } });
    }
    case 'BE004': {
      const most = String(settings.openChasePeriods);
      return new Refusal('server.bet.openChasePeriods', { code: 'overLimit', values: { most } });
    }
    case 'BL001':
      return playBlocked();
    case 'PE001':
      return refusalElsewhere(detail);
    case 'BK001':
      return new Refusal('server.break.closed', { code: 'inBreak' });
    case 'BE005':
      return new Refusal('server.crowded', { code: 'busy' });
    case 'LI001':
      return refusalOfLimit(JSON.parse(detail) as Held, {
        station: station.code,
        accountId: player.accountId,
        at: now,
      });
    case 'LE001':
      return new Refusal('server.balanceTooSmall', { code: 'balanceTooSmall' });
    default:
      return error;
  }
}
