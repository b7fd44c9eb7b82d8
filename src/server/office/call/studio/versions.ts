import { numberOf } from '../../../support/input.ts';
import { office } from '../../pipeline/handle.ts';
import { listVersions } from '../../studio/versions.ts';

export default office('studio/versions', async ({ db, request: { beyond } }) =>
  listVersions(db, beyond === undefined ? undefined : numberOf(beyond)),
);
