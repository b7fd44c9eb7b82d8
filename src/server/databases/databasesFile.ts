// The file of DATABASES: which databases an operator has, and which stations are in each.
import { readFileSync } from 'node:fs';
import { mostDatabases } from '../db/several/databaseNumber.ts';

/** What is wrong with DATABASES or with a database of it: its message is a sentence for the person at the keyboard. */
export class DatabasesError extends Error {
  override name = 'DatabasesError';
}

/** One of several databases of an operator. */
export interface DatabaseEntry {
  /** From 1 to 64, for good: its ids are of this share. The first that is named draws for all of them. */
  number: number;
  url: string;
  /** Of a pooler before it, which calls and jobs go through. */
  pooler?: string;
  /** Codes of its stations, each in one database alone. */
  stations: readonly string[];
  /** Where the office of its stations listens; that of the first database listens at OFFICE_PORT. */
  officePort?: number;
}

const fields = ['number', 'url', 'pooler', 'stations', 'officePort'];
const isPostgres = (text: unknown): text is string =>
  typeof text === 'string' && URL.canParse(text) && /^postgres(?:ql)?:$/.test(new URL(text).protocol);
const isCode = (code: unknown): code is string =>
  typeof code === 'string' && /^(?!all$)[a-z][a-z0-9]{1,15}$/.test(code);
const isPort = (port: unknown): boolean =>
  Number.isInteger(port) && (port as number) >= 1 && (port as number) <= 65_535;

/** What is wrong with one entry by itself, sentences without addresses, which hold passwords. */
function faultsOf(entry: unknown, at: number): string[] {
  const name = `databases[${at}]`;
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry))
    return [`${name} is {"number", "url", "stations"}, and may have "pooler" and "officePort".`];
  const { number, url, pooler, stations, officePort } = entry as Record<string, unknown>;
  const faults: string[] = [];
  for (const field of Object.keys(entry))
    if (!fields.includes(field)) faults.push(`${name} has "${field}"; there are ${fields.join(', ')}.`);
  if (!Number.isInteger(number) || (number as number) < 1 || (number as number) > mostDatabases)
    faults.push(`${name}.number is a whole number from 1 to ${mostDatabases}.`);
  if (!isPostgres(url))
    faults.push(`${name}.url is an address such as postgresql://user:password@host/database.`);
  if (pooler !== undefined && !isPostgres(pooler))
    faults.push(`${name}.pooler is an address such as postgresql://user:password@host/database.`);
  if (!Array.isArray(stations) || !stations.every(isCode))
    faults.push(`${name}.stations is a list of codes of stations, such as ["k888"].`);
  if (officePort !== undefined && !isPort(officePort)) faults.push(`${name}.officePort is a port.`);
  return faults;
}

/** Sentences for what two entries have in common. */
function clashesOf(databases: readonly DatabaseEntry[]): string[] {
  const clashes: string[] = [];
  const first = new Map<string, number>();
  const claim = (what: string, number: number, sentence: (other: number) => string): void => {
    const other = first.get(what);
    if (other === undefined) first.set(what, number);
    else clashes.push(sentence(other));
  };
  for (const [at, { number, url, stations, officePort }] of databases.entries()) {
    claim(
      `number ${number}`,
      at,
      (other) => `databases[${other}] and databases[${at}] are both number ${number}.`,
    );
    claim(`url ${url}`, at, (other) => `databases[${other}] and databases[${at}] are the same database.`);
    if (officePort !== undefined)
      claim(
        `port ${officePort}`,
        at,
        (other) => `databases[${other}] and databases[${at}] have the same officePort.`,
      );
    for (const code of stations)
      claim(`station ${code}`, number, (other) =>
        other === number
          ? `Station ${code} is named twice in database ${number}.`
          : `Station ${code} is in database ${other} and in database ${number}. It is in one alone: name it where its members are.`,
      );
  }
  return clashes;
}

/** Reads the text of such a file. Throws a DatabasesError whose message has a sentence for everything that is wrong, a line each. */
export function parseDatabases(text: string, file: string): DatabaseEntry[] {
  const fail = (faults: readonly string[]): never => {
    throw new DatabasesError([`${file} of DATABASES is wrong:`, ...faults].join('\n  - '));
  };
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch (error) {
    fail([`It cannot be read as JSON: ${(error as Error).message}`]);
  }
  const { databases } = (read ?? {}) as { databases?: unknown };
  if (!Array.isArray(databases) || databases.length === 0)
    return fail(['It is {"databases": [{"number": 1, "url": "postgresql://…", "stations": ["k888"]}]}.']);
  const faults = databases.flatMap(faultsOf);
  if (faults.length === 0) faults.push(...clashesOf(databases));
  return faults.length > 0 ? fail(faults) : databases;
}

/** Reads the file that DATABASES names. Throws as parseDatabases(). */
export function readDatabases(file: string): DatabaseEntry[] {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new DatabasesError(`DATABASES names ${file}, which cannot be read: ${(error as Error).message}`);
  }
  return parseDatabases(text, file);
}

/** What a map and the stations in service do not have in common: stations of no database, and codes of no station. */
export function unmatched(
  databases: readonly DatabaseEntry[],
  codes: readonly string[],
): { homeless: string[]; unknown: string[] } {
  const named = databases.flatMap(({ stations }) => stations);
  return {
    homeless: codes.filter((code) => !named.includes(code)),
    unknown: named.filter((code) => !codes.includes(code)),
  };
}
