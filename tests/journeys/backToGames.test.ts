// Back restores the place, every time, on the results and rules of lotteries, and on platform games and their records.
import { oneOfEach, storeRoundsOf } from '#support/gameRounds.ts';
import type { RunningServer } from '#support/startServer.ts';
import { account, comesBackTo, station } from './back.ts';

/** Gives the member more rounds than a screen shows at once. */
async function fillRounds(server: RunningServer): Promise<void> {
  const spin = oneOfEach(server.now()).find(({ kind }) => kind === 'egame')!;
  await storeRoundsOf(
    server,
    station,
    account,
    Array.from({ length: 60 }, (_, at) => ({ ...spin, betAt: new Date(spin.betAt.getTime() - at * 60_000) })),
  );
}

comesBackTo(
  [
    ['/lotteryOpenDetail?lotCode=FFC', 'before'],
    ['/lotInfo?lotCode=FFC', 'before'],
    ['/lotLimit?lotCode=SFLHC', 'before'],
    ['/egame', 'before'],
    ['/orderEgame', 'before'],
  ],
  fillRounds,
);
