// Owns what of the help of `support` is said about a wrong command: the lines of that command, or the name that was meant.
import { nearest } from '#station/read/nearest.ts';

/** The lines of the help by command; what begins with the station `all` stands under its second word. */
function linesByCommand(help: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  let current: string[][] = [];
  for (const line of help.split('\n')) {
    const [, names] = /^ {2}(?:all )?(\S+)/.exec(line) ?? [];
    if (/^ {2}\S/.test(line) && names) {
      current = names.split('|').map((name) => {
        const lines = found.get(name) ?? [];
        found.set(name, lines);
        return lines;
      });
    }
    if (/^ {2}/.test(line)) for (const lines of current) lines.push(line);
    else current = [];
  }
  return found;
}

export const isCommand = (help: string, command: string): boolean => linesByCommand(help).has(command);

/** What a supporter reads who wrote a command wrongly, a few lines of the help at most. */
export function hintOf(help: string, command: string): string {
  const commands = linesByCommand(help);
  const own = commands.get(command);
  if (own) return ['It is written as:', ...own].join('\n');
  const [guess] = nearest(command, [...commands.keys()]);
  return `There is no command "${command}". ${guess ? `Did you mean ${guess.word}?` : ''} --help lists them all.`.replace(
    '  ',
    ' ',
  );
}
