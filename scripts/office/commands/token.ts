// `office token`: what a command shows to say who runs it.
import { drawCommandToken } from '#server/office/staff/commandTokens.ts';
import { formatMoment } from '#values/beijingTime.ts';
import { commandText } from '../../commandTexts.ts';
import { withDatabase } from '../../content/database.ts';
import { parseCommandLine, WrongUsage } from '../../station/commandLine.ts';
import { noteCommand, withStaff } from '../staffWork.ts';

export async function run(args: string[]): Promise<number> {
  const { positionals } = parseCommandLine(args, {});
  const [name, ...rest] = positionals;
  if (name === undefined || rest.length > 0) throw new WrongUsage(commandText('command.office.giveName'));
  const { token, until } = await withDatabase((pool) =>
    withStaff(pool, async (work) => {
      const drawn = await drawCommandToken(work, name);
      await noteCommand(work, `office token ${name}`);
      return drawn;
    }),
  );
  process.stdout.write(`${token}\n`);
  process.stderr.write(
    `export OFFICE_TOKEN=${token}   ${commandText('command.office.tokenIs', { name, until: formatMoment(until) })}\n`,
  );
  return 0;
}
