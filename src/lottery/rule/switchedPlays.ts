// Which switch of a station changes how a play is settled, so that its rule is shown as it is played here.
import type { Settings } from './settings.ts';

/** The switches that are about settling. */
export type PlaySwitch = Exclude<keyof Settings, 'orderRevoke' | 'chase'>;

const SWITCHED: readonly (readonly [RegExp, PlaySwitch])[] = [
  [/^(?:ssc_c_lh[hd]|fc3d_c_lhh)$/, 'sscDragonTie'],
  [/^pk10_c_gylm$/, 'pk10Sum11Push'],
  [/^k3_c_dx$/, 'k3TripleCountsTwoSides'],
  [/^k3_c_sj$/, 'k3SanjunPerDie'],
  [/^k3_(?:o_ethfx|c_dp)$/, 'k3TripleWinsPair'],
  [/^pc28_c_(?:lm|zh)$/, 'pc28Rule1314'],
  [/^pc28_c_jz$/, 'pc28Extreme'],
  [/^lhc_c_hx\d+$/, 'lhcHexiao49'],
];

/** The switch a play is settled by; undefined where every station settles it alike. */
export const switchOf = (playCode: string): PlaySwitch | undefined =>
  SWITCHED.find(([pattern]) => pattern.test(playCode))?.[1];
