// Owns how the words on the end of a draw are loaded: once there is one.
import { preloadable } from '#kit/page/preloadable.tsx';

export const OutcomeLine = preloadable(async () => (await import('./OutcomeLine.tsx')).OutcomeLine, null);
