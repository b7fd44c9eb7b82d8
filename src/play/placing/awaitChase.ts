// Awaiting all periods of a chase that was placed: when each of them is drawn is asked for once.
import type { ChaseRequest } from '#contract/entities.generated.ts';
import { todayUnOpens } from '#contract/lottery.generated.ts';
import { send } from '#transport/send.ts';
import { parseMoment } from '#values/beijingOffset.ts';
import { awaitDraws } from '../waiting/awaitedDraws.ts';

/** `chase` as its call took it. */
export async function awaitChase(account: string, lotCode: string, chase: string): Promise<void> {
  const { periods } = JSON.parse(chase) as ChaseRequest;
  const chased = new Set(periods.map(({ qiHao }) => qiHao));
  const { list } = await send(todayUnOpens, { lotCode }, { silent: true });
  const draws = list.filter(({ qiHao }) => chased.has(qiHao));
  awaitDraws(
    account,
    draws.map(({ qiHao, openTime }) => ({ lotCode, qiHao, opensAtMs: parseMoment(openTime) })),
  );
}
