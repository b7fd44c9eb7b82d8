// The bar of an undo as a part that is fetched by whoever clears something.
import { preloadable } from '#kit/page/preloadable.tsx';

export const UndoBar = preloadable(async () => (await import('../late/UndoBar.tsx')).UndoBar, null);
