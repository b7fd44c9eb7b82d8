// The line of what a slip counts as a part that is fetched late.
import { preloadable } from '#kit/page/preloadable.tsx';

export const CountingNote = preloadable(
  async () => (await import('../sheets/CountingNote.tsx')).CountingNote,
  null,
);
