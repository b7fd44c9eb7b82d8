// Owns the folder of the bank desk in service: where it is, its key, its store, and the entry that names the desk to the server.
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { deskTables } from '#counterparty/bank-desk/bankDesk.ts';
import type { StaffDesk } from '#counterparty/bank-desk/staff.ts';
import type { Keys, Party } from '#counterparty/signed.ts';
import { root } from '../build/site.ts';
import { isSafeAddress } from '../counterparties.ts';
import { Unreadable, WrongUsage } from '../station/commandLine.ts';

/** DESK_DIR, or .desk of this project. */
export const deskFolder = (): string => path.resolve(process.env.DESK_DIR ?? path.join(root, '.desk'));

export const storeFile = (): string => path.join(deskFolder(), 'desk.db');

const keyFile = (): string => path.join(deskFolder(), 'key.json');

/** The key that is shared with the server; made when there is none. */
export function deskKeys(): Keys & { isNew: boolean } {
  const file = keyFile();
  if (!existsSync(file)) {
    writeKeys({ key: newKey() });
    return { ...(JSON.parse(readFileSync(file, 'utf8')) as Keys), isNew: true };
  }
  try {
    return { ...(JSON.parse(readFileSync(file, 'utf8')) as Keys), isNew: false };
  } catch (error) {
    throw new Unreadable(`${file} cannot be read: ${(error as Error).message}`);
  }
}

/** Throws Unreadable where a desk lacks a file that its first start makes. */
function refuseMissing(file: string): void {
  if (!existsSync(file))
    throw new Unreadable(
      `There is no desk in ${deskFolder()}: ${path.basename(file)} is missing. The first start makes it: npm run -s desk`,
    );
}

/** The key of a desk that was started before. Throws Unreadable. */
export function deskKeysThere(): Keys {
  refuseMissing(keyFile());
  return deskKeys();
}

/** Makes a new key; the one before it is accepted until it is forgotten. Throws Unreadable. */
export function changeKey(): void {
  const { key } = deskKeysThere();
  writeKeys({ key: newKey(), previousKey: key });
}

/** Throws Unreadable. */
export function forgetPreviousKey(): void {
  const { key } = deskKeysThere();
  writeKeys({ key });
}

/** In hexadecimal digits no word can be found that a server in service would take for a placeholder. */
const newKey = (): string => randomBytes(32).toString('hex');

function writeKeys(keys: Keys): void {
  mkdirSync(deskFolder(), { recursive: true, mode: 0o700 });
  const draft = `${keyFile()}.new`;
  writeFileSync(draft, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 });
  renameSync(draft, keyFile());
}

/** The store of a desk that was started before. Throws Unreadable. */
export function storeThere(): string {
  refuseMissing(storeFile());
  return storeFile();
}

/** Does work with the names of its staff; the desk may run meanwhile. Throws Unreadable where no desk was started. */
export function withStaff<T>(work: (desk: StaffDesk) => T | Promise<T>): Promise<T> {
  storeThere();
  return withStore(work);
}

/** The same at the start of a desk, which makes what is missing. */
export async function withStore<T>(work: (desk: StaffDesk) => T | Promise<T>): Promise<T> {
  mkdirSync(deskFolder(), { recursive: true, mode: 0o700 });
  const store = new DatabaseSync(storeFile());
  try {
    store.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000');
    store.exec(deskTables);
    return await work({ store, now: () => new Date() });
  } finally {
    store.close();
  }
}

export interface Place {
  port: number;
  host: string;
  /** Where browsers and the server reach the desk. */
  url: string;
}

const isLocal = (host: string): boolean => /^(localhost|127(\.\d+){3}|::1)$/.test(host);

/** Where the desk listens and is reached, by PORT, HOST and DESK_URL. Throws WrongUsage. */
export function placeOf(env: NodeJS.ProcessEnv): Place {
  const port = Number(env.PORT ?? 9080);
  const host = env.HOST ?? 'localhost';
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new WrongUsage(`PORT is "${env.PORT}", which is not a port.`);
  const url = env.DESK_URL?.replace(/\/+$/, '');
  if (url === undefined && !isLocal(host))
    throw new WrongUsage(
      'DESK_URL is missing: the https:// address that your proxy serves the desk by. Without it passwords of the staff would travel in plain text.',
    );
  if (url !== undefined && (!isSafeAddress(url) || new URL(url).pathname !== '/'))
    throw new WrongUsage(
      `DESK_URL is "${env.DESK_URL}". Write an address with https:// and without a path; http:// is accepted for this machine alone.`,
    );
  return { port, host, url: url ?? `http://localhost:${port}` };
}

/** What the file of COUNTERPARTIES says about the desk. */
export const entryOf = (url: string, keys: Keys): { bankDesk: Party } => ({
  bankDesk: {
    url,
    publicUrl: url,
    key: keys.key,
    ...(keys.previousKey && { previousKey: keys.previousKey }),
  },
});
