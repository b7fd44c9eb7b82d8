// The texts of what a command says, in the language that it speaks (spoken.ts).
import { type ServerTextId, type Text, textIn } from '#server/serverText.ts';
import { language } from './spoken.ts';

/** A text in the language of the command that runs. */
export const say: Text = (id, values) => textIn(language())(id, values);

/** The text of a value out of a list that grows elsewhere; the value itself where it has none. */
export function sayValue(id: string, value: string): string {
  const text = say(id as ServerTextId);
  return text === id ? value : text;
}
