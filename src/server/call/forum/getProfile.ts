// Owns the profile of a member in the forum.
import { profileOf } from '../../forum/reading.ts';
import { handle } from '../../pipeline/handle.ts';
import { presentProfile } from '../../present/forum.ts';

export default handle('forum/getProfile', async ({ request, db, session }) => {
  const reader = session?.accountId ?? null;
  return { profile: presentProfile(await profileOf(db, request.accountId, reader), reader) };
});
