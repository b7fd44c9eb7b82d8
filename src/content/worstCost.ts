// What a gift costs its station at worst, as a share of what has to be bet for it, against the limits of the station.
import { checkDefaults } from '#contract/station.generated.ts';
import type { RuleFinding } from '#station/checks/rule.ts';
import type { Path } from '#station/read/diagnostic.ts';
import type { Station } from '#station/station.ts';
import { formatMoney, type Money, parseMoney } from '#values/money.ts';

export type CostLimit = keyof NonNullable<Station['costLimits']>;

/** Percents are written as amounts are: 10000n is one percent. */
export const percent = parseMoney;

const HUNDRED = percent('100');

/** An amount as a percentage of another, cut; null where the other is nothing. */
export const shareOf = (amount: Money, whole: Money): bigint | null =>
  whole === 0n ? null : (amount * HUNDRED) / whole;

/** The limit that the station sets, or the usual one. */
export const limitOf = (station: Station | undefined, limit: CostLimit): bigint =>
  parseMoney(String(station?.costLimits?.[limit] ?? checkDefaults.costLimits[limit]));

/** So many times an amount, cut to 0.0001 yuan. `times` is a text such as 1.5. */
export const timesOf = (amount: Money, times: string): Money => (amount * parseMoney(times)) / 10_000n;

/** The fix of a figure whose point was lost, such as 5 for 0.5, or one too many was typed where the cost falls as it rises; undefined where the limit is not met by a tenth, a hundredth or a thousandth. */
export function pointLost(
  path: Path,
  given: string,
  cost: bigint,
  most: bigint,
  isDivisor = false,
): RuleFinding['fix'] {
  const shift = [10n, 100n, 1000n].find((one) => cost / one <= most);
  if (shift === undefined) return undefined;
  const meant = formatMoney(isDivisor ? parseMoney(given) * shift : parseMoney(given) / shift);
  return {
    description: `Write ${JSON.stringify(meant)}, if a point was lost`,
    safe: false,
    changes: [{ kind: 'set', path, value: meant }],
  };
}

/** The finding of a price above a limit: what it costs, what it may cost, and both ways out. */
export function tooDear(
  path: Path,
  cost: { says: string; limit: CostLimit; most: bigint; unit: string; instead: string },
  fix?: RuleFinding['fix'],
): RuleFinding {
  const { says, limit, most, unit, instead } = cost;
  return {
    path,
    at: 'value',
    message: `${says}; the station allows ${formatMoney(most)} ${unit}.`,
    consequence: `Nothing of the file is applied: the station would lose by it. ${instead}, or raise costLimits.${limit} in the station's file.`,
    fix,
  };
}
