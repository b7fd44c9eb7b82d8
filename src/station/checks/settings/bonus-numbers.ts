// The rule that the numbers of the direct-charge offer make sense together.
import type { MeaningRule } from '../rule.ts';

/** Below this a percentage is most likely written as a fraction: 0.03 for 3 %. */
const smallestPercent = 0.5;
/** A cap that a deposit of so few yuan reaches makes no offer. */
const smallestDeposit = 10;

export const bonusNumbers: MeaningRule = {
  name: 'bonus-numbers',
  severity: 'warning',
  page: "The direct-charge offer is a percentage (bonusPercent) up to a cap in yuan (bonusAmount). One without the other promises nothing or without bound, and the entry among the wallet's offers (showFreeDepositInHoney) without either leads to an empty offer. A percentage below 0.5 is most likely a fraction (0.03 for 3 %), and a cap that a deposit of a few yuan reaches is most likely the percentage. State both numbers, or none.",
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
    if (given !== undefined) {
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
    } else if (bonusPercent > 0 && bonusPercent < smallestPercent) {
      const meant = Number((bonusPercent * 100).toFixed(6));
      yield {
        path: ['frontConfig', 'bonusPercent'],
        at: 'value',
        message: `bonusPercent is a percentage: ${bonusPercent} is ${bonusPercent} %, not ${meant} %.`,
        consequence: `The offer promises ${(bonusPercent * 10).toFixed(2)} yuan on a deposit of 1000.`,
        suggestions: [String(meant)],
        fix: {
          description: `Write ${meant}`,
          safe: false,
          changes: [{ kind: 'set', path: ['frontConfig', 'bonusPercent'], value: meant }],
        },
      };
    } else if (bonusPercent > 0 && (bonusAmount / bonusPercent) * 100 < smallestDeposit) {
      const deposit = ((bonusAmount / bonusPercent) * 100).toFixed(2);
      yield {
        path: ['frontConfig', 'bonusAmount'],
        at: 'value',
        message: `${bonusPercent} % reaches the cap of ${bonusAmount} yuan with a deposit of ${deposit} yuan.`,
        consequence: `Nobody gets more than ${bonusAmount} yuan, whatever they deposit: the two numbers may be swapped.`,
        fix: {
          description: 'Swap the two numbers',
          safe: false,
          changes: [
            { kind: 'set', path: ['frontConfig', 'bonusPercent'], value: bonusAmount },
            { kind: 'set', path: ['frontConfig', 'bonusAmount'], value: bonusPercent },
          ],
        },
      };
    }
  },
};
