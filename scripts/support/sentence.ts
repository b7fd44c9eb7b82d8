// A refusal of the server as a sentence in the language that is spoken.
import type { Refusal } from '#server/refusal.ts';
import type { ServerTextId } from '#server/serverText.ts';
import { say } from '../language.ts';

export const sentenceOf = ({ text, options }: Refusal): string => say(text as ServerTextId, options.values);
