// Shares of what bets cover: of outcomes by their weights, of units, whether a share lets its bets count, and what they count then.
import type { Money } from '#values/money.ts';
import { isWithinPercent, type Rate, timesRate } from '#values/rate.ts';
import type { Cover } from './covers.ts';

/** How much of what can come the bets of a group cover; both numbers in the same weights. */
export interface Share {
  readonly covered: bigint;
  readonly total: bigint;
}

/** The outcomes of a group with their weights, and those that bets cover, each once however many bets cover it. */
export function shareOfOutcomes(outcomes: ReadonlyMap<string, bigint>, covers: Iterable<string>): Share {
  let [covered, total] = [0n, 0n];
  const united = new Set(covers);
  for (const [name, weight] of outcomes) {
    total += weight;
    if (united.has(name)) covered += weight;
  }
  return { covered, total };
}

/** So many units of all there are: those under the same key are the same units. */
export function shareOfUnits(bets: Iterable<readonly [key: string, units: bigint]>, total: bigint): Share {
  const byKey = new Map<string, bigint>();
  for (const [key, count] of bets) byKey.set(key, max(byKey.get(key) ?? 0n, count));
  const sum = [...byKey.values()].reduce((all, count) => all + count, 0n);
  return { covered: sum < total ? sum : total, total };
}

const max = (a: bigint, b: bigint): bigint => (a > b ? a : b);

/** What is covered in each group by bets of one member on one draw. */
export function sharesOf(covers: readonly Cover[]): Map<string, Share> {
  const shares = new Map<string, Share>();
  for (const [group, own] of Map.groupBy(covers, (cover) => cover.group)) {
    const [first] = own;
    shares.set(
      group,
      'outcomes' in first!
        ? shareOfOutcomes(
            first.outcomes,
            own.flatMap((cover) => ('outcomes' in cover ? cover.covers : [])),
          )
        : shareOfUnits(
            own.flatMap((cover) => ('key' in cover ? [[cover.key, cover.units] as const] : [])),
            first!.total,
          ),
    );
  }
  return shares;
}

/** Whether the bets of a group count; a share that equals the limit does. */
export const isCounted = ({ covered, total }: Share, limit: Rate): boolean =>
  isWithinPercent(covered, total, limit);

/** A share in ten-thousandths of a percent, cut. */
export const shareInParts = ({ covered, total }: Share): bigint => (covered * 1_000_000n) / total;

/** A share in percent with four decimals, cut. */
export function formatShare(parts: bigint): string {
  return `${parts / 10_000n}.${(parts % 10_000n).toString().padStart(4, '0')}`;
}

/** What a settled bet of a group that counts is worth: what was won or lost of its stake, by the factor of its category. */
export const countedOf = (wonOrLost: Money, factor: Rate | undefined): Money =>
  factor === undefined ? wonOrLost : timesRate(wonOrLost, factor);

/** The category that factors are kept for: bets on Mark Six have their own. */
export const categoryOfFamily = (family: string | undefined): 'lottery' | 'lhc' =>
  family === 'lhc' ? 'lhc' : 'lottery';
