// Exchanges the solution of the robot check's challenge for the token that other calls require.

import { tokenFor } from '../../account/proofOfWork.ts';
import { handle } from '../../pipeline/handle.ts';

export default handle('auth/googleRobotCallback', async ({ request, visitor, db, now }) => ({
  robotToken: await tokenFor(db, visitor, now, request.challenge, request.solution),
}));
