// Finding a lottery of the catalogue (schemas/lotteries.json) by its code, and what the code of a station's own lottery is made of.
import { type CatalogueLottery, LOTTERIES } from './lotteries.generated.ts';

/** What a lottery of a station's own is drawn by. `feed`: its results are brought or entered, and never drawn here. */
export type OwnSchedule = Pick<CatalogueLottery, 'draws' | 'sealSeconds' | 'periodNumber'> & {
  drawnBy: 'platform' | 'feed';
};

/** A lottery as it is played: of the catalogue, or a station's own. */
export type PlayedLottery = Pick<CatalogueLottery, 'code' | 'family'> &
  (OwnSchedule | Pick<CatalogueLottery, keyof OwnSchedule>);

const BY_CODE = new Map(LOTTERIES.map((lottery) => [lottery.code, lottery]));

export const LOTTERY_CODES: readonly string[] = [...BY_CODE.keys()];

/** Of the catalogue alone: what a station may play is found by its rows (src/server/db/play/lotteries.ts). */
export const cataloguedLottery = (code: string): CatalogueLottery | undefined => BY_CODE.get(code);

/** For codes that come from the catalogue themselves. */
export function knownLottery(code: string): CatalogueLottery {
  const lottery = BY_CODE.get(code);
  if (!lottery) throw new RangeError(`The catalogue has no lottery ${code}.`);
  return lottery;
}

/** The code under which a station's own lottery is stored and played: two stations may name theirs alike. */
export const ownCode = (key: string, station: string): string => `${key}-${station}`;

/** What its station calls a lottery in its content. */
export const keyOfCode = (code: string): string => code.split('-')[0]!;
