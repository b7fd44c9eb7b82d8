import { office } from '../../pipeline/handle.ts';
import { endTokenOf } from '../../staff/commandTokens.ts';

export default office('own/tokenRevoke', async ({ db, staff, now }) => ({
  ended: await endTokenOf({ db, now }, staff.staffId),
}));
