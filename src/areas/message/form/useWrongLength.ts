// The check of a text's length before it is sent, with the sentence for its field.
import { useText } from '#texts/useText.ts';

/** Characters as the server counts them. */
export const lengthOf = (text: string): number => [...text].length;

export interface LengthLimits {
  least: number;
  most: number;
}

/** Returns the check: '' for a text within its limits, otherwise what is wrong with it. */
export function useWrongLength(): (text: string, limits: LengthLimits) => string {
  const t = useText();
  return (text, { least, most }) => {
    if (lengthOf(text.trim()) < least) return t('message.tooShort', { limit: least });
    return lengthOf(text) > most ? t('message.tooLong', { limit: most }) : '';
  };
}
