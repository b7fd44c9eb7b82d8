// Owns the list of stations in the studio.

import { office } from '../../pipeline/handle.ts';
import { listStations } from '../../studio/list.ts';

export default office('studio/list', async ({ stations, worksFor, locale, request }) =>
  listStations(stations, { search: request.search, locale, worksFor }),
);
