// The reading of a slip: its JSON texts by the contract, its items by the rules of play and by the terms of the station.

import type { ErrorObject } from 'ajv';
import * as contents from '#contract/contents.generated.ts';
import type { ChaseRequest, CreditBetItem, KeptBet, OfficialBetItem } from '#contract/entities.generated.ts';
import { stakeOf } from '#lottery/bet/bet.ts';
import { MOST_MULTIPLE } from '#lottery/bet/chase.ts';
import { haoMa } from '#lottery/bet/haoMa.ts';
import { bonusGroupAt } from '#lottery/bet/prize.ts';
import { readBet } from '#lottery/bet/readBet.ts';
import type { CreditPlay, Play } from '#lottery/play.ts';
import { Refusal as RuleRefusal } from '#lottery/refusal.ts';
import { unitsOf } from '#lottery/selection/selection.ts';
import { formatMoney, readMoney } from '#values/money.ts';
import { Refusal } from '../refusal.ts';
import { type Period, periodAt, periodsLeft } from './calendar.ts';
import { oddsMark, rulesAt, type Terms } from './terms.ts';

/** A slip as it is sent; `bets` and `chase` are JSON texts. */
export interface SlipRequest {
  lotCode: string;
  qiHao: string;
  bets: string;
  chase?: string | undefined;
}

/** An order as the database function bet_place() takes it; amounts in 0.0001 yuan, as text. */
export interface Order {
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

/** What bet_place() keeps of a chase for periods that begin later; as in the table chase_rest, without the numbers of orders. */
export interface ChaseRest {
  /** `lines` is a place in `lines`, counted from 1. */
  periods: { qiHao: string; startsAt: Date; sealsAt: Date; number: number; times: number; lines: number }[];
  /** The orders of a period at the multiple 1; a second list where the rules change between periods. */
  lines: Pick<Order, 'playCode' | 'selection' | 'terms' | 'haoMa' | 'units' | 'stake'>[][];
}

export interface ReadSlip {
  /** All of the slip, in order. */
  orders: Order[];
  /** How many of them are placed at once; the rest waits for its periods to begin. */
  opened: number;
  rest: ChaseRest | null;
  /** Null for a slip of one period. */
  chase: ChaseRequest | null;
  /** Periods of the chase that had sealed before the request came. */
  dropped: string[];
}

/** As many as schemas/entity/chase-request.json allows. */
export const mostChasePeriods = 120;

type BetItem = CreditBetItem | OfficialBetItem;
const isCredit = (item: BetItem): item is CreditBetItem => 'oddsMark' in item;

/** A slip whose JSON fits its schema; nothing of it has been calculated. */
export interface ParsedSlip {
  lotCode: string;
  qiHao: string;
  items: BetItem[];
  chase: ChaseRequest | null;
}

/** Parses a slip. Refuses with switchedOff, or invalid with a field path such as bets[0].selection or chase.periods[3].multiple. */
export function parseSlip({ lotCode, qiHao, bets, chase }: SlipRequest, terms: Terms): ParsedSlip {
  const items: BetItem[] =
    terms.version === 1
      ? readJson(bets, 'bets', validators.officialBets)
      : readJson(bets, 'bets', validators.creditBets);
  if (chase !== undefined && terms.settings.chase === 'off')
    throw new Refusal('server.bet.chaseOff', { code: 'switchedOff' });
  return { lotCode, qiHao, items, chase: chase === undefined ? null : readChase(chase) };
}

/** How many orders a slip would place; a sealed period of a chase counts as well. */
export const orderCountOf = ({ items, chase }: ParsedSlip): number =>
  items.length * (chase?.periods.length ?? 1);

/**
 * Reads a parsed slip into orders. Refuses with sealed, playClosed, oddsChanged, overLimit, or invalid with a field path such as
 * bets[0].selection.pos[2].
 */
export function readSlip({ qiHao, items, chase }: ParsedSlip, terms: Terms, now: Date): ReadSlip {
  const ordersOf = (period: Period, times: number): Order[] =>
    items.map((item, at) => orderOf(item, terms, period, `bets[${at}]`, times));
  const nowMs = now.getTime();

  if (!chase) {
    const period = periodAt(terms.lottery, nowMs);
    // A late bet is refused, never moved to the period that runs now.
    if (period.qiHao !== qiHao || nowMs >= period.sealsMs) throw sealed(qiHao);
    const orders = ordersOf(period, 1);
    return { orders, opened: orders.length, rest: null, chase, dropped: [] };
  }

  const left = new Map(
    periodsLeft(terms.lottery, nowMs, mostChasePeriods).map((period) => [period.qiHao, period]),
  );
  const steps: ChaseStep[] = chase.periods.flatMap(({ qiHao, multiple: times }, at) => {
    const period = left.get(qiHao);
    if (!period) return [];
    const number = at + 1;
    return {
      period,
      times,
      number,
      orders: ordersOf(period, times).map((order) => ({ ...order, chaseNumber: number })),
    };
  });
  if (steps.length === 0) throw sealed(qiHao);
  // In the order of time, whatever the order they came in: the next one is the first of those that are left.
  steps.sort((one, other) => one.period.startsMs - other.period.startsMs);
  const later = steps.filter(({ period }) => period.startsMs > nowMs);
  const orders = steps.flatMap((step) => step.orders);
  const dropped = chase.periods.map(({ qiHao }) => qiHao).filter((qiHao) => !left.has(qiHao));
  const opened = orders.length - items.length * later.length;
  return { orders, opened, rest: later.length > 0 ? restOf(later, terms) : null, chase, dropped };
}

interface ChaseStep {
  period: Period;
  times: number;
  number: number;
  orders: Order[];
}

function restOf(steps: readonly ChaseStep[], terms: Terms): ChaseRest {
  const rest: ChaseRest = { periods: [], lines: [] };
  const placeOf = new Map<string, number>();
  for (const { period, times, number, orders } of steps) {
    const rules = JSON.stringify(rulesAt(terms, new Date(period.opensMs)));
    const place = placeOf.get(rules) ?? rest.lines.push(orders.map((order) => lineOf(order, times)));
    placeOf.set(rules, place);
    const { qiHao, startsMs, sealsMs } = period;
    rest.periods.push({
      qiHao,
      startsAt: new Date(startsMs),
      sealsAt: new Date(sealsMs),
      number,
      times,
      lines: place,
    });
  }
  return rest;
}

/** An order as it would be at the multiple 1. */
function lineOf(
  { playCode, selection, terms, haoMa, units, stake }: Order,
  times: number,
): ChaseRest['lines'][number][number] {
  const { multiple = 1 } = terms as { multiple?: number };
  return {
    playCode,
    selection,
    terms: times === 1 ? terms : { ...terms, multiple: multiple / times },
    haoMa,
    units,
    stake: String(BigInt(stake) / BigInt(times)),
  };
}

/** The refusal of a bet that comes too late for its period. */
export const sealed = (qiHao: string): Refusal =>
  new Refusal('server.bet.sealed', { code: 'sealed', values: { period: qiHao } });

/** The refusal of bets that the schema or the rules of play do not allow, at the path of what is wrong. */
export const invalid = (field: string): Refusal =>
  new Refusal('server.bet.invalid', { code: 'invalid', field, values: { field } });

/** A validator that ajv compiled from schemas/. */
type Validator<Content> = ((value: unknown) => value is Content) & { errors?: ErrorObject[] | null };
const validators = {
  creditBets: contents.lottery_creditDoBet_bets as unknown as Validator<CreditBetItem[]>,
  officialBets: contents.lottery_offcialDoBet_bets as unknown as Validator<OfficialBetItem[]>,
  chase: contents.lottery_offcialDoBet_chase as unknown as Validator<ChaseRequest>,
  keptBets: contents.kept_keepSlip_bets as unknown as Validator<KeptBet[]>,
};

/** The bets of a slip that is to be kept, from their JSON text; nothing of them has been read by the rules. Refuses with invalid. */
export const keptBetsOf = (bets: string): KeptBet[] => readJson(bets, 'bets', validators.keptBets);

/** What the JSON text of a form field holds. Refuses what its schema does not allow, at the place of the first error. */
function readJson<Content>(text: string, field: string, isContent: Validator<Content>): Content {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw invalid(field);
  }
  if (isContent(value)) return value;
  throw invalid(`${field}${pathOf(isContent.errors![0]!)}`);
}

/** Where an error is, such as [0].selection. */
function pathOf({ instancePath, params }: ErrorObject): string {
  const name: string | undefined = params.missingProperty ?? params.additionalProperty;
  const steps = instancePath.split('/').slice(1);
  if (name !== undefined) steps.push(name);
  return steps.map((step) => (/^\d+$/.test(step) ? `[${step}]` : `.${step}`)).join('');
}

/** A chase by its schema, which cannot say that no period is named twice. */
function readChase(text: string): ChaseRequest {
  const chase = readJson(text, 'chase', validators.chase);
  const seen = new Set<string>();
  chase.periods.forEach(({ qiHao }, at) => {
    if (seen.has(qiHao)) throw invalid(`chase.periods[${at}].qiHao`);
    seen.add(qiHao);
  });
  return chase;
}

/** One order of an item for a period; refuses what the rules, the terms or the limits of the play do not allow. */
function orderOf(item: BetItem, terms: Terms, period: Period, field: string, times: number): Order {
  const play = terms.family.plays.find(({ code }) => code === item.playCode);
  if (!play || play.mode !== (terms.version === 1 ? 'official' : 'credit'))
    throw invalid(`${field}.playCode`);
  const limits = terms.limitsOf(play.code);
  if (!limits.isOpen)
    throw new Refusal('server.bet.playClosed', { code: 'playClosed', values: { play: play.name } });
  try {
    const agreed = termsOfItem(item, play, terms, period.opensMs, field);
    const bet = readBet(play, { selection: item.selection, ...agreed });
    const units = unitsOf(play, bet.selection, bet.rules);
    const stake = stakeOf(units, bet.terms);
    if (item.units !== units) throw invalid(`${field}.units`);
    if (readMoney(item.stake) !== stake || stake === 0n) throw invalid(`${field}.stake`);
    const multiple = (isCredit(item) ? 1 : (item.multiple ?? 1)) * times;
    if (multiple > MOST_MULTIPLE) throw invalid(`${field}.multiple`);
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
    if (error instanceof RuleRefusal) throw invalid(`${field}.${error.field}`);
    throw error;
  }
}

/** The terms of an item as readBet() takes them and settling reads them back. Refuses where the player saw others than those in force. */
function termsOfItem(item: BetItem, play: Play, terms: Terms, opensMs: number, field: string) {
  const { lunarYear, ...settings } = rulesAt(terms, new Date(opensMs));
  const rules = { settings, ...(lunarYear !== undefined && { lunarYear }) };
  const maxPayout = formatMoney(terms.limitsOf(play.code).payoutMost);
  const changed = () =>
    new Refusal('server.bet.oddsChanged', { code: 'oddsChanged', values: { play: play.name } });
  if (isCredit(item)) {
    const odds = terms.oddsOf(play as CreditPlay, { ...settings, ...rules });
    if (item.oddsMark !== oddsMark(play as CreditPlay, odds)) throw changed();
    return { ...rules, maxPayout, odds, unitAmount: item.unitAmount };
  }
  const rebateRate = readMoney(item.rebateRate ?? '0');
  if (rebateRate === undefined || rebateRate < 0n || rebateRate > terms.mostRebate)
    throw invalid(`${field}.rebateRate`);
  const group = bonusGroupAt(terms.highestGroup, rebateRate);
  if (readMoney(item.bonusGroup) !== group) throw changed();
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
