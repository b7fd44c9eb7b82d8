// Owns who works at the desk in service: names with passwords of their own, sessions, and how often a log-in may fail.
import { createHash, randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';

export const staffTables = `CREATE TABLE IF NOT EXISTS staff (
  name TEXT PRIMARY KEY,
  password TEXT NOT NULL,
  is_first INTEGER NOT NULL,
  since_ms INTEGER NOT NULL
);
CREATE TABLE IF NOT EXISTS staff_session (
  token TEXT PRIMARY KEY,
  name TEXT NOT NULL REFERENCES staff (name) ON DELETE CASCADE,
  since_ms INTEGER NOT NULL,
  used_ms INTEGER NOT NULL
);
CREATE TABLE IF NOT EXISTS failed_log_in (who TEXT NOT NULL, at_ms INTEGER NOT NULL);
CREATE INDEX IF NOT EXISTS failed_log_in_who ON failed_log_in (who, at_ms);`;

export interface Staff {
  name: string;
  /** Whether the password is the one that was made with the account: it opens nothing but the page that changes it. */
  is_first: number;
  since_ms: number;
}

/** What the log-in and the commands work with. */
export interface StaffDesk {
  store: DatabaseSync;
  now: () => Date;
  /** Of hashing; that of service when left out. */
  cost?: Cost | undefined;
}

export interface Cost {
  N: number;
  r: number;
  p: number;
}

const minuteMs = 60_000;
export const sessionMs = 12 * 60 * minuteMs;
const idleMs = 60 * minuteMs;
const failureWindowMs = 15 * minuteMs;
/** Somebody who mistypes needs fewer; a spelling list needs millions. */
const failuresOfName = 5;
const failuresOfAddress = 20;
export const shortestPassword = 10;

const namePattern = /^[\p{L}\p{N}][\p{L}\p{N}._-]{0,31}$/u;
/** Nothing that looks like something else. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const costInService: Cost = { N: 2 ** 16, r: 8, p: 2 };

/** One at a time: each takes 64 MB. */
let hashing: Promise<unknown> = Promise.resolve();
let waiting = 0;
const waitingMost = 20;

async function hashOf(password: string, salt: Buffer, cost: Cost): Promise<Buffer> {
  waiting++;
  const mine = hashing.then(
    () =>
      new Promise<Buffer>((done, fail) => {
        scrypt(password.normalize('NFKC'), salt, 32, { ...cost, maxmem: 2 ** 27 + 2 ** 20 }, (error, key) =>
          error ? fail(error) : done(key),
        );
      }),
  );
  hashing = mine.catch(() => undefined);
  return mine.finally(() => {
    waiting--;
  });
}

/** With its cost, so that one made before the cost was raised is still verified. */
async function stored(password: string, cost = costInService): Promise<string> {
  const salt = randomBytes(16);
  const hash = await hashOf(password, salt, cost);
  return [cost.N, cost.r, cost.p, salt.toString('base64'), hash.toString('base64')].join(' ');
}

/** A name that nobody has takes as long. */
async function isPassword(
  password: string,
  known: string | undefined,
  cost = costInService,
): Promise<boolean> {
  if (known === undefined) {
    await hashOf(password, randomBytes(16), cost);
    return false;
  }
  const [N, r, p, salt, hash] = known.split(' ');
  const found = await hashOf(password, Buffer.from(salt!, 'base64'), {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  });
  return timingSafeEqual(found, Buffer.from(hash!, 'base64'));
}

const firstPassword = (): string =>
  Array.from({ length: 4 }, () =>
    Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join(''),
  ).join('-');

export const isName = (name: string): boolean => namePattern.test(name);

export const staffOf = ({ store }: Pick<StaffDesk, 'store'>, name: string): Staff | undefined =>
  store.prepare('SELECT name, is_first, since_ms FROM staff WHERE name = ?').get(name) as Staff | undefined;

export const allStaff = ({ store }: Pick<StaffDesk, 'store'>): Staff[] =>
  store.prepare('SELECT name, is_first, since_ms FROM staff ORDER BY name').all() as unknown as Staff[];

/** Opens an account, or gives one a new password, and returns the password: it is kept nowhere. */
export async function addStaff({ store, now, cost }: StaffDesk, name: string): Promise<string> {
  const password = firstPassword();
  store
    .prepare(
      `INSERT INTO staff (name, password, is_first, since_ms) VALUES (?, ?, 1, ?)
        ON CONFLICT (name) DO UPDATE SET password = excluded.password, is_first = 1`,
    )
    .run(name, await stored(password, cost), now().getTime());
  endSessions(store, name);
  store.prepare('DELETE FROM failed_log_in WHERE who = ?').run(ofName(name));
  return password;
}

/** False where there is nobody of this name. What somebody decided stays with the name. */
export function removeStaff({ store }: Pick<StaffDesk, 'store'>, name: string): boolean {
  endSessions(store, name);
  return store.prepare('DELETE FROM staff WHERE name = ?').run(name).changes > 0;
}

function endSessions(store: DatabaseSync, name: string): void {
  store.prepare('DELETE FROM staff_session WHERE name = ?').run(name);
}

const ofName = (name: string): string => `name ${name}`;

/**
 * Counts an attempt as failed before it is looked at, so that many at once are no more than the limit. Returns what takes it back together with
 * the name's earlier ones; undefined where there were too many.
 */
function attempt({ store, now }: StaffDesk, name: string, address: string): (() => void) | undefined {
  if (waiting >= waitingMost) return undefined;
  const nowMs = now().getTime();
  store.prepare('DELETE FROM failed_log_in WHERE at_ms <= ?').run(nowMs - failureWindowMs);
  const count = store.prepare('SELECT count(*) AS count FROM failed_log_in WHERE who = ?');
  const limits: [who: string, most: number][] = [
    [ofName(name), failuresOfName],
    [`address ${address}`, failuresOfAddress],
  ];
  if (limits.some(([who, most]) => Number(count.get(who)!.count) >= most)) return undefined;
  const add = store.prepare('INSERT INTO failed_log_in VALUES (?, ?)');
  const rows = limits.map(([who]) => add.run(who, nowMs).lastInsertRowid);
  return () => {
    store.prepare('DELETE FROM failed_log_in WHERE who = ? OR rowid = ?').run(ofName(name), rows[1]!);
  };
}

export type LogIn = { token: string } | 'wrong' | 'tooMany';

/** Opens a session; the caller gives its token to the browser. */
export async function logIn(
  desk: StaffDesk,
  { name, password, address }: { name: string; password: string; address: string },
): Promise<LogIn> {
  const { store, now } = desk;
  const succeed = attempt(desk, name, address);
  if (!succeed) return 'tooMany';
  const known = store.prepare('SELECT password FROM staff WHERE name = ?').get(name) as
    | { password: string }
    | undefined;
  if (!(await isPassword(password, known?.password, desk.cost))) return 'wrong';
  // Somebody may have been removed meanwhile.
  if (!staffOf(desk, name)) return 'wrong';
  succeed();
  const token = randomBytes(32).toString('base64url');
  const nowMs = now().getTime();
  store.prepare('INSERT INTO staff_session VALUES (?, ?, ?, ?)').run(fingerprint(token), name, nowMs, nowMs);
  return { token };
}

const fingerprint = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Whose session this is; a session ends half a day after its log-in, or an hour after its last use. */
export function staffBy({ store, now }: StaffDesk, token: string | undefined): Staff | undefined {
  if (!token) return undefined;
  const nowMs = now().getTime();
  store
    .prepare('DELETE FROM staff_session WHERE since_ms <= ? OR used_ms <= ?')
    .run(nowMs - sessionMs, nowMs - idleMs);
  const session = store
    .prepare('UPDATE staff_session SET used_ms = ? WHERE token = ? RETURNING name')
    .get(nowMs, fingerprint(token)) as { name: string } | undefined;
  return session && staffOf({ store }, session.name);
}

export function logOut({ store }: Pick<StaffDesk, 'store'>, token: string | undefined): void {
  if (token) store.prepare('DELETE FROM staff_session WHERE token = ?').run(fingerprint(token));
}

/** Gives somebody a password of their own and ends their sessions; says why not. */
export async function changePassword(
  desk: StaffDesk,
  { name, address, old, wanted }: { name: string; address: string; old: string; wanted: string },
): Promise<'changed' | 'wrong' | 'tooMany' | 'short' | 'same'> {
  if ([...wanted].length < shortestPassword) return 'short';
  if (wanted === old || wanted.toLowerCase().includes(name.toLowerCase())) return 'same';
  const succeed = attempt(desk, name, address);
  if (!succeed) return 'tooMany';
  const { store } = desk;
  const known = store.prepare('SELECT password FROM staff WHERE name = ?').get(name) as
    | { password: string }
    | undefined;
  if (!(await isPassword(old, known?.password, desk.cost))) return 'wrong';
  store
    .prepare('UPDATE staff SET password = ?, is_first = 0 WHERE name = ? AND password = ?')
    .run(await stored(wanted, desk.cost), name, known!.password);
  endSessions(store, name);
  succeed();
  return 'changed';
}
