// Owns taking the solution of the riddle for the token that others ask for.
import { handle } from '../../handle.ts';
import { tokenFor } from '../../robotCheck.ts';

export default handle('auth/googleRobotCallback', async ({ request, visitor, db, now }) => ({
  robotToken: await tokenFor(db, visitor, now, request.challenge, request.solution),
}));
