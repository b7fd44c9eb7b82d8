// Owns the end of a session by its owner's wish.
import { handle } from '../../pipeline/handle.ts';

export default handle('auth/logout', async ({ logOut }) => {
  await logOut();
  return {};
});
