// Where guests are heard: stations whose customer service is the conversation.
import type { StationFacts } from '#contract/station.generated.ts';
import { hasPath } from '#station/derive/routes.ts';
import { Refusal } from '../refusal.ts';

/** The screen of conversations. */
const conversation = '/support';

export const hearsGuests = (station: StationFacts): boolean =>
  station.onOff.onlineServiceUrl === conversation && hasPath(station, conversation);

/** Refuses where guests are not heard, and whoever is logged in: their conversation is that of the account. */
export function requireGuest({ station, session }: { station: StationFacts; session: object | null }): void {
  if (!hearsGuests(station)) throw new Refusal('server.conversation.noGuests', { code: 'switchedOff' });
  if (session) throw new Refusal('server.alreadyIn', { code: 'alreadyIn' });
}
