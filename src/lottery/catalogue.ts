// Owns finding a lottery of the catalogue (schemas/lotteries.json) by its code.
import { type CatalogueLottery, LOTTERIES } from './lotteries.generated.ts';

const BY_CODE = new Map(LOTTERIES.map((lottery) => [lottery.code, lottery]));

export const LOTTERY_CODES: readonly string[] = [...BY_CODE.keys()];

export const lotteryOf = (code: string): CatalogueLottery | undefined => BY_CODE.get(code);

/** For codes that come from the catalogue themselves. */
export function knownLottery(code: string): CatalogueLottery {
  const lottery = BY_CODE.get(code);
  if (!lottery) throw new RangeError(`The catalogue has no lottery ${code}.`);
  return lottery;
}
