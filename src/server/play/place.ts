// Owns the placing of a slip: read by the rules of play, checked against what the station plays by, placed in one call of the database.
import { type CompiledQuery, sql } from 'kysely';
import { stakeOf } from '#lottery/bet/bet.ts';
import { MOST_MULTIPLE } from '#lottery/bet/chase.ts';
import { haoMa } from '#lottery/bet/haoMa.ts';
import { formatMoney, readMoney } from '#lottery/bet/money.ts';
import { bonusGroupAt } from '#lottery/bet/prize.ts';
import { readBet } from '#lottery/bet/readBet.ts';
import type { Play } from '#lottery/play.ts';
import { Refusal as RuleRefusal } from '#lottery/refusal.ts';
import { unitsOf } from '#lottery/selection/selection.ts';
import { type BatchOutcome, BatchQueue, resultOf } from '../db/batchQueue.ts';
import { bookOf, ledgerTypes } from '../db/ledger.ts';
import { preparedQuery } from '../db/preparedQuery.ts';
import type { BaseContext } from '../pipeline/handle.ts';
import type { BatchedContext } from '../pipeline/handleBatched.ts';
import type { Claim } from '../pipeline/intent.ts';
import { money } from '../present/money.ts';
import { Refusal } from '../refusal.ts';
import { type Period, periodAt, periodsLeft } from './calendar.ts';
import { hasMode, oddsMark, rulesAt, type Terms, termsOf, type Version } from './terms.ts';

type Raw = Readonly<Record<string, unknown>>;

/** An order as the database function bet_place() takes it; amounts in 0.0001 yuan, as text. */
interface Order {
  qiHao: string;
  sealsAt: Date;
  playCode: string;
  selection: object;
  terms: object;
  haoMa: string;
  units: number;
  stake: string;
  chaseNumber?: number;
}

interface ChaseRequest {
  stopOnWin: boolean;
  periods: { qiHao: string; multiple: number }[];
}

/** A slip that can be placed; what only the database knows is still empty. */
export interface Slip {
  orders: { orderId: string; qiHao: string; buyMoney: string }[];
  /** Periods of a chase that had sealed before the request came. */
  dropped: string[];
  buyMoney: string;
}

/** What an answer says of a placed slip; `chaseId` in official mode alone. */
interface Told {
  orders: Slip['orders'];
  money: string;
  chaseId?: string;
}

/** What the database made of a slip. */
interface Placed {
  ids: string[];
  plan: string | null;
  /** In 0.0001 yuan. */
  balance: string;
}

/** An answer with the numbers of the orders and of the chase, and the balance, in the order of its fields. */
export function fillPlaced<Answer extends Told>(answer: Answer, result: object): Answer {
  const { ids, plan, balance } = result as Placed;
  return {
    ...answer,
    orders: answer.orders.map((order, at) => ({ ...order, orderId: ids[at]! })),
    ...(answer.chaseId !== undefined && { chaseId: plan ?? '' }),
    money: money(BigInt(balance)),
  };
}

const mostItems = 200;
export const mostChasePeriods = 120;
const shared = ['playCode', 'selection', 'units', 'stake'];
const known: Record<Version, readonly string[]> = {
  1: [...shared, 'bonusGroup', 'moneyMode', 'multiple', 'rebateRate'],
  2: [...shared, 'unitAmount', 'oddsMark'],
};

const wrong = (field: string): Refusal =>
  new Refusal('server.bet.invalid', { code: 'invalid', field, values: { field } });

/** JSON text of one form field; refuses what is none. */
function parsed(text: string, field: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw wrong(field);
  }
}

function isObject(value: unknown): value is Raw {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

function refuseOthers(raw: Raw, names: readonly string[], field: string): void {
  for (const name of Object.keys(raw)) if (!names.includes(name)) throw wrong(`${field}.${name}`);
}

function readItems(text: string, version: Version): Raw[] {
  const items = parsed(text, 'bets');
  if (!Array.isArray(items) || items.length === 0 || items.length > mostItems) throw wrong('bets');
  items.forEach((item, at) => {
    if (!isObject(item)) throw wrong(`bets[${at}]`);
    refuseOthers(item, known[version], `bets[${at}]`);
  });
  return items;
}

function readChase(text: string): ChaseRequest {
  const raw = parsed(text, 'chase');
  if (!isObject(raw)) throw wrong('chase');
  refuseOthers(raw, ['stopOnWin', 'periods'], 'chase');
  if (typeof raw.stopOnWin !== 'boolean') throw wrong('chase.stopOnWin');
  const { periods } = raw;
  if (!Array.isArray(periods) || periods.length === 0 || periods.length > mostChasePeriods)
    throw wrong('chase.periods');
  const seen = new Set<unknown>();
  periods.forEach((period, at) => {
    const field = `chase.periods[${at}]`;
    if (!isObject(period)) throw wrong(field);
    refuseOthers(period, ['qiHao', 'multiple'], field);
    if (typeof period.qiHao !== 'string' || seen.has(period.qiHao)) throw wrong(`${field}.qiHao`);
    const { multiple } = period;
    if (!Number.isInteger(multiple) || Number(multiple) < 1 || Number(multiple) > MOST_MULTIPLE)
      throw wrong(`${field}.multiple`);
    seen.add(period.qiHao);
  });
  return raw as unknown as ChaseRequest;
}

/** The terms of an item as readBet() takes them and settling reads them back. */
function termsOfItem(item: Raw, play: Play, terms: Terms, opensMs: number, field: string): Raw {
  const { lunarYear, ...settings } = rulesAt(terms, new Date(opensMs));
  const rules = { settings, ...(lunarYear !== undefined && { lunarYear }) };
  const maxPayout = formatMoney(terms.limitsOf(play.code).payoutMost);
  if (play.mode === 'credit') {
    const odds = terms.oddsOf(play, { ...settings, ...rules });
    if (item.oddsMark !== oddsMark(play, odds))
      throw new Refusal('server.bet.oddsChanged', { code: 'oddsChanged', values: { play: play.name } });
    return { ...rules, maxPayout, odds, unitAmount: item.unitAmount };
  }
  const rebateRate = readMoney(item.rebateRate ?? '0');
  if (rebateRate === undefined || rebateRate < 0n || rebateRate > terms.mostRebate)
    throw wrong(`${field}.rebateRate`);
  const group = bonusGroupAt(terms.highestGroup, rebateRate);
  if (readMoney(item.bonusGroup) !== group)
    throw new Refusal('server.bet.oddsChanged', { code: 'oddsChanged', values: { play: play.name } });
  return {
    ...rules,
    maxPayout,
    rebateRate: formatMoney(rebateRate),
    basePrice: '2',
    bonusGroup: formatMoney(group),
    moneyMode: item.moneyMode,
    multiple: item.multiple,
  };
}

/** One order of an item for a period; refuses what the rules, the terms or the limits of the play do not allow. */
function orderOf(item: Raw, terms: Terms, period: Period, field: string, times: number): Order {
  const play = terms.family.plays.find(({ code }) => code === item.playCode);
  if (!play || play.mode !== (terms.version === 1 ? 'official' : 'credit')) throw wrong(`${field}.playCode`);
  const limits = terms.limitsOf(play.code);
  if (!limits.isOpen)
    throw new Refusal('server.bet.playClosed', { code: 'playClosed', values: { play: play.name } });
  try {
    const agreed = termsOfItem(item, play, terms, period.opensMs, field);
    const bet = readBet(play, { selection: item.selection, ...agreed });
    const units = unitsOf(play, bet.selection, bet.rules);
    const stake = stakeOf(units, bet.terms);
    if (item.units !== units) throw wrong(`${field}.units`);
    if (readMoney(item.stake) !== stake || stake === 0n) throw wrong(`${field}.stake`);
    const multiple = Number(item.multiple ?? 1) * times;
    if (multiple > MOST_MULTIPLE) throw wrong(`${field}.multiple`);
    const whole = stake * BigInt(times);
    const each = 'unitAmount' in bet.terms ? bet.terms.unitAmount : whole / BigInt(units);
    const over = (text: 'unitLeast' | 'unitMost' | 'unitsMost', most: string) =>
      new Refusal(`server.bet.${text}`, { code: 'overLimit', values: { play: play.name, most } });
    if (('unitAmount' in bet.terms ? each : whole) < limits.unitLeast)
      throw over('unitLeast', formatMoney(limits.unitLeast));
    if (each > limits.unitMost) throw over('unitMost', formatMoney(limits.unitMost));
    if (units > limits.orderUnitsMost) throw over('unitsMost', String(limits.orderUnitsMost));
    return {
      qiHao: period.qiHao,
      sealsAt: new Date(period.sealsMs),
      playCode: play.code,
      selection: bet.selection,
      terms: times === 1 ? agreed : { ...agreed, multiple },
      haoMa: haoMa(play, bet.selection),
      units,
      stake: String(whole),
    };
  } catch (error) {
    if (error instanceof RuleRefusal) throw wrong(`${field}.${error.field}`);
    throw error;
  }
}

const closed = (qiHao: string): Refusal =>
  new Refusal('server.bet.sealed', { code: 'sealed', values: { period: qiHao } });

/** What the database function says no with, as a refusal. */
function refusalOf(error: unknown, terms: Terms): unknown {
  const { code, detail = '' } = error as { code?: string; detail?: string };
  const play = terms.family.plays.find((each) => each.code === detail)?.name ?? detail;
  switch (code) {
    case 'BE001':
      return closed(detail);
    case 'BE002': {
      const most = formatMoney(terms.limitsOf(detail).playPeriodMost);
      return new Refusal('server.bet.playPeriodMost', { code: 'overLimit', values: { play, most } });
    }
    case 'BE003': {
      const most = formatMoney(terms.limitsOf('').memberPeriodMost);
      return new Refusal('server.bet.memberPeriodMost', { code: 'overLimit', values: { most } });
    }
    case 'LE001':
      return new Refusal('server.balanceTooSmall', { code: 'balanceTooSmall' });
    default:
      return error;
  }
}

/** What the database function bet_place() takes of a bet, its orders apart; amounts in 0.0001 yuan. */
interface Bet {
  member: number;
  book: string;
  lot: string;
  mode: Version;
  kind: number;
  moment: Date;
  termsVersion: string;
  playMost: Record<string, string>;
  memberMost: string;
  isChase: boolean;
  isStopping: boolean;
  /** The session it was asked for in, hex, and the version of its account that was read; none where no call asks for it. */
  tokenHash?: string;
  accountVersion?: string;
}

interface Placing {
  bet: Bet;
  orders: readonly Order[];
  claim?: Claim;
}

const placedTogether = preparedQuery((db, { bets, orders }: { bets: string; orders: string }) =>
  sql<BatchOutcome<Placed>>`SELECT * FROM bet_place(${bets}::json, ${orders}::json)`.compile(db),
);

const betPlace = (placings: readonly Placing[]): CompiledQuery<BatchOutcome<Placed>> =>
  placedTogether({
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

/** The whole of a bet call: what it was read by is confirmed, the bet placed, its intent claimed with the answer, and all of it committed. */
const bets = new BatchQueue<Placing, Placed>({
  ownerOf: ({ bet }) => bet.member,
  sizeOf: ({ orders }) => orders.length,
  query: betPlace,
});

type Placer = Pick<BaseContext<object>, 'station' | 'db' | 'now' | 'player'>;

interface SlipRequest {
  lotCode: string;
  qiHao: string;
  bets: string;
  chase?: string | undefined;
}

/**
 * Places a slip of one period, or an official slip as a chase over several, claims the call's intent with the answer and commits. Refuses
 * with switchedOff, lotteryClosed, accountFrozen, sealed, playClosed, invalid (field path such as bets[0].selection.pos[2]), oddsChanged,
 * overLimit or balanceTooSmall, and then nothing has changed.
 */
export async function place<Answer extends Told>(
  context: Placer & Pick<BatchedContext<object, Answer>, 'claimWith' | 'submit'>,
  version: Version,
  request: SlipRequest,
  read: Promise<Terms>,
  answerTo: (slip: Slip) => Answer,
): Promise<Answer> {
  const { placing, slip, terms } = await readSlip(context, version, request, read);
  const answer = answerTo(slip);
  try {
    return fillPlaced(answer, await context.submit(bets, { ...placing, claim: context.claimWith(answer) }));
  } catch (error) {
    throw refusalOf(error, terms);
  }
}

/** Places a slip as part of a larger transaction, where no call asks for it. Refuses as place() does. */
export async function placeWithin(placer: Placer, version: Version, request: SlipRequest): Promise<void> {
  const { placing, terms } = await readSlip(
    placer,
    version,
    request,
    termsOf(placer.db, request.lotCode, version),
  );
  const { rows } = await placer.db.executeQuery(betPlace([placing]));
  try {
    resultOf(rows[0]!);
  } catch (error) {
    throw refusalOf(error, terms);
  }
}

async function readSlip(
  { station, now, player }: Placer,
  version: Version,
  request: SlipRequest,
  read: Promise<Terms>,
): Promise<{ placing: Placing; slip: Slip; terms: Terms }> {
  if (!hasMode(station, version)) throw new Refusal('server.bet.modeOff', { code: 'switchedOff' });
  const terms = await read;
  if (player.isFrozen) throw new Refusal('server.bet.accountFrozen', { code: 'accountFrozen' });
  const items = readItems(request.bets, version);
  const nowMs = now.getTime();
  const orders: Order[] = [];
  const dropped: string[] = [];
  let chase: ChaseRequest | undefined;
  if (request.chase === undefined) {
    const period = periodAt(request.lotCode, nowMs);
    // A late bet is refused, never moved to the period that runs now.
    if (period.qiHao !== request.qiHao || nowMs >= period.sealsMs) throw closed(request.qiHao);
    items.forEach((item, at) => {
      orders.push(orderOf(item, terms, period, `bets[${at}]`, 1));
    });
  } else {
    if (terms.settings.chase === 'off') throw new Refusal('server.bet.chaseOff', { code: 'switchedOff' });
    chase = readChase(request.chase);
    const left = new Map(
      periodsLeft(request.lotCode, nowMs, mostChasePeriods).map((period) => [period.qiHao, period]),
    );
    chase.periods.forEach(({ qiHao, multiple }, number) => {
      const period = left.get(qiHao);
      if (!period) dropped.push(qiHao);
      else
        items.forEach((item, at) => {
          orders.push({
            ...orderOf(item, terms, period, `bets[${at}]`, multiple),
            chaseNumber: number + 1,
          });
        });
    });
    if (orders.length === 0) throw closed(request.qiHao);
  }
  const plays = [...new Set(orders.map(({ playCode }) => playCode))];
  const { accountId, role, proof } = player;
  return {
    terms,
    placing: {
      orders,
      bet: {
        member: accountId,
        book: bookOf(role),
        lot: request.lotCode,
        mode: version,
        kind: terms.family.code === 'lhc' ? ledgerTypes.betOfMarkSix : ledgerTypes.bet,
        moment: now,
        termsVersion: String(terms.termsVersion),
        playMost: Object.fromEntries(
          plays.map((code) => [code, String(terms.limitsOf(code).playPeriodMost)]),
        ),
        memberMost: String(terms.limitsOf('').memberPeriodMost),
        isChase: chase !== undefined,
        isStopping: chase?.stopOnWin ?? false,
        ...(proof && { tokenHash: proof.tokenHash.toString('hex'), accountVersion: proof.mark }),
      },
    },
    slip: {
      orders: orders.map((order) => ({
        orderId: '',
        qiHao: order.qiHao,
        buyMoney: money(BigInt(order.stake)),
      })),
      dropped,
      buyMoney: money(orders.reduce((sum, order) => sum + BigInt(order.stake), 0n)),
    },
  };
}
