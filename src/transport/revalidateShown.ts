// Requesting again whatever is on screen, lists that come in pages included.
import { createSubject } from '#browser/subject.ts';
import { revalidateAnswers } from './cache.ts';

/** Every list in pages that is on screen renews its head and passes that on. */
export const renewals = createSubject<(renewal: Promise<unknown>) => void>();

/** Resolves when all have come or failed; what failed leaves on screen what is there. */
export async function revalidateShown(): Promise<void> {
  const works: Promise<unknown>[] = [revalidateAnswers('')];
  renewals.emit((renewal) => works.push(renewal));
  await Promise.allSettled(works);
}
