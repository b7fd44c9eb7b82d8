// Reading docs/operation.md: the commands of a section in their order, for tests that do what the page says and nothing else.
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const page = readFileSync(path.join(root, 'docs/operation.md'), 'utf8');
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Readonly<Record<string, string>>;
};

/** What `npm run` has. */
export const npmScripts = Object.keys(scripts);

/** The text of a section, without its heading. Throws where the page has none of that title. */
export function sectionOf(title: string): string {
  const [, after] = page.split(`\n## ${title}\n`);
  if (after === undefined) throw new Error(`docs/operation.md has no section "${title}".`);
  return after.split('\n## ')[0]!;
}

/** The lines of commands below the steps of a section. */
export const commandsOf = (title: string): string[] =>
  [...sectionOf(title).matchAll(/^ {7}(\S.*)$/gm)].map(([, line]) => line!);

/** Program and command of every `npm run -s <program> -- <command>` of the page. */
export const namedCommands = (): { program: string; command: string | undefined }[] =>
  [...page.matchAll(/npm run -s ([a-z]+)(?: -- ([a-z][\w-]*))?/g)].map(([, program, command]) => ({
    program: program!,
    command,
  }));

export interface TypedCommand {
  env: Record<string, string>;
  /** The file below scripts/ that npm runs; undefined for a command of the system. */
  script: string | undefined;
  args: string[];
}

/** A line as a shell takes it apart. Throws where npm has no such script. */
export function typed(line: string): TypedCommand {
  const words = line.split(' ');
  const at = words.findIndex((word) => !/^[A-Z_]+=/.test(word));
  const settings = words.slice(0, at === -1 ? words.length : at).map((word) => word.split(/=(.*)/s));
  const env = Object.fromEntries(settings.map(([name, value]) => [name!, value!]));
  const [program, ...args] = at === -1 ? [] : words.slice(at);
  if (program !== 'npm')
    return { env, script: undefined, args: program === undefined ? [] : [program, ...args] };
  const name = args[0] === 'run' ? args[2] : args[0];
  const script = / scripts\/(\w+\.ts)$/.exec(scripts[name ?? ''] ?? '')?.[1];
  if (!script) throw new Error(`docs/operation.md names "${line}", which npm does not have.`);
  const dashes = args.indexOf('--');
  return { env, script, args: dashes === -1 ? [] : args.slice(dashes + 1) };
}
