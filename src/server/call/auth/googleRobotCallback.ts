// Owns taking the solution of the riddle for the token that others ask for.

import { tokenFor } from '../../account/proofOfWork.ts';
import { handle } from '../../pipeline/handle.ts';

export default handle('auth/googleRobotCallback', async ({ request, visitor, db, now }) => ({
  robotToken: await tokenFor(db, visitor, now, request.challenge, request.solution),
}));
