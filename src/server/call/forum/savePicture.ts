// Owns uploading a picture for a post.
import { consumeQuota } from '../../account/rateLimit.ts';
import { redraw, storePicture } from '../../forum/pictures.ts';
import { handle } from '../../pipeline/handle.ts';
import { presentPicture } from '../../present/forum.ts';
import { Refusal } from '../../refusal.ts';

export default handle('forum/savePicture', async ({ request, db, station, player, now, settings }) => {
  // Counted before it is decoded, which is what costs.
  const key = `forum picture ${player.accountId}`;
  if (!(await consumeQuota(db, station.code, key, now, settings.forumPicturesAnHour, 3600)))
    throw new Refusal('server.forum.pictureLimit', { code: 'throttled', field: 'data' });
  const picture = await redraw(Buffer.from(request.data, 'base64url'));
  const stored = await storePicture(db, station.code, player.accountId, picture, now);
  return { key: stored.key, picture: presentPicture(stored) };
});
