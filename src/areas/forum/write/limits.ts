// Owns how long a post may be, as the contract has it, and the sentence for one that is not.
import { useText } from '#texts/useText.ts';

export const limits = {
  title: { least: 4, most: 40 },
  article: { least: 5, most: 5000 },
  comment: { least: 1, most: 1000 },
} as const;

/** '' for a text within its limits. */
export function useWrongLength(): (text: string, limit: { least: number; most: number }) => string {
  const t = useText();
  return (text, { least, most }) => {
    if ([...text.trim()].length < least) return t('forum.tooShort', { limit: least });
    return [...text].length > most ? t('forum.tooLong', { limit: most }) : '';
  };
}
