// What a list of games shows of a game besides its name: whether it can be entered now or from when on, and its tags.
import type { StationFacts } from '#contract/station.generated.ts';
import type { Counterparties } from '#counterparty/programs.ts';
import { dayMs } from '#values/beijingOffset.ts';
import { formatMoment } from '#values/beijingTime.ts';

/** How long a game is shown as new after it was listed. */
const newMs = 30 * dayMs;

/** What an operator has said about maintenance of a platform. */
export interface Maintenance {
  is_open: boolean;
  /** Means something only while the platform is closed: an open one is open, whatever its last maintenance said. */
  closed_until: Date | null;
}

/** Whether a platform is open: maintenance whose end has passed is over, without anybody's doing. */
export const isOpenAt = ({ is_open, closed_until }: Maintenance, now: Date): boolean =>
  is_open || (closed_until !== null && closed_until <= now);

/** When maintenance ends that is under way, as players read it; '' for none, and where nobody has said. */
export const maintenanceEnd = (platform: Maintenance, now: Date): string =>
  isOpenAt(platform, now) || platform.closed_until === null ? '' : formatMoment(platform.closed_until);

/** A platform that is maintained, or that nobody runs, cannot be entered. */
export const isOffered = (
  { platform, ...maintenance }: Maintenance & { platform: string },
  counterparties: Pick<Counterparties, 'platforms'> | undefined,
  now: Date,
): boolean => isOpenAt(maintenance, now) && counterparties?.platforms[platform] !== undefined;

/** Classes whose rounds end with their bet and are played alone: play money meets nobody else's at a table there. */
const trialTypes: ReadonlySet<string> = new Set(['egame', 'chess', 'fish']);

/** Whether trial accounts may play a game with play money: the station opens that, and the game's platform keeps such money apart. */
export const isForTrial = (
  { platform, type }: { platform: string; type: string },
  { onOff }: StationFacts,
  counterparties: Pick<Counterparties, 'platforms'> | undefined,
): boolean =>
  onOff.trialOpen &&
  onOff.trialGames &&
  trialTypes.has(type) &&
  counterparties?.platforms[platform]?.playMoney === true;

export const tagsOf = (game: { is_hot: boolean; listed_at: Date | null }, now: Date): ('hot' | 'new')[] => {
  const age = game.listed_at === null ? newMs : now.getTime() - game.listed_at.getTime();
  return [...(game.is_hot ? ['hot' as const] : []), ...(age >= 0 && age < newMs ? ['new' as const] : [])];
};
