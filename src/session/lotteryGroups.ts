// Owns the split of the lottery list by lotVersion, and which pages need it.
import type { Lottery } from '#contract/entities.generated.ts';

export interface LotteryGroups {
  /** lotVersion 1. */
  official: Lottery[];
  /** lotVersion 2. */
  credit: Lottery[];
}

/** Each group keeps the order of the list. */
export const lotteryGroups = (list: readonly Lottery[]): LotteryGroups => ({
  official: list.filter(({ lotVersion }) => lotVersion === 1),
  credit: list.filter(({ lotVersion }) => lotVersion === 2),
});

/** Whether a path is a page that needs the lottery list. */
export const needsLotteries = (path: string): boolean =>
  /^\/(index|lottery|lotInfo|lotLimit|credit|official)/i.test(path);
