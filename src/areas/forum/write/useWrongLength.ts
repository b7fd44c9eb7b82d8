// The sentence for a post whose length is not within the limits of its call.
import { useText } from '#texts/useText.ts';

/** '' for a text within its limits. */
export function useWrongLength(): (text: string, limit: { least: number; most: number }) => string {
  const t = useText();
  return (text, { least, most }) => {
    if ([...text.trim()].length < least) return t('forum.tooShort', { limit: least });
    return [...text].length > most ? t('forum.tooLong', { limit: most }) : '';
  };
}
