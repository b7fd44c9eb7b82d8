import { numberOf } from '../../../support/input.ts';
import { office } from '../../pipeline/handle.ts';
import { textOfVersion } from '../../studio/versions.ts';

export default office('studio/version', async ({ db, request }) => ({
  text: await textOfVersion(db, numberOf(request.id)),
}));
