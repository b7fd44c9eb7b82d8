import { office } from '../../pipeline/handle.ts';
import { exposureShown } from '../../play/exposure.ts';

export default office('play/exposure', async ({ request, station, ...work }) =>
  exposureShown({ ...work, station: station.code }, request),
);
