// What a way to a board says: that its slip is to be open.

/** State of a navigation to a board whose slip is to be open. */
export const withOpenSlip = { openSlip: true } as const;
export const wantsOpenSlip = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && (state as { openSlip?: unknown }).openSlip === true;
