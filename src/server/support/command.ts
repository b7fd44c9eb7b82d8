// What a command of support is: typed work in a station, done by somebody, that either looks or is written down.
import type { LocalText } from '#contract/station.generated.ts';
import type { StationWork } from '../db/stationTransaction.ts';
import { type Asking, type Note, recorded, silentNote } from './record.ts';

/** The work of a command; letters to members are signed with the name of their station. */
export interface SupportWork extends StationWork {
  stationName: LocalText;
}

/** Who does it, and what the record says of it. */
export interface Supporter {
  name: string;
  note: Note;
}

/**
 * Does its work in the transaction it is given. A result is data: a bigint is an amount of 0.0001 yuan, the number of a row is a string. Throws a
 * Refusal with a text of support where the input is wrong or the work is not possible.
 */
export type CommandRun<Input, Result> = (work: SupportWork, who: Supporter, input: Input) => Promise<Result>;

export interface Command<Input, Result> {
  /** It is written down, with whoever asked for it. */
  readonly changes: boolean;
  readonly run: CommandRun<Input, Result>;
}

/** A command that only looks. */
export const looks = <Input, Result>(run: CommandRun<Input, Result>): Command<Input, Result> => ({
  changes: false,
  run,
});

/** A command that changes something. */
export const changes = <Input, Result>(run: CommandRun<Input, Result>): Command<Input, Result> => ({
  changes: true,
  run,
});

/** Runs a command in a transaction of its station; one that changes something is written down in the same one. */
export async function runSupportCommand<Input, Result>(
  work: SupportWork,
  asking: Asking,
  { changes: isChange, run }: Command<Input, Result>,
  input: Input,
): Promise<Result> {
  if (!isChange) return await run(work, { name: asking.by, note: silentNote }, input);
  return await recorded(work, asking, (note) => run(work, { name: asking.by, note }, input));
}
