// The rule that a rebate does not fall where more is bet, or where the level is higher.
import { parseMoney } from '#values/money.ts';
import { contentRule } from '../rule.ts';

interface Tier {
  category: string;
  level: number;
  fromBet?: string;
  percent: string;
}

const betOf = ({ fromBet = '0' }: Tier): bigint => parseMoney(fromBet);

/** The tier just below one: of the same level with less to bet, or with the same bets of the level below. */
function below(tiers: readonly Tier[], one: Tier): Tier | undefined {
  const sameLevel = tiers.filter(
    (other) => other.category === one.category && other.level === one.level && betOf(other) < betOf(one),
  );
  const lower = tiers.filter(
    (other) => other.category === one.category && other.level < one.level && betOf(other) === betOf(one),
  );
  const all = [
    sameLevel.toSorted((a, b) => (betOf(a) < betOf(b) ? -1 : 1)).at(-1),
    lower.toSorted((a, b) => a.level - b.level).at(-1),
  ];
  return all.find((other) => other && parseMoney(other.percent) > parseMoney(one.percent));
}

const tier = (fromBet: string, percent: string): string =>
  `{ "category": "live", "level": 1, "fromBet": "${fromBet}", "percent": "${percent}" }`;

export const fallingTier = contentRule({
  name: 'falling-tier',
  severity: 'warning',
  page: 'A rebate is lower where more is bet, or for a higher level, than the one below it. Whoever bets more gets less, since the tier that is reached counts for all bets of the day. Mostly a digit is wrong, or two rows were exchanged.',
  kinds: ['rebates'],
  reads: ['tiers'],
  good: `{ "tiers": [${tier('0', '0.3')}, ${tier('10000', '0.4')}] }`,
  bad: `{ "tiers": [${tier('0', '0.4')}, ${tier('10000', '0.3')}] }`,
  quietAfter: ['repeated-tier', 'share-of-bets'],
  *check({ file: { tiers = [] } }) {
    for (const [at, one] of tiers.entries()) {
      const other = below(tiers, one);
      if (!other) continue;
      yield {
        path: ['tiers', at, 'percent'],
        at: 'value',
        message: `${one.percent} % of ${one.category}, level ${one.level}, from ${one.fromBet ?? '0'} yuan is less than ${other.percent} % of level ${other.level} from ${other.fromBet ?? '0'} yuan.`,
        consequence: 'Members who bet more, or have risen, get less.',
      };
    }
  },
});
