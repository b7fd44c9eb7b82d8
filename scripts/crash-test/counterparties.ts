// The counterparties of a crash test: processes that are killed as well, the people who use them, and their books.
import { randomInt } from 'node:crypto';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { decide, idOfOrder } from '#counterparty/bank-desk/requests.ts';
import { sampleBet } from '#counterparty/game-platform/sampleBets.ts';
import { openBooks } from '#counterparty/game-platform/store.ts';
import { type Counterparties, processOf, programs } from '#counterparty/programs.ts';
import { startCounterparties } from '../counterparties.ts';
import { type Clock, momentOf } from '../harness/clock.ts';

/** Processes, in the order in which they are killed. */
const names = Object.keys(programs);

const patienceMs = 2_000;
/** Longer than the server waits for an answer. */
const silentMs = 12_000;
/** Questions that are lost, whose answer is lost, that arrive twice or late. */
const faultPercent = 20;

/** What came of playing at a platform. */
export interface Plays {
  entered: number;
  /** The entry link had expired, as it does a minute after it was made. */
  tooLate: number;
  taken: number;
  /** With a reason: sealed, odds that changed, too little money. */
  refused: number;
  /** Answers that a platform never gives while it lives. */
  faults: string[];
}

/** What a program that was killed leaves of a request: no answer, or half of one. */
export const isCutOff = (error: unknown): boolean =>
  error instanceof TypeError
    ? /^(?:fetch failed|terminated)$/.test(error.message)
    : error instanceof DOMException && error.name === 'TimeoutError';

export interface CrashCounterparties {
  counterparties: Counterparties;
  /** Platforms that somebody runs. */
  platforms: readonly string[];
  /** Harms the next one, and says how: each is killed, and starts again by itself; after that each is silent for a while; and so on. */
  harmNext(): string;
  setClock(clock: Clock): void;
  /** A player ends a payment at the provider's page; true once the page has said so. */
  endPayment(url: string, action: 'pay' | 'fail', manner: string): Promise<boolean>;
  /** Somebody at the desk refuses a request. */
  refuseAtDesk(orderNo: string): void;
  /** A player enters a game and plays some rounds. Throws where the platform is killed meanwhile. */
  play(platform: string, url: string, rounds: { stake: number; once: string }[]): Promise<void>;
  /** A platform gives a member money that no round explains; 0.0001 yuan. */
  lie(platform: string, member: { station: string; accountId: number }, amount: bigint, atMs: number): void;
  /** The registry excludes a person for good, by the code that it knows it by. */
  exclude(person: string): void;
  /** The central file has a person as playing at another operator, for as long as the test goes on. */
  playElsewhere(person: string): void;
  /** What came of playing, by platform. */
  plays: ReadonlyMap<string, Plays>;
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
  let at = clock;
  let harmed = 0;
  const plays = new Map<string, Plays>(
    Object.keys(counterparties.platforms).map((platform) => [
      platform,
      { entered: 0, tooLate: 0, taken: 0, refused: 0, faults: [] },
    ]),
  );

  const storeOf = (name: string): string => path.join(folder, 'counterparties', `${name}.db`);
  /** To write into, beside the process that has it open. */
  const openStore = (name: string): DatabaseSync => {
    const store = new DatabaseSync(storeOf(name));
    store.exec('PRAGMA busy_timeout = 5000');
    return store;
  };
  const read = <Row>(name: string, sql: string): Row[] => {
    const books = new DatabaseSync(storeOf(name), { readOnly: true });
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

  const get = (url: string, cookie: string) =>
    fetch(url, { headers: { cookie, connection: 'close' }, signal: AbortSignal.timeout(patienceMs) });
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
    harmNext() {
      const name = names[harmed % names.length]!;
      const isSilent = Math.floor(harmed / names.length) % 2 === 1;
      harmed += 1;
      if (isSilent) running.silence(name, silentMs);
      else running.kill(name);
      return isSilent ? `${name} silent for ${silentMs / 1_000} s` : `${name} killed`;
    },
    setClock(next) {
      at = next;
      running.setClock(next);
    },
    async endPayment(url, action, manner) {
      const { status } = await send(url, { action, manner });
      return status === 303;
    },
    refuseAtDesk(orderNo) {
      const store = openStore('bank-desk');
      try {
        const id = idOfOrder({ store }, orderNo);
        // A clock may have approved it before.
        if (id !== undefined)
          decide({ store, now: () => new Date(momentOf(at)) }, id, 'refused', { reason: 'crash-test' });
      } finally {
        store.close();
      }
    },
    plays,
    async play(platform, url, rounds) {
      const of = plays.get(platform)!;
      const { status, headers } = await send(url, null);
      const cookie = headers.get('set-cookie')?.split(';')[0];
      if (status === 403) of.tooLate += 1;
      else if (status !== 303 || !cookie) of.faults.push(`An entry was answered with ${status}.`);
      if (status === 403 || !cookie) return;
      of.entered += 1;
      for (const { stake, once } of rounds) {
        const standing = await get(new URL('/state', url).href, cookie);
        if (!standing.ok) {
          of.faults.push(`A player in a seat got ${standing.status} for the state of the game.`);
          continue;
        }
        const { state } = (await standing.json()) as { state: Record<string, unknown> };
        const bet = sampleBet(state, { once, yuan: stake, random: (below) => randomInt(below) });
        if (!bet) continue;
        const answer = await post(new URL('/bet', url).href, bet, cookie);
        if (answer.ok) of.taken += 1;
        else if (answer.status === 422) of.refused += 1;
        else of.faults.push(`The bet ${JSON.stringify(bet)} was answered with ${answer.status}.`);
      }
    },
    lie(platform, { station: operator, accountId }, amount, atMs) {
      const store = openStore(processOf(platform));
      try {
        const member = String(accountId);
        openBooks(store).move(
          { operator, platform, member },
          'win',
          `lie-${platform}-${member}`,
          amount,
          atMs,
        );
      } finally {
        store.close();
      }
    },
    exclude(person) {
      const store = openStore('exclusion-registry');
      try {
        store.prepare('INSERT INTO excluded (person, until_ms) VALUES (?, NULL)').run(person);
      } finally {
        store.close();
      }
    },
    playElsewhere(person) {
      const store = openStore('exclusion-registry');
      try {
        store
          .prepare('INSERT INTO playing (operator, ref, person, version, until_ms) VALUES (?, ?, ?, 1, ?)')
          .run('another', person, person, Date.UTC(2100, 0));
      } finally {
        store.close();
      }
    },
    read,
    stop: running.stop,
  };
}
