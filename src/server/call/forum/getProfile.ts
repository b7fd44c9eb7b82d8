// Owns the profile of a member in the forum.
import { isModerator } from '../../forum/moderation.ts';
import { profileOf } from '../../forum/reading.ts';
import { handle } from '../../pipeline/handle.ts';
import { presentProfile } from '../../present/forum.ts';

export default handle('forum/getProfile', async ({ request, db, session, now }) => {
  const reader = session?.accountId ?? null;
  const row = await profileOf(db, request.accountId, reader, now);
  return { profile: presentProfile(row, reader, await isModerator(db, reader)) };
});
