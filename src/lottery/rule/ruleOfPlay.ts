// Which rule a play follows: many plays share one, so that it is written once in each language.

/** A rule by its name, and the numbers its sentence needs. */
export interface RuleOfPlay {
  readonly rule: string;
  /** How many numbers, places or times the rule is about. */
  readonly n: number;
  /** It is looked for on ticked places (任选). */
  readonly isOnTickedPlaces: boolean;
  /** Every unit has all 胆. */
  readonly hasDan: boolean;
}

/** The first that fits the code of a play. A group in it is the number the rule is about. */
const RULES: readonly (readonly [RegExp, string])[] = [
  // Digits in order and in groups.
  [/^(?:ssc|fc3d|pk10|x115)_o_\w+_zx[fd]s$/, 'order'],
  [/_zuhe$/, 'tails'],
  [/_zu120$/, 'zu120'],
  [/_zu60$/, 'zu60'],
  [/_zu30$/, 'zu30'],
  [/_zu20$/, 'zu20'],
  [/_zu10$/, 'zu10'],
  [/_zu5$/, 'zu5'],
  [/_zu24$/, 'zu24'],
  [/_zu12$/, 'zu12'],
  [/ssc_o_(?:q4|h4|r4)_zu6$/, 'twoPairs'],
  [/_zu4$/, 'zu4'],
  [/_yffs$/, 'timesOne'],
  [/_hscs$/, 'timesTwo'],
  [/_sxbx$/, 'timesThree'],
  [/_sjfc$/, 'timesFour'],
  [/_o_\w+_zxhz$/, 'sum'],
  [/_o_\w+_kd$/, 'span'],
  [/_zu3(?:fs|ds)?$/, 'zu3'],
  [/_zu6(?:fs|ds)?$/, 'zu6'],
  [/_hhzx$/, 'zu3or6'],
  [/^ssc_o_[qhr]2_zuhz$/, 'pairSum'],
  [/_zuhz$/, 'groupSum'],
  [/_o_[qh]2_bd$/, 'pairHas'],
  [/_bd$/, 'groupHas'],
  [/_hzws$/, 'sumTail'],
  [/_tsh$/, 'shape'],
  [/^(?:ssc|fc3d)_o_\w+_zu[fd]s$/, 'pair'],
  [/_o_dwd$/, 'place'],
  [/_bdw_(?:\w+_)?(\d)m$/, 'contains'],
  [/^x115_o_bdw_/, 'amongThree'],
  [/^(?:ssc|fc3d)_o_dxds_/, 'sides'],
  [/^ssc_o_lh$/, 'dragonAny'],
  // Racers.
  [/^(?:pk10|x115)_o_\w+_zu(?:fs|dt)$/, 'group'],
  [/^pk10_(?:o_gyhz|c_gyh)$/, 'topSum'],
  [/^pk10_(?:o_gydxds|c_gylm)$/, 'topSides'],
  [/^pk10_o_dxds$/, 'racerSides'],
  [/^pk10_o_lh$/, 'racerDragon'],
  [/^pk10_c_b[1-5]$/, 'racerPlaceDragon'],
  [/^pk10_c_b/, 'racerPlace'],
  // Dice.
  [/^k3_(?:o_hz|c_ds)$/, 'diceSum'],
  [/^k3_o_dxds$/, 'diceSides'],
  [/^k3_c_dx$/, 'diceSidesNoTriple'],
  [/_sthtx$/, 'anyTriple'],
  [/_sthdx$/, 'oneTriple'],
  [/_sbth(?:dt)?$/, 'threeDifferent'],
  [/_slhtx$/, 'anyRun'],
  [/_slhdx$/, 'oneRun'],
  [/^k3_(?:o_ethfx|c_dp)$/, 'exactPair'],
  [/_ethdx$/, 'pairAndOne'],
  [/^k3_(?:o_ebth(?:dt)?|c_cp)$/, 'bothShow'],
  [/^k3_(?:o_dtys|c_sj)$/, 'faceShows'],
  [/^k3_c_ws$/, 'triples'],
  // Numbers among those drawn.
  [/_o_rx([1-5])(?:fs|ds|dt)?$/, 'allDrawn'],
  [/_o_rx([678])(?:fs|ds|dt)$/, 'coversDraw'],
  [/^x115_c_rx([2-5])$/, 'allDrawn'],
  [/^x115_c_rx([678])$/, 'coversDraw'],
  [/^kl10_c_rx([2-5])$/, 'allDrawn'],
  [/^x115_o_dds$/, 'oddCount'],
  [/^x115_o_czw$/, 'middle'],
  [/^x115_c_zh$/, 'ballSum30'],
  [/^x115_c_lh$/, 'ballDragon'],
  [/^x115_c_b/, 'ballPlace11'],
  [/^(?:x115_c_yzy|kl10_c_zm|kl8_c_zm)$/, 'oneDrawn'],
  [/^x115_c_q([23])zu$/, 'firstAnyOrder'],
  [/^x115_c_q([23])zx$/, 'firstInOrder'],
  [/^kl10_o_x1st$/, 'firstIs'],
  [/^kl10_o_x1ht$/, 'firstIsRed'],
  [/^kl10_[oc]_x2lz$/, 'neighbours'],
  [/^kl10_o_x2lzhi$/, 'neighboursInOrder'],
  [/^kl10_[oc]_x(3)qz$/, 'firstAnyOrder'],
  [/^kl10_o_x(3)qzhi$/, 'firstInOrder'],
  [/^kl10_c_zh$/, 'ballSum84'],
  [/^kl10_c_b[1-4]$/, 'luckyPlaceDragon'],
  [/^kl10_c_b/, 'luckyPlace'],
  // Digits in credit mode.
  [/^ssc_c_zh$/, 'fiveSum'],
  [/^(?:fc3d_c_zh|pc28_c_lm)$/, 'threeSum'],
  [/^(?:ssc_c_lhh|ssc_c_lhd|fc3d_c_lhh)$/, 'dragonTie'],
  [/^(?:ssc|fc3d)_c_b/, 'digitPlace'],
  [/^(?:ssc_c_[qzh]3|fc3d_c_xt|pc28_c_xt)$/, 'fiveShapes'],
  [/^(?:ssc_c_q5z1|fc3d_c_dd)$/, 'digitAppears'],
  [/^fc3d_c_kd$/, 'span'],
  [/^(?:fc3d_c_hz|pc28_c_tm)$/, 'sum'],
  [/^pc28_c_zh$/, 'sumCorner'],
  [/^pc28_c_jz$/, 'sumExtreme'],
  [/^pc28_c_bs$/, 'sumColour'],
  [/^pc28_c_tmb3$/, 'threeSums'],
  // KL8.
  [/^kl8_c_zh$/, 'sum810'],
  [/^kl8_c_qh$/, 'halves'],
  [/^kl8_c_ds$/, 'parities'],
  [/^kl8_c_wx$/, 'sumElement'],
  // Mark Six.
  [/^lhc_c_tm[ab]$/, 'special'],
  [/^lhc_c_tmlm$/, 'specialSides'],
  [/^lhc_c_tmbs$/, 'specialColour'],
  [/^lhc_c_bbb?$/, 'specialHalfColour'],
  [/^lhc_c_tx$/, 'specialZodiac'],
  [/^lhc_c_wx$/, 'specialElement'],
  [/^lhc_c_tmt$/, 'specialHead'],
  [/^lhc_c_tmw$/, 'specialTail'],
  [/^lhc_c_hx(\d+)$/, 'zodiacGroup'],
  [/^lhc_c_zm[ab]$/, 'regular'],
  [/^lhc_c_zf$/, 'sevenSum'],
  [/^lhc_c_zt(\d)$/, 'regularAt'],
  [/^lhc_c_zm(\d)$/, 'regularSides'],
  [/^lhc_c_yx$/, 'anyZodiac'],
  [/^lhc_c_ws$/, 'anyTail'],
  [/^lhc_c_zx$/, 'regularZodiac'],
  [/^lhc_c_qsb$/, 'leadingColour'],
  [/^lhc_c_zongx$/, 'zodiacCount'],
  [/^lhc_c_gg$/, 'legs'],
  [/^lhc_c_([234])qz$/, 'allRegular'],
  [/^lhc_c_3z2$/, 'twoOfThree'],
  [/^lhc_c_2zt$/, 'twoOrSpecial'],
  [/^lhc_c_tc$/, 'oneAndSpecial'],
  [/^lhc_c_4z1$/, 'oneOfFour'],
  [/^lhc_c_bz(\d+)$/, 'noneDrawn'],
  [/^lhc_c_xl(\d)$/, 'zodiacsDrawn'],
  [/^lhc_c_xlb(\d)$/, 'zodiacsAway'],
  [/^lhc_c_wl(\d)$/, 'tailsDrawn'],
  [/^lhc_c_wlb(\d)$/, 'tailsAway'],
];

/** Throws a RangeError for a play that no rule fits: the test beside this file looks at every play. */
export function ruleOf(playCode: string): RuleOfPlay {
  for (const [pattern, rule] of RULES) {
    const found = pattern.exec(playCode);
    if (!found) continue;
    return {
      rule,
      n: Number(found[1] ?? 0),
      isOnTickedPlaces: /^ssc_o_r[234]_/.test(playCode),
      hasDan: /dt$/.test(playCode),
    };
  }
  throw new RangeError(`There is no rule of ${playCode}.`);
}

/** Every rule there is a sentence for. */
export const ruleNames: readonly string[] = [...new Set(RULES.map(([, rule]) => rule))];
