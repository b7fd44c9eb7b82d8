import { office } from '../../pipeline/handle.ts';
import { listStations } from '../../studio/list.ts';

export default office('studio/list', async ({ stations, worksFor, locale, request }) =>
  listStations(stations, { ...request, locale, worksFor }),
);
