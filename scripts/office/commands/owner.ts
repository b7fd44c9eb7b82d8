// `office owner`: the link by which the first owner comes, or one who lost everything comes again.
import type pg from 'pg';
import { inviteOwner, joinPath, linkOf } from '#server/office/staff/invitations.ts';
import { formatMoment } from '#values/beijingTime.ts';
import { commandText } from '../../commandTexts.ts';
import { withDatabase } from '../../content/database.ts';
import { parseCommandLine, WrongUsage } from '../../station/commandLine.ts';
import { noteCommand, withStaff } from '../staffWork.ts';

/** As schemas/office/staff/invite.json has it. */
const namePattern = /^[A-Za-z0-9][A-Za-z0-9._-]{1,31}$/;

/** Where browsers reach the office. Throws WrongUsage. */
export function officeAddress(env: NodeJS.ProcessEnv): string {
  const given = env.OFFICE_URL?.replace(/\/+$/, '');
  if (given === undefined)
    return `http://localhost:${Number(env.OFFICE_PORT ?? Number(env.PORT ?? 8080) + 1)}`;
  if (!URL.canParse(given) || new URL(given).pathname !== '/')
    throw new WrongUsage(commandText('command.office.badAddress', { given: env.OFFICE_URL! }));
  return given;
}

/** The link, for one name. Rejects with WrongUsage. */
export async function ownerLink(
  pool: pg.Pool,
  name: string,
  now = new Date(),
): Promise<{ path: string; until: Date }> {
  if (!namePattern.test(name)) throw new WrongUsage(commandText('command.office.noName', { name }));
  return await withStaff(
    pool,
    async (work) => {
      const invitation = await inviteOwner(work, name);
      const { token, until } = await linkOf(work, 'administrator', invitation);
      await noteCommand(work, `office owner ${name}`);
      return { path: joinPath(token), until };
    },
    now,
  );
}

export async function run(args: string[]): Promise<number> {
  const { positionals } = parseCommandLine(args, {});
  const [name, ...rest] = positionals;
  if (name === undefined || rest.length > 0) throw new WrongUsage(commandText('command.office.giveName'));
  const address = officeAddress(process.env);
  const { path, until } = await withDatabase((pool) => ownerLink(pool, name));
  process.stdout.write(`${address}${path}\n`);
  process.stderr.write(`${commandText('command.office.openLink', { until: formatMoment(until), name })}\n`);
  return 0;
}
