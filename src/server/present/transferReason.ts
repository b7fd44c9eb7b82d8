// Owns the words for why a platform did not take or give money.
import type { Text } from '../serverText.ts';

/** What platforms say, and what we say of one that could not be reached. */
const known = ['maintenance', 'balanceTooSmall', 'unreachable'] as const;

export const transferReason =
  (text: Text) =>
  (reason: string): string => {
    const code = known.find((each) => each === reason) ?? 'other';
    return text(`server.transfer.reason.${code}`);
  };
