// A refusal of the server as a sentence in the language that is spoken.
import { type Refusal, valuesOf } from '#server/refusal.ts';
import type { ServerTextId } from '#server/serverText.ts';
import { say } from '../language.ts';

const sayText = (id: string): string => say(id as ServerTextId);

export const sentenceOf = ({ text, options }: Refusal): string =>
  say(text as ServerTextId, valuesOf(options, sayText));
