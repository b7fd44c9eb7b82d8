// What journeys of a player's records share: the one account that bets, its bets, and the minute in which a test begins.
import { randomUUID } from 'node:crypto';
import { creditDoBet, getCreditOddsList, getNewPeriod } from '#contract/lottery.generated.ts';
import type { Clock } from '#support/clock.ts';
import type { VisitorOptions } from '#support/openStation.ts';
import { type Draws, siteWorld } from '#support/site.ts';
import type { Client } from '#support/startServer.ts';

/** The `test` of a file. `player` is a session of the one account that bets; whoever opens a page as it ends this one. */
export const recordsWorld = (lotteries: readonly string[]) =>
  siteWorld({ lotteries }).extend('player', async ({ server, station }) => {
    const player = server.client(station);
    await player.logIn('member01');
    return player;
  });

/** Goes ten seconds into another minute, where each test begins. */
export async function toNextMinute(clock: Clock, draws: Draws): Promise<void> {
  await clock.to(new Date(Math.floor(clock.now().getTime() / 60_000) * 60_000 + 70_000));
  await draws.pass();
}

/** For pages whose timers a test runs ahead, which go by a clock of their own. */
export const byTimers: VisitorOptions = { clock: undefined };

/** Both sides of the total: one of them wins whatever is drawn. */
export async function bet(client: Client, lotCode: string, options: string[]): Promise<string[]> {
  const [{ answer: odds }, { answer: running }] = await Promise.all([
    client.call(getCreditOddsList, { lotCode }),
    client.call(getNewPeriod, { lotCode }),
  ]);
  const { oddsMark } = odds.oddsList!.find(({ playCode }) => playCode === 'ssc_c_zh')!;
  const bets = options.map((option) => ({
    playCode: 'ssc_c_zh',
    selection: { options: [option] },
    units: 1,
    stake: '10',
    unitAmount: '10',
    oddsMark,
  }));
  const { answer } = await client.call(
    creditDoBet,
    { lotCode, qiHao: running.period!.qiHao, bets: JSON.stringify(bets) },
    { intentId: randomUUID() },
  );
  return answer.orders!.map(({ orderId }) => orderId);
}
