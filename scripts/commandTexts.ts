// Owns the texts of the commands of an operator, in the language that the command speaks. They are few, so that a command that is over in a tenth of a second can load them.
import { type Values, written } from '#texts/catalogue.ts';
import english from '#texts/en/command.generated.ts';
import type { TextId } from '#texts/ids.generated.ts';
import chinese from '#texts/zh-CN/command.generated.ts';
import { language } from './spoken.ts';

export type CommandTextId = Extract<TextId, `command.${string}`>;

/** A text of a command in the language that is spoken. */
export const commandText = (id: CommandTextId, values?: Values): string =>
  written(language() === 'zh-CN' ? chinese : english, language(), id, values);
