// The sheet of kept slips, and the way to it from a slip, as parts that are fetched by whoever opens one.
import { preloadable } from '#kit/page/preloadable.tsx';

export const KeptSlips = preloadable(
  async () => (await import('../sheets/kept/KeptSlips.tsx')).KeptSlips,
  null,
);
export const KeepSlip = preloadable(async () => (await import('../sheets/kept/KeepSlip.tsx')).KeepSlip, null);
