import { handle } from '../../pipeline/handle.ts';

export default handle('auth/logout', async ({ logOut }) => {
  await logOut();
  return {};
});
