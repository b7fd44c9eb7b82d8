// How the arguments of a station command are read, and the two failures that have exit codes of their own.
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { commandText } from '../commandTexts.ts';
import { language } from '../spoken.ts';

/** Arguments that the command does not know: exit code 2. */
export class WrongUsage extends Error {
  override name = 'WrongUsage';
  readonly exitCode = 2;
}

/** A file or folder that cannot be read, or an address where nobody answers: exit code 3. */
export class Unreadable extends Error {
  readonly exitCode = 3;
}

/** Reads the arguments of a command. Throws WrongUsage. */
export function parseCommandLine<const Options extends ParseArgsOptionsConfig>(
  args: string[],
  options: Options,
) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (!code?.startsWith('ERR_PARSE_ARGS')) throw error;
    // What follows the first sentence is advice for programmers.
    const said = `${message.split('. ')[0]!.replace(/\.$/, '')}.`;
    // Node says it in English.
    throw new WrongUsage(language() === 'en' ? said : commandText('command.unknownFlag', { said }));
  }
}

/** One of the formats; the first is the default. Throws WrongUsage. */
export function formatOf<Format extends string>(
  given: string | undefined,
  formats: readonly Format[],
): Format {
  const format = given ?? formats[0]!;
  if (!formats.includes(format as Format))
    throw new WrongUsage(commandText('command.unknownFormat', { format, formats: formats.join(', ') }));
  return format as Format;
}
