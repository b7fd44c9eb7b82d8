// The steps of a random history: which one a member takes next, and taking it at a server until an answer states its result.
import { randomUUID } from 'node:crypto';
import type { Call } from '#contract/call.ts';
import { cancelPendingOrder, rechargeOfflineSave } from '#contract/finance.generated.ts';
import { batchRevokeOrder, creditDoBet, offcialDoBet } from '#contract/lottery.generated.ts';
import { confirmLimit, setLimit, takeBreak } from '#contract/protection.generated.ts';
import { thirdRealTransMoney } from '#contract/transfer.generated.ts';
import type { Random } from '#scripts/crash-test/random.ts';
import { applyStatus } from '#server/money/deposits/settle.ts';
import type { Period } from '#server/play/calendar.ts';
import { ticket } from '../playTable.ts';
import type { Client, RunningServer } from '../startServer.ts';
import { alpha } from '../testStations.ts';
import { type Answered, frames, kinds, limitKey, type Member, type Step } from './model.ts';

const YUAN = 10_000n;
export const lotCode = 'WFC';
export const platform = 'sandbox-egame';
/** Tries until a server that was cut off its database has answered. */
const mostTries = 60;

/** What every step of a round finds. */
export interface Scene {
  server: RunningServer;
  now: Date;
  /** The period on sale and those after it. */
  periods: readonly Period[];
  oddsMark: string;
  methodId: number;
}

/** What a member does next. Only amounts that its station takes, so that limits, breaks and balance alone decide. */
export function nextStep(random: Random, member: Member, { periods }: Scene): Step {
  const [{ sealsMs: sealsAt }, ...later] = periods as [Period, ...Period[]];
  const what = random.below(100);
  if (what < 34) return { type: 'bet', amount: BigInt(1 + random.below(60)) * YUAN, sealsAt };
  if (what < 42 && !member.chase && later.length > 0) {
    const count = 1 + random.below(3);
    const starts = later.slice(0, count).map(({ startsMs }) => startsMs);
    return { type: 'chase', stake: BigInt(2 * (1 + random.below(15))) * YUAN, sealsAt, starts };
  }
  const waiting = [...member.stakes.values()].filter(
    ({ payout, isRevoked, chase }) => payout === null && !isRevoked && chase === null,
  );
  if (what < 50 && waiting.length > 0) return { type: 'revoke', id: random.one(waiting).id };
  if (what < 60) return { type: 'deposit', amount: BigInt(500 + 50 * random.below(8)) * YUAN };
  const pending = [...member.deposits.values()].filter(({ state }) => state !== 'paid');
  if (what < 70 && pending.length > 0) {
    const { orderNo, amount, state } = random.one(pending);
    if (state === 'pending' && random.percent(40)) return { type: 'cancel', orderNo };
    return { type: 'arrive', orderNo, amount: random.percent(30) ? amount + 100n * YUAN : amount };
  }
  if (what < 77) return { type: 'transferIn', amount: BigInt(5 + random.below(60)) * YUAN };
  if (what < 82 && member.onPlatform > 0n)
    return { type: 'transferOut', amount: BigInt(1 + random.below(Number(member.onPlatform / YUAN))) * YUAN };
  const [kind, frame] = [random.one(kinds), random.one(frames)];
  if (what < 92) {
    const least = kind === 'deposit' ? 400 : 20;
    return {
      type: 'limit',
      kind,
      frame,
      value: BigInt(least + random.below(kind === 'deposit' ? 1600 : 240)) * YUAN,
    };
  }
  if (what < 97) {
    // One that has been asked for, mostly: whether its time has come or not.
    const rising = [...member.limits].filter(([, limit]) => limit.rise !== null).map(([key]) => key);
    const key = rising.length > 0 && random.percent(80) ? random.one(rising) : limitKey(kind, frame);
    const [ofKind, ofFrame] = key.split(' ') as [typeof kind, typeof frame];
    return { type: 'confirm', kind: ofKind, frame: ofFrame };
  }
  return { type: 'break', hours: 24 + random.below(24) };
}

/** Steps of one round that would only meet each other by what they are, and not by what holds them. */
export const isApart = (step: Step, others: readonly Step[]): boolean =>
  !others.some((other) => {
    if (step.type !== other.type) {
      const orders = [step, other].map((one) => ('orderNo' in one ? one.orderNo : ''));
      return orders[0] !== '' && orders[0] === orders[1];
    }
    if (
      step.type === 'transferIn' ||
      step.type === 'transferOut' ||
      step.type === 'chase' ||
      step.type === 'break'
    )
      return true;
    if (step.type === 'revoke') return step.id === (other as typeof step).id;
    if (step.type === 'cancel' || step.type === 'arrive')
      return step.orderNo === (other as typeof step).orderNo;
    return false;
  }) && !(step.type.startsWith('transfer') && others.some(({ type }) => type.startsWith('transfer')));

const yuan = (amount: bigint): string => String(amount / YUAN);

/** Repeats a call under its intent until an answer states the result, as a browser does. */
async function insist<Request extends object, Answer>(
  client: Client,
  call: Call<Request, Answer>,
  request: Request,
): Promise<Record<string, unknown> & { success: boolean; code?: string | undefined }> {
  const intentId = randomUUID();
  for (let tries = 1; tries <= mostTries; tries += 1) {
    const reply = await client.call(call, request, { intentId }).catch(() => null);
    if (reply?.status === 200) return reply.answer as never;
  }
  throw new Error(`no answer came to ${call.path}`);
}

/** Takes a step, and returns what it was answered. */
export async function takeStep(scene: Scene, client: Client, step: Step): Promise<Answered> {
  const { server, now, periods, oddsMark, methodId } = scene;
  const { qiHao } = periods[0]!;
  const ask = async <Request extends object, Answer>(call: Call<Request, Answer>, request: Request) => {
    const answer = await insist(client, call, request);
    return { answer, code: answer.success ? 'ok' : (answer.code ?? 'refused') };
  };
  switch (step.type) {
    case 'bet': {
      const stake = yuan(step.amount);
      const bets = [
        {
          playCode: 'ssc_c_zh',
          selection: { options: ['总和大'] },
          units: 1,
          stake,
          unitAmount: stake,
          oddsMark,
        },
      ];
      const { answer, code } = await ask(creditDoBet, { lotCode, qiHao, bets: JSON.stringify(bets) });
      return { code, id: String((answer.orders as { orderId: string }[] | undefined)?.[0]?.orderId ?? '') };
    }
    case 'chase': {
      const chosen = periods
        .slice(0, 1 + step.starts.length)
        .map((period) => ({ qiHao: period.qiHao, multiple: 1 }));
      const multiple = Number(step.stake / YUAN) / 2;
      const { answer, code } = await ask(offcialDoBet, {
        lotCode,
        qiHao,
        bets: JSON.stringify([ticket(yuan(step.stake), multiple)]),
        chase: JSON.stringify({ stopOnWin: false, periods: chosen.map((one) => ({ ...one, multiple: 1 })) }),
      });
      return {
        code,
        id: String((answer.orders as { orderId: string }[] | undefined)?.[0]?.orderId ?? ''),
        chaseId: String(answer.chaseId ?? ''),
      };
    }
    case 'revoke': {
      const { answer, code } = await ask(batchRevokeOrder, { orderIds: step.id });
      const [one] = (answer.list as { isRevoked: boolean }[] | undefined) ?? [];
      return { code: one && !one.isRevoked ? 'kept' : code };
    }
    case 'deposit': {
      const { answer, code } = await ask(rechargeOfflineSave, {
        methodId,
        amount: yuan(step.amount),
        payerName: '张伟',
      });
      return { code, id: (answer.order as { orderNo: string } | undefined)?.orderNo ?? '' };
    }
    case 'cancel':
      return { code: (await ask(cancelPendingOrder, { orderNo: step.orderNo })).code };
    case 'arrive': {
      const news = { state: 'paid', amount: step.amount } as const;
      for (let tries = 1; ; tries += 1) {
        try {
          await server.inStation(alpha, (db) => applyStatus({ db, station: alpha, now }, step.orderNo, news));
          return { code: 'ok' };
        } catch (error) {
          if (tries === mostTries) throw error;
        }
      }
    }
    case 'transferIn':
    case 'transferOut': {
      const places = ['sys', platform];
      if (step.type === 'transferOut') places.reverse();
      const { code } = await ask(thirdRealTransMoney, {
        changeFrom: places[0]!,
        changeTo: places[1]!,
        money: yuan(step.amount),
      });
      return { code };
    }
    case 'limit': {
      const { kind, frame } = step;
      const { answer, code } = await ask(setLimit, { kind, frame, value: yuan(step.value) });
      return { code: String(answer.result ?? code) };
    }
    case 'confirm':
      return { code: (await ask(confirmLimit, { kind: step.kind, frame: step.frame })).code };
    case 'break':
      return { code: (await ask(takeBreak, { kind: 'timeout', hours: step.hours, scope: 'station' })).code };
  }
}
