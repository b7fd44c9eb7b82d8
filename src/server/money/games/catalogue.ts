// Owns what a list of games shows of a game besides its name: whether it can be entered now, and its tags.
import type { Counterparties } from '#counterparty/programs.ts';
import { dayMs } from '#values/beijingOffset.ts';

/** How long a game is shown as new after it was listed. */
const newMs = 30 * dayMs;

/** A platform that is maintained, or that nobody runs, cannot be entered. */
export const isOffered = (
  { platform, is_open }: { platform: string; is_open: boolean },
  counterparties: Counterparties | undefined,
): boolean => is_open && counterparties?.platforms[platform] !== undefined;

export const tagsOf = (game: { is_hot: boolean; listed_at: Date | null }, now: Date): ('hot' | 'new')[] => {
  const age = game.listed_at === null ? newMs : now.getTime() - game.listed_at.getTime();
  return [...(game.is_hot ? ['hot' as const] : []), ...(age >= 0 && age < newMs ? ['new' as const] : [])];
};
