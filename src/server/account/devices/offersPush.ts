// Whether a station offers notices on devices: they come by the service worker.
import type { StationFacts } from '#contract/station.generated.ts';
import { Refusal } from '../../refusal.ts';

export const offersPush = ({
  onOff,
  serviceWorker,
}: Pick<StationFacts, 'onOff' | 'serviceWorker'>): boolean => onOff.push && serviceWorker;

/** Refuses where the station has none. */
export function refuseWithoutPush({
  station,
}: {
  station: Pick<StationFacts, 'onOff' | 'serviceWorker'>;
}): void {
  if (!offersPush(station)) throw new Refusal('server.push.off', { code: 'switchedOff' });
}
