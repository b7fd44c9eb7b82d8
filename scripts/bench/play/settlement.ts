// The measurement of settlement: a hundred thousand open bets of one draw, and what that does to bet calls meanwhile.

import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { intentHeader } from '#contract/boot.ts';
import { creditDoBet } from '#contract/lottery.generated.ts';
import { openConnection } from '../../harness/connection.ts';
import { rounded } from '../figures.ts';
import { type Slips, settleOne } from './settleOne.ts';
import { betForm, type Table } from './table.ts';

const bets = Number(process.env.BENCH_BETS ?? 100_000);
const slipSize = 200;
const bettors = 4;
/** As many as the server has connections: each has planned a bet by then, as in a server in service. */
const warmers = 16;

/** Bet calls of some clients, one after the other, until stopped; returns how long each took, in ms. */
function keepBetting(
  table: Table,
  form: Record<string, string>,
  clients: number,
): { stop(): Promise<number[]> } {
  const times: number[] = [];
  let isOver = false;
  const lines = Array.from({ length: clients }, async (_, client) => {
    const line = openConnection(table.server.port, '');
    for (let count = 0; !isOver; count++) {
      const since = performance.now();
      const { headers } = table.people[(count * clients + client) % table.people.length]!;
      const { envelope } = await line.post(
        creditDoBet.path,
        form,
        `${headers}${intentHeader}: ${randomUUID()}\r\n`,
      );
      if (!envelope.success) throw new Error(`A bet was refused: ${envelope.msg}`);
      times.push(performance.now() - since);
      // Players pause now and then, which leaves the processor to the settlement.
      await pause(5);
    }
    line.close();
  });
  return {
    async stop() {
      isOver = true;
      await Promise.all(lines);
      return times.toSorted((a, b) => a - b);
    },
  };
}

/** A slip of many bets a call, of one player after the other. */
const slipsOf = (people: Table['people']): Slips[] =>
  Array.from({ length: Math.ceil(bets / slipSize) }, (_, at) => ({
    members: [people[at % people.length]!],
    bets: slipSize,
  }));

/** First a draw while nobody bets, which shows its speed, then one while others bet, which shows how it affects them. */
export async function benchSettlement(table: Table): Promise<object> {
  const alone = await settleOne(table, slipsOf(table.people));
  const form = await betForm(table, 'TJSSC');
  const warm = keepBetting(table, form, warmers);
  await pause(2_000);
  await warm.stop();
  const calm = keepBetting(table, form, bettors);
  await pause(2_000);
  const calmTimes = await calm.stop();
  let busy: ReturnType<typeof keepBetting> | undefined;
  const whileBetting = await settleOne(table, slipsOf(table.people), () => {
    busy = keepBetting(table, form, bettors);
  });
  const busyTimes = await busy!.stop();
  const at = (times: readonly number[], part: number) =>
    rounded(times[Math.min(times.length - 1, Math.floor(times.length * part))]!, 1);
  const figures = (times: readonly number[]) => ({
    bets: times.length,
    medianMs: at(times, 0.5),
    p99Ms: at(times, 0.99),
    longestMs: at(times, 1),
  });
  if (alone.perSecond < 20_000 || busyTimes.at(-1)! > 100) process.exitCode = 1;
  return {
    ...alone,
    whileBetting,
    betCallsBefore: figures(calmTimes),
    betCallsMeanwhile: figures(busyTimes),
    bounds: { perSecond: 'at least 20000', longestMsMeanwhile: 'at most 100' },
  };
}
