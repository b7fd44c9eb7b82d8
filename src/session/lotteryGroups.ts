// The split of the lottery list by lotVersion, and which pages need it.
import type { Lottery } from '#contract/entities.generated.ts';
import { LotVersion } from '#contract/states/lotVersion.generated.ts';

export interface LotteryGroups {
  /** Those of official mode. */
  official: Lottery[];
  /** Those of credit mode. */
  credit: Lottery[];
}

/** Each group keeps the order of the list. */
export const lotteryGroups = (list: readonly Lottery[]): LotteryGroups => ({
  official: list.filter(({ lotVersion }) => lotVersion === LotVersion.official),
  credit: list.filter(({ lotVersion }) => lotVersion === LotVersion.credit),
});

/** Whether a path is a page that needs the lottery list. */
export const needsLotteries = (path: string): boolean =>
  /^\/(index|lottery|lotInfo|lotLimit|credit|official)/i.test(path);
