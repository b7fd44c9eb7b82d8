// Owns the rule that the numbers of the direct-charge offer make sense together.
import type { MeaningRule } from '../rule.ts';

export const bonusNumbers: MeaningRule = {
  name: 'bonus-numbers',
  severity: 'warning',
  page: "The direct-charge offer is a percentage (bonusPercent) up to a cap in yuan (bonusAmount). One without the other promises nothing or without bound, and the entry among the wallet's offers (showFreeDepositInHoney) without either leads to an empty offer. State both numbers, or none.",
  good: '{ "code": "demo", "name": "Demo", "frontConfig": { "bonusPercent": 3, "bonusAmount": 150 } }',
  bad: '{ "code": "demo", "name": "Demo", "frontConfig": { "bonusPercent": 3 } }',
  reads: ['frontConfig.bonusPercent', 'frontConfig.bonusAmount', 'frontConfig.showFreeDepositInHoney'],
  appliesTo: ({ file: { frontConfig } }) =>
    frontConfig !== undefined &&
    Boolean(frontConfig.bonusPercent || frontConfig.bonusAmount || frontConfig.showFreeDepositInHoney),
  *check({ station }) {
    const { bonusPercent, bonusAmount, showFreeDepositInHoney } = station.frontConfig;
    const [given, lacking] =
      bonusPercent > 0 && bonusAmount === 0
        ? ['bonusPercent', 'bonusAmount']
        : bonusAmount > 0 && bonusPercent === 0
          ? ['bonusAmount', 'bonusPercent']
          : showFreeDepositInHoney && bonusPercent === 0
            ? ['showFreeDepositInHoney', 'bonusPercent and bonusAmount']
            : [];
    if (given === undefined) return;
    const promised = {
      bonusPercent: `The offer promises ${bonusPercent} % without a cap.`,
      bonusAmount: `The offer names a cap of ${bonusAmount} yuan for no percentage.`,
      showFreeDepositInHoney: 'The entry among the wallet offers leads to an offer of nothing.',
    }[given];
    yield {
      path: ['frontConfig', given],
      at: 'value',
      message: `${given} is given, but not ${lacking}.`,
      consequence: promised!,
    };
  },
};
