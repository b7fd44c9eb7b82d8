// What a server in service refuses to start with: secrets that are missing, weak, shared, public, or lie open; and what does not work without a counterparty.
import type { Counterparties } from '#counterparty/programs.ts';
import type { Keys } from '#counterparty/signed.ts';
import { keysIn, plainWord } from '../db/personal/dataKeys.ts';

/** How to make a secret, for every sentence that asks for one. */
const makeOne = 'Make one with `openssl rand -base64 32`';
/** 24 characters of base64 are 144 bits. */
const shortest = 24;
/** Fewer different characters are typed by a person, not drawn. */
const fewestCharacters = 10;
const placeholder =
  /demo|secret|password|passwd|example|change[-_ ]?me|test|sample|123456|qwerty|your[-_ ]/gi;
const publicPasswords = new Set(['', 'postgres', 'password', 'secret', 'owner', 'admin', 'root', 'example']);

/** Why a secret is none; undefined for one that will do. */
export function weaknessOf(secret: string): string | undefined {
  if (secret.length < shortest) return `has ${secret.length} characters and needs at least ${shortest}`;
  if (new Set(secret).size < fewestCharacters) return 'repeats a few characters';
  const rest = secret.replaceAll(placeholder, '');
  return rest !== secret && !isDrawn(rest) ? 'is a placeholder or a word' : undefined;
}

/** Of what is drawn one in some ten thousand has a short word by chance: what is left of that is long enough, of every kind, and has no gaps. */
const isDrawn = (rest: string): boolean =>
  rest.length >= shortest &&
  [/[a-z]/, /[A-Z]/, /\d/].every((kind) => kind.test(rest)) &&
  !/[-_ .]/.test(rest);

/** They are asked and never report. */
const messengers = ['sms', 'mail'];
const gateways = [...messengers, 'registry'];

/** Every counterparty of a configuration, by its name in the file. */
export const partiesOf = (given: Counterparties): [name: string, party: Keys & { url: string }][] =>
  [
    ['payProvider', given.payProvider] as const,
    ['bankDesk', given.bankDesk] as const,
    ['sms', given.sms] as const,
    ['mail', given.mail] as const,
    ['registry', given.registry] as const,
    ...Object.entries(given.platforms).map(([code, party]) => [`platforms.${code}`, party] as const),
  ].flatMap(([name, party]) => (party ? [[name, party] satisfies [string, Keys]] : []));

export interface ProductionGiven {
  env: Readonly<Record<string, string | undefined>>;
  /** False where the database is one of the operator's own, which other servers may share. */
  takesOwnDatabase: boolean;
  /** As read from the file of COUNTERPARTIES; undefined where there is none. */
  counterparties: Counterparties | undefined;
  /** The file's permissions, such as 0o644; undefined where the system has none. */
  fileMode: number | undefined;
  /** The key of the demonstration's own counterparties in this data folder. */
  demonstrationKey: string | undefined;
  /** Addresses of the file of DATABASES; undefined where there is none. */
  databaseUrls?: readonly string[] | undefined;
  /** The permissions of that file. */
  databasesMode?: number | undefined;
  /** Those of a bank desk that `npm run desk` of an earlier release ran beside this server. */
  deskKeys?: readonly string[];
}

/** What has to be put right before DEMO=off starts, a sentence each that says what to set and how. */
export function productionFaults({
  env,
  takesOwnDatabase,
  counterparties,
  fileMode,
  demonstrationKey,
  databaseUrls,
  databasesMode,
  deskKeys = [],
}: ProductionGiven): string[] {
  const faults: string[] = [];
  if (env.PLAIN_COOKIES === '1')
    faults.push(
      'PLAIN_COOKIES=1 sends sessions over plain http, where others read them. Leave it out, and serve by https.',
    );
  for (const token of tokensOf(env.METRICS_TOKEN)) {
    const weakness = weaknessOf(token);
    if (weakness) faults.push(`METRICS_TOKEN ${weakness}. ${makeOne}.`);
  }
  if (env.OFFICE_KEY) {
    const weakness = weaknessOf(env.OFFICE_KEY);
    if (weakness) faults.push(`OFFICE_KEY ${weakness}. ${makeOne}.`);
  }
  const drawKeys = tokensOf(env.DRAW_KEY);
  if (drawKeys.length === 0 && !takesOwnDatabase)
    faults.push(
      `DRAW_KEY is missing: it seals the seeds of draws to come, and every server of a database needs the same one. ${makeOne}, and keep it apart from the database.`,
    );
  for (const key of drawKeys) {
    const weakness = weaknessOf(key);
    if (weakness) faults.push(`DRAW_KEY ${weakness}. ${makeOne}.`);
  }
  const dataKeys = keysIn(env.DATA_KEY ?? '').filter((key) => key !== plainWord);
  if (dataKeys.length === 0 && !takesOwnDatabase)
    faults.push(
      `DATA_KEY is missing: it seals what identifies a person, and every server and command of a database needs the same one. ${makeOne}, and keep it apart from the database and its backups.`,
    );
  for (const key of dataKeys) {
    const weakness = weaknessOf(key);
    if (weakness) faults.push(`DATA_KEY ${weakness}. ${makeOne}.`);
  }
  const isTriedFirst = (url: string | undefined): boolean =>
    publicPasswords.has(databasePassword(url)?.toLowerCase() ?? 'none given');
  const variable = databaseUrls ? 'DATABASES' : 'DATABASE_URL';
  if ((databaseUrls ?? [env.DATABASE_URL]).some(isTriedFirst))
    faults.push(
      `The password in ${variable} is one that everybody tries first. ${makeOne}, and set it with ALTER ROLE ... PASSWORD.`,
    );
  if (databasesMode !== undefined && (databasesMode & 0o077) !== 0)
    faults.push(`${env.DATABASES} holds passwords and others may read it. Run: chmod 600 ${env.DATABASES}`);
  if (!counterparties) return faults;
  if (fileMode !== undefined && (fileMode & 0o077) !== 0)
    faults.push(
      `${env.COUNTERPARTIES} holds keys and others may read it. Run: chmod 600 ${env.COUNTERPARTIES}`,
    );
  const isElsewhere = partiesOf(counterparties).some(
    ([name, { url }]) => !gateways.includes(name) && !isThisMachine(url),
  );
  if (isElsewhere && !/^https:\/\//.test(counterparties.serverUrl))
    faults.push(
      `${env.COUNTERPARTIES} has no "serverUrl", the https:// address of this server or of the load balancer before it: counterparties elsewhere could not report payments.`,
    );
  const holders = new Map<string, string>();
  for (const [name, party] of partiesOf(counterparties))
    for (const field of ['key', 'previousKey'] as const) {
      const key = party[field];
      if (key === undefined) continue;
      if (name === 'bankDesk' && deskKeys.includes(key)) {
        faults.push(
          `bankDesk of ${env.COUNTERPARTIES} is the bank desk of npm run desk, which this release has no more: nobody would decide. Take bankDesk out; its orders wait at the back office then. Upgrading in docs/operation.md says what to do with those that are open: npm run -s office -- adopt <its folder>`,
        );
        continue;
      }
      const weakness =
        key === demonstrationKey ? "is the key of the demonstration's counterparties" : weaknessOf(key);
      const holder = holders.get(key);
      if (weakness) faults.push(`${field} of ${name} ${weakness}. ${makeOne}, and give it to that company.`);
      // One company may send both SMS and mail.
      else if (holder && !(messengers.includes(holder) && messengers.includes(name)))
        faults.push(
          `${field} of ${name} is also that of ${holder}: each could speak for the other. ${makeOne}.`,
        );
      holders.set(key, name);
    }
  return faults;
}

const isThisMachine = (url: string): boolean =>
  URL.canParse(url) && /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(url).hostname);

/** What does not work as long as a counterparty is missing, a sentence each. */
export function missingServices(counterparties: Counterparties | undefined): string[] {
  const { payProvider, bankDesk, sms, mail, beacon, platforms = {} } = counterparties ?? {};
  return [
    !payProvider && 'payProvider is missing: online deposits are refused.',
    !bankDesk &&
      'bankDesk is missing: deposits by bank and withdrawals wait for your people at the back office.',
    !sms && 'sms is missing: no code can be sent, so stations that ask for one register nobody.',
    !mail && 'mail is missing: members get no report of changed passwords, new cards and withdrawals.',
    !beacon &&
      'beacon is missing: draws follow from their seeds alone, and whoever holds DRAW_KEY could know them ahead.',
    Object.keys(platforms).length === 0 &&
      'platforms are missing: games of platforms are shown as maintained.',
  ].filter((sentence) => sentence !== false);
}

/** METRICS_TOKEN: one token or, while it is changed, several with commas. */
export const tokensOf = (given: string | undefined): string[] => keysIn(given ?? '');

/** The password of a database on another machine; a socket, or this machine, may do without. */
function databasePassword(url: string | undefined): string | undefined {
  if (!url || !URL.canParse(url)) return undefined;
  const { hostname, password, searchParams } = new URL(url);
  const host = hostname || (searchParams.get('host') ?? '');
  const isLocal = host === '' || host.startsWith('/') || isThisMachine(`http://${host}`);
  return isLocal && password === '' ? undefined : decodeURIComponent(password);
}
