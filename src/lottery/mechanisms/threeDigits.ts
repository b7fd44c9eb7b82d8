// The official plays on runs of three and two digits that SSC and 3D have in common.
import type { Balls } from '../balls.ts';
import type { Mechanism, Ways } from '../play.ts';
import { numbersAmong, ticketsAmong } from './combinations.ts';
import { repeatedNumbers, ticketsAnyOrder } from './groupSelects.ts';
import { at } from './hit.ts';
import { inOrder, ticketsInOrder } from './positions.ts';
import { directSums, groupSums, spans, withDigit } from './sums.ts';

/** A run of neighbouring positions, as a play's code and name call it. */
export interface Run {
  readonly code: string;
  readonly name: string;
  readonly places: readonly number[];
  readonly rows: readonly string[];
}

export interface RunPlay extends Mechanism {
  readonly code: string;
  readonly name: string;
  readonly group: string;
  readonly ways: Ways;
}

/** Puts the plays of a run under its code, name and places. */
function onRun(
  prefix: string,
  run: Run,
  list: readonly (readonly [string, string, Mechanism, Ways])[],
): RunPlay[] {
  return list.map(([code, name, mechanism, ways]) => ({
    code: `${prefix}_o_${run.code}_${code}`,
    name: run.name + name,
    group: run.name,
    ways,
    ...at(run.places, mechanism),
  }));
}

/** 组三 is a pair and a single from one row. */
export function pairAndSingle(balls: Balls): Mechanism {
  return repeatedNumbers({ times: 2, count: 1, row: 'nums' }, { times: 1, count: 1, row: 'nums' }, balls);
}

/** `each`: how many draws share one run of three digits. */
export function threeDigitPlays(prefix: string, run: Run, balls: Balls, each: number): RunPlay[] {
  const direct = { default: each };
  const groups = { 组三: 3 * each, 组六: 6 * each };
  return onRun(prefix, run, [
    ['zxfs', '直选复式', inOrder(run.rows, balls), direct],
    ['zxds', '直选单式', ticketsInOrder(3, balls), direct],
    ['zxhz', '直选和值', directSums(3), direct],
    ['kd', '跨度', spans(3), direct],
    ['zu3fs', '组三复式', pairAndSingle(balls), { default: 3 * each }],
    ['zu3ds', '组三单式', ticketsAnyOrder('pair', balls), { default: 3 * each }],
    ['zu6fs', '组六复式', numbersAmong(3, 3, balls), { default: 6 * each }],
    ['zu6ds', '组六单式', ticketsAmong(3, 3, balls), { default: 6 * each }],
    ['hhzx', '混合组选', ticketsAnyOrder('noTriple', balls), groups],
    ['zuhz', '组选和值', groupSums(3), groups],
    ['bd', '组选包胆', withDigit(3), groups],
  ]);
}

export function twoDigitPlays(prefix: string, run: Run, balls: Balls, each: number): RunPlay[] {
  return onRun(prefix, run, [
    ['zxfs', '直选复式', inOrder(run.rows, balls), { default: each }],
    ['zxds', '直选单式', ticketsInOrder(2, balls), { default: each }],
    ['zufs', '组选复式', numbersAmong(2, 2, balls), { default: 2 * each }],
    ['zuds', '组选单式', ticketsAmong(2, 2, balls), { default: 2 * each }],
  ]);
}

export function twoDigitSumPlays(prefix: string, run: Run, each: number): RunPlay[] {
  return onRun(prefix, run, [
    ['zxhz', '直选和值', directSums(2), { default: each }],
    ['kd', '跨度', spans(2), { default: each }],
    ['zuhz', '组选和值', groupSums(2), { default: 2 * each }],
    ['bd', '组选包胆', withDigit(2), { default: 2 * each }],
  ]);
}
