// The counterparties of npm start and npm run dev: an operator's own by a file, the demonstration's as processes beside the server.
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Beacon, type Counterparties, counterpartiesOf, programs } from '#counterparty/programs.ts';
import type { Party } from '#counterparty/signed.ts';
import type { Clock } from './harness/clock.ts';

export interface RunningCounterparties {
  counterparties: Counterparties;
  /** Kills one at once, as a power cut would; it is started again a moment later. */
  kill(name: string): void;
  /** Lets one be silent for so long: it takes connections and answers nothing, and goes on where it was. */
  silence(name: string, ms: number): void;
  /** Puts the clock of all; needs one to begin with. */
  setClock(clock: Clock): void;
  stop(): Promise<void>;
}

export interface CounterpartiesToStart {
  dataDir: string;
  /** Port of the server; theirs follow it. */
  serverPort: number;
  host: string;
  say: (line: string) => void;
  /** The clock they use; the real one when left out. */
  clock?: Clock;
  /** Programs that are not started; all of them are when left out. */
  without?: readonly string[];
  /** How many questions in a hundred fail on the way; none when left out. */
  faultPercent?: number;
}

const restartMs = 1000;

/** A demonstration has no bank desk: its deposits and withdrawals wait for the back office, and what nobody there takes is decided by its rule. */
export const withoutDesk: readonly string[] = ['bank-desk'];

/** After how many seconds the rule decides: as long as somebody needs who looks at the back office beside. */
export const demonstrationDecidesSeconds = 60;

/** Whether what is sent to an address cannot be read on the way: https, or this machine. */
export function isSafeAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return (
    protocol === 'https:' ||
    (protocol === 'http:' && /^(localhost|[a-z0-9-]+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname))
  );
}

/** The parties of a file: {"payProvider": {"url", "publicUrl", "key", "previousKey"?}, "bankDesk": ..., "sms": {"url", "key"}, "mail": {"url", "key"}, "registry": {"url", "key"}, "beacon": {"url", "chain", "genesis", "periodSeconds"}, "platforms": {"AG": {..., "playMoney"?: true}}}. Throws a sentence. */
export function readCounterparties(file: string): Counterparties {
  let read: Partial<Counterparties>;
  try {
    read = JSON.parse(readFileSync(file, 'utf8')) as Partial<Counterparties>;
  } catch (error) {
    throw new Error(
      `COUNTERPARTIES names ${file}, which cannot be read as JSON: ${(error as Error).message}`,
    );
  }
  const known = ['serverUrl', 'payProvider', 'bankDesk', 'sms', 'mail', 'registry', 'beacon', 'platforms'];
  const strange = Object.keys(read).filter((name) => !known.includes(name));
  if (strange.length > 0)
    throw new Error(`${file} names ${strange.join(', ')}; there are ${known.join(', ')}.`);
  const parties: [string, Partial<Party> | undefined][] = [
    ['payProvider', read.payProvider],
    ['bankDesk', read.bankDesk],
    ['sms', read.sms],
    ['mail', read.mail],
    ['registry', read.registry],
    ...Object.entries(read.platforms ?? {}),
  ];
  for (const [name, party] of parties) {
    if (!party) continue;
    // No player's browser goes to a gateway of messages, nor to the registry.
    const addresses = ['sms', 'mail', 'registry'].includes(name)
      ? (['url'] as const)
      : (['url', 'publicUrl'] as const);
    const missing = [...addresses, 'key' as const].filter((field) => typeof party[field] !== 'string');
    if (missing.length > 0) throw new Error(`${file}: ${name} has no ${missing.join(', ')}.`);
    if (party.previousKey !== undefined && typeof party.previousKey !== 'string')
      throw new Error(`${file}: previousKey of ${name} is no text.`);
    if (party.playMoney !== undefined && typeof party.playMoney !== 'boolean')
      throw new Error(`${file}: playMoney of ${name} is neither true nor false.`);
    if (party.playMoney && !read.platforms?.[name])
      throw new Error(`${file}: playMoney of ${name} means nothing: it is of game platforms.`);
    for (const field of addresses)
      if (!isSafeAddress(party[field]!))
        throw new Error(
          `${file}: ${field} of ${name} is "${party[field]}". Write an address with https://; http:// is accepted for this machine alone, because others could read and change what is sent.`,
        );
  }
  if (read.beacon) checkBeacon(file, read.beacon);
  return { serverUrl: '', platforms: {}, ...read };
}

/** What draws are bound to is not to be read with a slip of the pen: a sentence for what is wrong. */
function checkBeacon(file: string, beacon: Partial<Beacon>): void {
  const { url, chain, genesis, periodSeconds } = beacon;
  const wrong = (field: string, wanted: string): never => {
    throw new Error(`${file}: ${field} of beacon has to be ${wanted}.`);
  };
  if (typeof url !== 'string' || !isSafeAddress(url) || url.endsWith('/'))
    wrong('url', 'an address with https:// and no slash at its end, behind which /<chain>/public/<round> is');
  if (typeof chain !== 'string' || !/^[0-9a-f]{64}$/.test(chain))
    wrong('chain', 'the hash of its chain, 64 hex digits in small letters');
  if (!Number.isInteger(genesis) || genesis! < 1)
    wrong('genesis', 'the moment of its first round, in whole seconds since 1970');
  if (!Number.isInteger(periodSeconds) || periodSeconds! < 1 || periodSeconds! > 60)
    wrong('periodSeconds', 'the seconds between two rounds, 1 to 60: a draw waits for the next one');
}

/** Starts every program of the demonstration and keeps it running until stop(). */
export async function startCounterparties(given: CounterpartiesToStart): Promise<RunningCounterparties> {
  const { dataDir, serverPort, host, say, faultPercent = 0, without = [] } = given;
  let { clock } = given;
  const folder = path.join(dataDir, 'counterparties');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const key = keyOf(dataDir);
  const parties: Record<string, Party> = {};
  const running = new Map<string, ChildProcess>();
  let isStopping = false;

  const run = (name: string, port: number): Promise<void> =>
    new Promise((ready, fail) => {
      const child = spawn(
        process.execPath,
        ['--disable-warning=ExperimentalWarning', path.join(import.meta.dirname, 'counterparty.ts')],
        {
          stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
          env: {
            ...process.env,
            NAME: name,
            PORT: String(port),
            HOST: host,
            STORE: path.join(folder, `${name}.db`),
            KEY: key,
            FAULT_PERCENT: String(faultPercent),
            ...(clock && { CLOCK: JSON.stringify(clock) }),
          },
        },
      );
      running.set(name, child);
      child.once('message', ({ url }: { url: string }) => {
        const party = parties[name] ?? { url, publicUrl: url, key };
        // The same object throughout: whoever holds it follows a program that came back on another port.
        parties[name] = Object.assign(party, { url, publicUrl: url });
        ready();
      });
      child.once('error', fail);
      child.once('exit', (code, signal) => {
        running.delete(name);
        if (isStopping) return;
        if (!parties[name]) return fail(new Error(`${name} did not start (exit code ${code}).`));
        say(`${name} has ended (${signal ?? `exit code ${code}`}); starting it again.`);
        setTimeout(() => {
          if (!isStopping) run(name, portOf(parties[name]!)).catch((error: Error) => say(error.message));
        }, restartMs);
      });
    });

  const names = Object.keys(programs).filter((name) => !without.includes(name));
  await Promise.all(names.map((name, at) => run(name, serverPort === 0 ? 0 : serverPort + 2 + at)));
  return {
    counterparties: counterpartiesOf(parties),
    kill(name) {
      running.get(name)?.kill('SIGKILL');
    },
    silence(name, ms) {
      const child = running.get(name);
      if (child?.kill('SIGSTOP')) setTimeout(() => child.kill('SIGCONT'), ms);
    },
    setClock(next) {
      clock = next;
      for (const child of running.values()) child.send({ clock });
    },
    async stop() {
      isStopping = true;
      await Promise.all(
        [...running.values()].map(
          (child) =>
            new Promise((gone) => {
              child.once('exit', gone);
              child.kill('SIGTERM');
            }),
        ),
      );
    },
  };
}

const portOf = (party: Party): number => Number(new URL(party.url).port);

const keyFile = (dataDir: string): string => path.join(dataDir, 'counterparties', 'key');

/** The key of the demonstration's own in a data folder, where there was a demonstration. */
export function demonstrationKey(dataDir: string): string | undefined {
  try {
    return readFileSync(keyFile(dataDir), 'utf8').trim();
  } catch {
    return undefined;
  }
}

/** The keys of the bank desk that `npm run desk` of an earlier release ran here; none where there was no such desk. */
export function earlierDeskKeys(env: NodeJS.ProcessEnv = process.env): string[] {
  const file = path.join(env.DESK_DIR ?? path.join(import.meta.dirname, '../.desk'), 'key.json');
  try {
    const { key, previousKey } = JSON.parse(readFileSync(file, 'utf8')) as Partial<Party>;
    return [key, previousKey].filter((each) => each !== undefined);
  } catch {
    return [];
  }
}

/** One key for the demonstration's own, kept with its data. */
function keyOf(dataDir: string): string {
  const known = demonstrationKey(dataDir);
  if (known !== undefined) return known;
  const key = randomBytes(32).toString('hex');
  writeFileSync(keyFile(dataDir), `${key}\n`, { mode: 0o600 });
  return key;
}
