// The flags of a drill, which are whole numbers, and where it says how far it is.
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';

/** The default of each flag; that of `seed` is one by chance. */
type Defaults = Readonly<Record<string, string>>;
export type Numbers<Flags extends Defaults> = Record<keyof Flags, number>;

const most: Record<string, number> = {
  ops: 10_000_000,
  kills: 1_000,
  faults: 1_000,
  clients: 128,
  servers: 8,
  back: 10_000,
  seed: 0xff_ff_ff_ff,
};

/** The numbers, or a sentence that says what is wrong. */
export function readFlags<Flags extends Defaults>(
  flags: Flags,
  args: readonly string[],
): Numbers<Flags> | string {
  try {
    const options = Object.fromEntries(
      Object.entries(flags).map(([name, value]) => [name, { type: 'string' as const, default: value }]),
    );
    const { values } = parseArgs({ args: [...args], options });
    const numbers: Record<string, number> = {};
    for (const name of Object.keys(flags)) {
      const text = String(values[name]);
      const number = name === 'seed' && text === '' ? randomInt(1, most.seed!) : Number(text);
      if (!Number.isSafeInteger(number) || number < 1 || number > most[name]!)
        return `--${name} is a whole number from 1 to ${most[name]}, not "${text}".`;
      numbers[name] = number;
    }
    return numbers as Numbers<Flags>;
  } catch (error) {
    return (error as Error).message;
  }
}

export const say = (line: string): void => void process.stderr.write(`${line}\n`);
