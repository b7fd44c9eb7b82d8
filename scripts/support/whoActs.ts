// Who sits at the desk of support.
import type pg from 'pg';
import { isDemonstration, whoRuns } from '../content/database.ts';
import { say } from '../language.ts';
import { WrongUsage } from '../station/commandLine.ts';

const nameMost = 40;

/** As given, or in a demonstration whoever is logged in on this machine. Rejects with WrongUsage. */
export async function whoActs(
  pool: pg.Pool,
  stations: readonly string[],
  given: string | undefined,
): Promise<string> {
  const name = given?.trim() ?? '';
  if ([...name].length > nameMost) throw new WrongUsage(say('support.nameLong', { most: nameMost }));
  if (name !== '') return name;
  if (!(await isDemonstration(pool, stations))) throw new WrongUsage(say('support.whoActs'));
  return whoRuns();
}
