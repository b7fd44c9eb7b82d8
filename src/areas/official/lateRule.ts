// The sentence of a play's rule as a part that is fetched late: whoever unfolds it reads it, and the sentences of all plays come with it.
import { preloadable } from '#kit/page/preloadable.tsx';
import { loadTexts } from '#texts/text.ts';

export const RuleText = preloadable(async () => {
  const { RuleText: part } = await import('#play/RuleText.tsx');
  await loadTexts('rules');
  return part;
}, null);
