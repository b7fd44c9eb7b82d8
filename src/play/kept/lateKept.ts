// Owns the sheet of kept slips as a part that is fetched by whoever opens it.
import { preloadable } from '#kit/page/preloadable.tsx';

export const KeptSlips = preloadable(async () => (await import('./KeptSlips.tsx')).KeptSlips, null);
