// Owns the world of journeys about results: lotteries with a past, draws of more of them, and what the call of the results answers.
import { GetLotteryResultList } from '#contract/lottery.generated.ts';
import { createDrawJob } from '#server/jobs/drawJob.ts';
import { seedOfPeriod } from '#support/chosenSeed.ts';
import { siteWorld } from '#support/site.ts';

/** The `test` of a file. `draws` has so many days behind it; `fill` draws the last days of other lotteries; `results` answers the newest. */
export const resultsWorld = (lotteries: readonly string[], historyDays: number) =>
  siteWorld({ lotteries, historyDays })
    .extend(
      'fill',
      { scope: 'file' },
      ({ server, clock, station }) =>
        (drawn: readonly string[], days: number, seedOf = seedOfPeriod): Promise<void> =>
          createDrawJob({
            pool: server.pool,
            stations: () => [station],
            now: clock.now,
            lotteries: drawn,
            historyDays: days,
            seedOf,
          }).fillHistory(),
    )
    .extend(
      'results',
      { scope: 'file' },
      ({ server, station }) =>
        async (lotCode: string, pageSize = 200) =>
          (await server.call(GetLotteryResultList, { lotCode, pageSize }, { station })).answer.list!,
    );
