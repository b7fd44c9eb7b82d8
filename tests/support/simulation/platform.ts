// A game platform of a simulated history: it keeps wallets in memory, executes each order once, and each question and answer waits at the gate.
import type { Party } from '#counterparty/signed.ts';
import { signAnswer, signatureHeader } from '#counterparty/signed.ts';
import type { Gate } from './gate.ts';

interface Asked {
  operator: string;
  member: string;
  orderNo: string;
  direction: 'in' | 'out';
  /** Whole yuan. */
  amount: string;
}

export interface SimulatedPlatform {
  party: Party;
  /** What `fetch` is while a history is played. */
  fetch: typeof fetch;
  /** Yuan of a member. */
  balanceOf(member: number): bigint;
  /** Questions that were lost on the way and still arrive. */
  late: Promise<void>[];
  met: { lateArrivals: number };
}

const isOfPlatform = /^http:\/\/platform\.simulated(\/\w+)$/;

export function simulatedPlatform(gate: Gate): SimulatedPlatform {
  const wallets = new Map<string, bigint>();
  const orders = new Map<string, { state: 'done' | 'refused'; reason: string }>();
  const key = '0'.repeat(64);
  const late: Promise<void>[] = [];
  const met = { lateArrivals: 0 };
  const balanceOf = (member: string): bigint => wallets.get(member) ?? 0n;

  function transfer({ operator, member, orderNo, direction, amount }: Asked): object {
    const order = `${operator} ${orderNo}`;
    const known = orders.get(order);
    if (known) return known;
    const before = balanceOf(member);
    const isDone = direction === 'in' || before >= BigInt(amount);
    const verdict = isDone
      ? ({ state: 'done', reason: '' } as const)
      : ({ state: 'refused', reason: 'balance' } as const);
    orders.set(order, verdict);
    if (isDone) wallets.set(member, direction === 'in' ? before + BigInt(amount) : before - BigInt(amount));
    return verdict;
  }

  const answers: Record<string, (asked: Asked) => object> = {
    '/transfer': transfer,
    '/order': ({ operator, orderNo }) =>
      orders.get(`${operator} ${orderNo}`) ?? { state: 'none', reason: '' },
    '/balance': ({ member }) => ({ balance: `${balanceOf(member)}.0000` }),
    '/leave': () => ({ seats: 0 }),
  };

  return {
    party: { url: 'http://platform.simulated', publicUrl: 'http://platform.simulated', key },
    late,
    met,
    balanceOf: (member) => balanceOf(String(member)),
    fetch: async (address, init) => {
      const path = isOfPlatform.exec(String(address))?.[1];
      const answer = path && answers[path];
      if (!answer) throw new Error(`nobody answers at ${String(address)}`);
      const body = String(init!.body);
      const asked = JSON.parse(body) as Asked;
      const broken = Object.assign(new TypeError('fetch failed'), { cause: { code: 'ECONNRESET' } });
      const fate = await gate.wait(`asks ${path}`, { lost: 12, unheard: 12 });
      if (fate === 'lost') {
        // Given up on its way, and there all the same when nobody waits for it any more.
        const arrives = async () => {
          await gate.wait(`arrives late at ${path}`);
          met.lateArrivals += 1;
          answer(asked);
        };
        late.push(arrives());
        throw broken;
      }
      const text = JSON.stringify(answer(asked));
      if (fate === 'unheard') throw broken;
      const question = new Headers(init!.headers).get(signatureHeader)!;
      return new Response(text, {
        status: 200,
        headers: { [signatureHeader]: signAnswer(key, question, 200, text) },
      });
    },
  };
}
