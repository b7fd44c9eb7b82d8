// Who gets a letter: everybody, a level, or those named.
import type { SendRequest } from '#contract/office/letters.generated.ts';
import { keyOfName } from '../../account/accounts.ts';
import type { Db } from '../../db/stationTransaction.ts';
import { Refusal } from '../../refusal.ts';

export type LetterTo = SendRequest['to'];

/** As support's commands have it: all, level:3, account:zhang888; one for each of those named, each once. Refuses a level that is not named. */
export function audiencesOf({ kind, level, accounts = [] }: LetterTo): string[] {
  if (kind === 'all') return ['all'];
  if (kind === 'level') {
    if (level === undefined) throw new Refusal('office-letters.levelMissing', { field: 'to' });
    return [`level:${level}`];
  }
  if (accounts.length === 0) throw new Refusal('office-letters.nobodyNamed', { field: 'to' });
  const once = new Map(accounts.map((name) => [keyOfName(name.trim()), name.trim()]));
  return [...once.values()].map((name) => `account:${name}`);
}

export interface Reached {
  receivers: number;
  /** Names that no member has. */
  unknown: string[];
}

/** How many a letter would reach. */
export async function reachedBy(db: Db, to: LetterTo): Promise<Reached> {
  const audiences = audiencesOf(to);
  const members = db.selectFrom('account').where('role', '<>', 'trial');
  if (to.kind !== 'list') {
    const { count } = await members
      .select(({ fn }) => fn.countAll<bigint>().as('count'))
      .$if(to.kind === 'level', (query) => query.where('level', '=', to.level!))
      .executeTakeFirstOrThrow();
    return { receivers: Number(count), unknown: [] };
  }
  const names = audiences.map((audience) => audience.slice('account:'.length));
  const found = await members.select('name_key').where('name_key', 'in', names.map(keyOfName)).execute();
  const known = new Set(found.map(({ name_key }) => name_key));
  return { receivers: known.size, unknown: names.filter((name) => !known.has(keyOfName(name))) };
}
