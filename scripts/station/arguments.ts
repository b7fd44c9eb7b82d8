// Owns how the words behind a station command are taken apart, and the two failures that have exit codes of their own.

/** Wrong words behind the command: exit code 2. */
export class WrongUsage extends Error {
  readonly exitCode = 2;
}

/** A file or folder that cannot be read: exit code 3. */
export class Unreadable extends Error {
  readonly exitCode = 3;
}

export interface Arguments {
  words: string[];
  /** Switches that were given. */
  flags: Set<string>;
  /** Options with a value. */
  values: Map<string, string>;
}

/** Takes arguments apart; `flags` stand alone, `values` are followed by a word or joined by "=". Throws WrongUsage. */
export function parseArguments(
  args: readonly string[],
  flags: readonly string[],
  values: readonly string[],
): Arguments {
  const parsed: Arguments = { words: [], flags: new Set(), values: new Map() };
  const rest = [...args];
  while (rest.length > 0) {
    const arg = rest.shift()!;
    if (arg === '--') {
      parsed.words.push(...rest);
      break;
    }
    if (!arg.startsWith('--')) {
      parsed.words.push(arg);
      continue;
    }
    const [name, joined] = arg.slice(2).split(/=(.*)/s) as [string, string | undefined];
    if (flags.includes(name) && joined === undefined) parsed.flags.add(name);
    else if (values.includes(name)) {
      const value = joined ?? rest.shift();
      if (value === undefined) throw new WrongUsage(`--${name} wants a value.`);
      parsed.values.set(name, value);
    } else throw new WrongUsage(`There is no option ${arg}.`);
  }
  return parsed;
}

/** One of the formats; the first is the default. Throws WrongUsage. */
export function formatOf<Format extends string>(parsed: Arguments, formats: readonly Format[]): Format {
  const format = parsed.values.get('format') ?? formats[0]!;
  if (!formats.includes(format as Format))
    throw new WrongUsage(`There is no format "${format}"; there are ${formats.join(', ')}.`);
  return format as Format;
}
