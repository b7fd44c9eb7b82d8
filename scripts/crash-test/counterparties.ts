// Owns the counterparties of a crash test: processes that are killed as well, people at their pages, and their books.
import { randomInt } from 'node:crypto';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gamesOf, platformCodes } from '#counterparty/game-platform/catalogue.ts';
import { sampleBet } from '#counterparty/game-platform/sampleBets.ts';
import { type Counterparties, programs } from '#counterparty/programs.ts';
import { startCounterparties } from '../counterparties.ts';
import type { Clock } from '../harness/clock.ts';

/** Processes, in the order in which they are killed. */
const names = Object.keys(programs);

const patienceMs = 2_000;
/** Questions that are lost, whose answer is lost, that arrive twice or late. */
const faultPercent = 20;

export interface CrashCounterparties {
  counterparties: Counterparties;
  /** Platforms that somebody runs. */
  platforms: readonly string[];
  /** Kills the next one; it restarts automatically. */
  killNext(): string;
  setClock(clock: Clock): void;
  /** A player ends a payment at the provider's page; true once the page has said so. */
  endPayment(url: string, action: 'pay' | 'fail', manner: string): Promise<boolean>;
  /** Somebody at the desk refuses a request. */
  refuseAtDesk(orderNo: string): Promise<void>;
  /** A player enters a game and plays some rounds. */
  play(url: string, rounds: { stake: number; once: string }[]): Promise<void>;
  /** Rows of the books of one of them; amounts come as bigint. */
  read<Row>(name: string, sql: string): Row[];
  stop(): Promise<void>;
}

export async function openCounterparties(folder: string, clock: Clock): Promise<CrashCounterparties> {
  const running = await startCounterparties({
    dataDir: folder,
    serverPort: 0,
    host: 'localhost',
    say: () => {},
    clock,
    faultPercent,
  });
  const { counterparties } = running;
  let killed = 0;

  const read = <Row>(name: string, sql: string): Row[] => {
    const books = new DatabaseSync(path.join(folder, 'counterparties', `${name}.db`), { readOnly: true });
    try {
      const statement = books.prepare(sql);
      statement.setReadBigInts(true);
      return statement.all() as Row[];
    } finally {
      books.close();
    }
  };
  const send = (url: string, form: Record<string, string> | null, cookie = '') =>
    fetch(url, {
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
      headers: { ...(cookie && { cookie }), connection: 'close' },
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
    });

  const get = async <Answer>(url: string, cookie: string): Promise<Answer> => {
    const response = await fetch(url, {
      headers: { cookie, connection: 'close' },
      signal: AbortSignal.timeout(patienceMs),
    });
    return (await response.json()) as Answer;
  };
  const post = (url: string, body: object, cookie: string) =>
    fetch(url, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { cookie, 'content-type': 'application/json', connection: 'close' },
      signal: AbortSignal.timeout(patienceMs),
    });

  return {
    counterparties,
    platforms: Object.keys(counterparties.platforms),
    killNext() {
      const name = names[killed % names.length]!;
      killed += 1;
      running.kill(name);
      return name;
    },
    setClock: running.setClock,
    async endPayment(url, action, manner) {
      const { status } = await send(url, { action, manner });
      return status === 303;
    },
    async refuseAtDesk(orderNo) {
      const [request] = read<{ id: bigint; order_no: string }>(
        'bank-desk',
        "SELECT id, order_no FROM request WHERE state = 'waiting'",
      ).filter((row) => row.order_no === orderNo);
      if (request)
        await send(`${counterparties.bankDesk!.url}/decide`, {
          id: String(request.id),
          decision: 'refused',
          reason: 'crash-test',
        });
    },
    async play(url, rounds) {
      const entered = await send(url, null);
      const cookie = entered.headers.get('set-cookie')?.split(';')[0];
      if (!cookie) return;
      for (const { stake, once } of rounds) {
        const standing = await get<{ state: Record<string, unknown> }>(new URL('/state', url).href, cookie);
        const bet = sampleBet(standing.state, { once, yuan: stake, random: (below) => randomInt(below) });
        if (bet) await post(new URL('/bet', url).href, bet, cookie);
      }
    },
    read,
    stop: running.stop,
  };
}

/** The first game of every platform. */
export const plainGames: readonly { platform: string; gameCode: string }[] = platformCodes.map(
  (platform) => ({
    platform,
    gameCode: gamesOf(platform)[0]!.code,
  }),
);
