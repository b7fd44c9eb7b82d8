// The flags of the crash test, and the message for a flag that is unknown or wrong.
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { programs } from '#counterparty/programs.ts';

export interface Flags {
  /** Number of operations of all players together. */
  ops: number;
  /** How often the server is killed. */
  kills: number;
  /** How often the database is killed; once when left out. */
  databaseKills: number;
  /** How often a counterparty is killed, in turn; each of them once when left out. */
  counterpartyKills: number;
  clients: number;
  /** Server processes on the one database; one when left out. */
  servers: number;
  /** It determines what is requested, by whom, and after how many requests something is killed; it does not determine how the machine interleaves them. */
  seed: number;
}

export const usage =
  'npm run crash-test -- --ops 10000 --kills 20 [--clients 32] [--database-kills 1] [--counterparty-kills 12] [--servers 1] [--seed 1..4294967295]';

const bounds: Record<string, { name: keyof Flags; least: number; most: number }> = {
  ops: { name: 'ops', least: 1, most: 10_000_000 },
  kills: { name: 'kills', least: 0, most: 10_000 },
  'database-kills': { name: 'databaseKills', least: 0, most: 1_000 },
  'counterparty-kills': { name: 'counterpartyKills', least: 0, most: 10_000 },
  clients: { name: 'clients', least: 1, most: 256 },
  servers: { name: 'servers', least: 1, most: 8 },
  seed: { name: 'seed', least: 1, most: 0xff_ff_ff_ff },
};

/** The flags, or a sentence that says what is wrong with them. */
export function readFlags(args: readonly string[]): Flags | string {
  const options = Object.fromEntries(Object.keys(bounds).map((name) => [name, { type: 'string' as const }]));
  let values: Record<string, string | undefined>;
  try {
    ({ values } = parseArgs({ args: [...args], options, strict: true }) as {
      values: Record<string, string | undefined>;
    });
  } catch (error) {
    return (error as Error).message;
  }
  const flags: Flags = {
    ops: 0,
    kills: 0,
    databaseKills: 1,
    counterpartyKills: Object.keys(programs).length,
    clients: 32,
    servers: 1,
    seed: randomInt(1, 0xff_ff_ff_ff),
  };
  for (const needed of ['ops', 'kills'])
    if (values[needed] === undefined)
      return `How many ${needed === 'ops' ? 'operations' : 'kills'}? --${needed} is missing.`;
  for (const [flag, text] of Object.entries(values)) {
    const { name, least, most } = bounds[flag]!;
    const number = /^\d+$/.test(text ?? '') ? Number(text) : Number.NaN;
    if (!(number >= least && number <= most))
      return `--${flag} is a whole number from ${least} to ${most}, not "${text}".`;
    flags[name] = number;
  }
  if (flags.kills + flags.databaseKills > flags.ops)
    return `More kills (${flags.kills + flags.databaseKills}) than operations (${flags.ops}) cannot be spread among them.`;
  return flags;
}
