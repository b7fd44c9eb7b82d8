// The world of journeys about results: lotteries with a past, draws of more of them, and what the call of the results answers.
import { GetLotteryResultList } from '#contract/lottery.generated.ts';
import type { DrawJobOptions } from '#server/jobs/drawJob.ts';
import { drawJobOf } from '#support/drawJob.ts';
import { siteWorld } from '#support/site.ts';

/** The `test` of a file. `draws` has so many days behind it; `fill` draws the last days of other lotteries; `results` answers the newest. */
export const resultsWorld = (lotteries: readonly string[], historyDays: number) =>
  siteWorld({ lotteries, historyDays })
    .extend(
      'fill',
      { scope: 'file' },
      ({ server }) =>
        (
          drawn: readonly string[],
          days: number,
          chosen: Pick<DrawJobOptions, 'seedOf'> = {},
        ): Promise<void> =>
          drawJobOf(server, { lotteries: drawn, historyDays: days, ...chosen }).fillHistory(),
    )
    .extend(
      'results',
      { scope: 'file' },
      ({ server, station }) =>
        async (lotCode: string, pageSize = 200) =>
          (await server.call(GetLotteryResultList, { lotCode, pageSize }, { station })).answer.list!,
    );
