import { office } from '../../pipeline/handle.ts';
import { valuesElsewhere } from '../../studio/list.ts';

export default office('studio/others', async ({ stations, station, worksFor, request }) =>
  valuesElsewhere(stations, station, request.path, worksFor),
);
