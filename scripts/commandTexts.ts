// The texts of the commands of an operator, in the language that the command speaks. They are few, so that a command that is over in a tenth of a second can load them.
import { type CommandTextId, commandTextIn } from '#server/stationWords.ts';
import type { Values } from '#texts/catalogue.ts';
import { language } from './spoken.ts';

export type { CommandTextId };

/** A text of a command in the language that is spoken. */
export const commandText = (id: CommandTextId, values?: Values): string =>
  commandTextIn(language(), id, values);
