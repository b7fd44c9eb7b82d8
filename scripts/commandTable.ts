// Running a command out of a table of them: help, a guess at a misspelt name, the language it speaks, and the exit codes that all keep.
import { nearest } from '#station/read/nearest.ts';
import { type CommandTextId, commandText } from './commandTexts.ts';
import { languageTaken, speaking, terminalLanguage } from './spoken.ts';

export interface Command {
  /** What follows its name. */
  usage: string;
  says: CommandTextId;
  load(): Promise<{ run(args: string[]): number | Promise<number> }>;
}

export interface CommandTable {
  /** The word before the name of a command. */
  program: string;
  /** The command that runs where none is named; without it, that shows the help. */
  whenNameless?: string;
  /** Lines above the list of commands. */
  head: readonly CommandTextId[];
  commands: Readonly<Record<string, Command>>;
  /** Lines below it. */
  foot: readonly CommandTextId[];
}

/**
 * Runs the command that the arguments name. Returns the exit code: what the command answers, 2 for wrong usage, 3 for what cannot be read or
 * reached, 4 for a fault of our own. It speaks the language of --lang, or else of the terminal.
 */
export async function runCommand(table: CommandTable, given: readonly string[]): Promise<number> {
  const { locale, given: named, rest } = languageTaken(given);
  return speaking(locale ?? terminalLanguage(process.env), async () => {
    if (locale !== null) return await runNamed(table, rest);
    process.stderr.write(`${commandText('command.unknownLanguage', { language: named })}\n`);
    return 2;
  });
}

async function runNamed(table: CommandTable, given: readonly string[]): Promise<number> {
  const { program, commands } = table;
  const [name = table.whenNameless, ...args] = given;
  const command = name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    process.stdout.write(helpOf(table));
    return 0;
  }
  if (!command) {
    const [guess] = nearest(name, Object.keys(commands));
    const hint = guess
      ? commandText('command.didYouMean', { words: guess.word })
      : commandText('command.listsThem', { program, names: Object.keys(commands).join(', ') });
    process.stderr.write(`${commandText('command.unknownCommand', { name, hint })}\n`);
    return 2;
  }
  if (args.some((arg) => arg === '--help' || arg === '-h')) {
    process.stdout.write(`${program} ${name} ${command.usage}\n\n${commandText(command.says)}\n`);
    return 0;
  }
  try {
    return await (await command.load()).run(args);
  } catch (error) {
    const { exitCode, name: kind, message, stack } = error as Error & { exitCode?: number };
    // A database that is not there, and what it refuses, are sentences too.
    const isSentence = exitCode !== undefined || kind === 'ClusterError' || 'code' in (error as object);
    process.stderr.write(isSentence ? `${message}\n` : `${commandText('command.ownFault')}\n${stack}\n`);
    if (exitCode === 2)
      process.stderr.write(
        `${commandText('command.usage', { line: `${program} ${name} ${command.usage}` })}\n`,
      );
    return exitCode ?? (isSentence ? 3 : 4);
  }
}

/** Runs the command that the process was started with and sets the exit code. */
export async function runCommandTable(table: CommandTable): Promise<void> {
  // Whoever reads us through a pipe may stop early (head): that is no fault.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(process.exitCode ?? 0);
    throw error;
  });
  process.exitCode = await runCommand(table, process.argv.slice(2));
}

const helpOf = ({ head, commands, foot }: CommandTable): string =>
  [
    ...head.map((id) => commandText(id)),
    '',
    ...Object.entries(commands).map(
      ([name, { usage, says }]) => `  ${name} ${usage}\n      ${commandText(says)}`,
    ),
    '',
    ...foot.map((id) => commandText(id)),
    commandText('command.language'),
    '',
  ].join('\n');
