// Owns `desk staff`: who may log in at the bank desk.
import { addStaff, allStaff, isName, removeStaff, staffOf } from '#counterparty/bank-desk/staff.ts';
import { formatMoment } from '#values/beijingTime.ts';
import { parseCommandLine, WrongUsage } from '../../station/commandLine.ts';
import { withStaff } from '../deskFolder.ts';

export function run(args: string[]): Promise<number> {
  const { positionals } = parseCommandLine(args, {});
  const [action, name, ...rest] = positionals;
  if (action === 'list' && name === undefined) return withStaff(list);
  if (action !== 'add' && action !== 'remove' && action !== 'reset')
    throw new WrongUsage('Say what to do: add NAME, reset NAME, remove NAME, or list.');
  if (name === undefined || rest.length > 0) throw new WrongUsage('Give one name.');
  if (!isName(name))
    throw new WrongUsage(`"${name}" is no name: letters, digits, dots, dashes and underscores, 32 at most.`);
  return withStaff(async (desk) => {
    const isThere = staffOf(desk, name) !== undefined;
    if (action === 'add' && isThere)
      throw new WrongUsage(
        `There is a ${name} already. A new password: npm run -s desk -- staff reset ${name}`,
      );
    if (action !== 'add' && !isThere) throw new WrongUsage(`There is nobody called ${name}.`);
    if (action === 'remove') {
      removeStaff(desk, name);
      process.stdout.write(`${name} can no longer log in. What ${name} decided stays recorded.\n`);
      return 0;
    }
    const password = await addStaff(desk, name);
    process.stdout.write(`${password}\n`);
    process.stderr.write(
      `The first password of ${name}, shown only now; it is changed at the first log-in.\n`,
    );
    return 0;
  });
}

function list(desk: Parameters<Parameters<typeof withStaff>[0]>[0]): number {
  for (const { name, is_first: isFirst, since_ms } of allStaff(desk))
    process.stdout.write(
      `${name}, since ${formatMoment(since_ms)}${isFirst ? ', has not logged in with a password of their own yet' : ''}\n`,
    );
  return 0;
}
