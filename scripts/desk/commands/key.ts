// Owns `desk key`: the entry of the desk in the file of COUNTERPARTIES, and changing its key without a pause.
import { parseCommandLine, WrongUsage } from '../../station/commandLine.ts';
import { changeKey, deskKeysThere, entryOf, forgetPreviousKey, placeOf } from '../deskFolder.ts';

export function run(args: string[]): number {
  const { positionals } = parseCommandLine(args, {});
  const [action, ...rest] = positionals;
  if (rest.length > 0) throw new WrongUsage(`There is "${rest[0]}" too many.`);
  if (action === 'change') changeKey();
  else if (action === 'forget') forgetPreviousKey();
  else if (action !== undefined) throw new WrongUsage('Say change, forget, or nothing to see the entry.');
  const { url } = placeOf(process.env);
  const { key, previousKey } = deskKeysThere();
  process.stdout.write(
    `${JSON.stringify(entryOf(url, { key, ...(previousKey && { previousKey }) }), null, 2)}\n`,
  );
  if (action !== undefined)
    process.stderr.write('Start the desk again, then write this entry and start the servers again.\n');
  return 0;
}
