// The rule switches a station may set (docs/rules-of-play.md §13) and their defaults.

/** Every switch with its possible values; the first is the default. */
export const SWITCHES = {
  /** 和 of 龙虎 in SSC and 3D credit: loses, or refunds 龙 and 虎. */
  sscDragonTie: ['lose', 'push'],
  /** 冠亚和 11: plain 小 and 单, or a refund of all four. */
  pk10Sum11Push: ['off', 'on'],
  /** Triples lose credit 大小单双 of K3, or count as any other sum. */
  k3TripleCountsTwoSides: ['off', 'on'],
  /** 三军 pays once, or once more for every further die. */
  k3SanjunPerDie: ['off', 'on'],
  /** The triple wins 二同号复选 and 短牌 too. */
  k3TripleWinsPair: ['off', 'on'],
  /** A would-be win of 大小单双 or 组合 on 13 and 14 pays, or refunds. */
  pc28Rule1314: ['none', 'push'],
  /** 49 refunds 合肖, or loses. */
  lhcHexiao49: ['push', 'lose'],
  /** Highest 极小 and lowest 极大. */
  pc28Extreme: ['5/22', '4/23'],
  orderRevoke: ['on', 'off'],
  chase: ['on', 'off'],
} as const;

export type Settings = { readonly [K in keyof typeof SWITCHES]: (typeof SWITCHES)[K][number] };

export const DEFAULT_SETTINGS = Object.fromEntries(
  Object.entries(SWITCHES).map(([name, values]) => [name, values[0]]),
) as unknown as Settings;

/** What is in force for one bet: the switches, and for Mark Six the lunar year of the draw date. */
export interface Rules extends Settings {
  readonly lunarYear?: number;
}
