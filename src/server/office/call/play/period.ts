import { office } from '../../pipeline/handle.ts';
import { periodShown } from '../../play/periods.ts';

export default office('play/period', async ({ request, db, now, locale }) =>
  periodShown(db, request, { now, locale }),
);
