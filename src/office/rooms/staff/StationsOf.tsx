// How the stations of somebody are written.
import type { ListAnswer } from '#contract/office/staff.generated.ts';
import { useText } from '../../kit/locale.ts';

type Person = ListAnswer['people'][number];

/** The stations of somebody, in words. */
export function StationsOf({
  of: { allStations, stations },
}: {
  of: Pick<Person, 'allStations' | 'stations'>;
}) {
  const t = useText();
  return allStations ? t('office-staff.allStations') : stations.join(', ');
}
