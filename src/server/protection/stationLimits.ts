// The limits that a station sets above those of its players, in the units of the database.
import type { LimitFrame, LimitKind } from '#rules/protection/limits/limitUsed.ts';
import { protectionOf } from '#station/protection/protection.ts';
import type { Station } from '#station/station.ts';
import { YUAN } from '#values/money.ts';

export interface StationLimit {
  kind: LimitKind;
  frame: LimitFrame;
  /** 0.0001 yuan, or seconds. */
  value: bigint;
}

const SECONDS_A_MINUTE = 60n;

export const stationLimitsOf = (station: Station): readonly StationLimit[] =>
  protectionOf(station).limits.station.map(({ kind, frame, value }) => ({
    kind,
    frame,
    value: BigInt(value) * (kind === 'time' ? SECONDS_A_MINUTE : YUAN),
  }));

/** As limit_check() and bet_place() take them; undefined where the station sets none. */
export function stationLimitList(station: Station): object[] | undefined {
  const limits = stationLimitsOf(station);
  return limits.length === 0
    ? undefined
    : limits.map(({ kind, frame, value }) => ({ kind, frame, value: Number(value) }));
}

/** The same as text; null where there are none. */
export function stationLimitsJson(station: Station): string | null {
  const list = stationLimitList(station);
  return list === undefined ? null : JSON.stringify(list);
}
