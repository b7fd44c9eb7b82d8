import { isModerator } from '../../forum/moderation.ts';
import { slipRecordOf } from '../../forum/people/slipRecord.ts';
import { profileOf } from '../../forum/reading.ts';
import { handle } from '../../pipeline/handle.ts';
import { presentProfile } from '../../present/forum.ts';

export default handle('forum/getProfile', async ({ request, db, session, now }) => {
  const reader = session?.accountId ?? null;
  const row = await profileOf(db, request.accountId, reader, now);
  const record = await slipRecordOf(db, row.author_id, now);
  return { profile: presentProfile(row, record, reader, await isModerator(db, reader)) };
});
