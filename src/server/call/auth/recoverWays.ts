// Answers how members of the station set a new password where they have forgotten theirs.
import { recoveryWays } from '../../account/codes/recovery.ts';
import { handle } from '../../pipeline/handle.ts';

export default handle('auth/recoverWays', async (context) => ({ ways: recoveryWays(context) }));
