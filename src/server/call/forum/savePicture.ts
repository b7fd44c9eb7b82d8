// Owns uploading a picture for a post.
import { consumeQuota } from '../../account/rateLimit.ts';
import { storePicture } from '../../forum/pictures.ts';
import type { Redrawn } from '../../forum/redraw.ts';
import { redrawingOf } from '../../forum/redrawing.ts';
import { handle } from '../../pipeline/handle.ts';
import { presentPicture } from '../../present/forum.ts';
import { Refusal } from '../../refusal.ts';

export default handle<'forum/savePicture', Redrawn>(
  'forum/savePicture',
  async ({ db, station, player, now }, redrawn) => {
    const stored = await storePicture(db, station.code, player.accountId, await redrawn, now);
    return { key: stored.key, picture: presentPicture(stored) };
  },
  {
    admits: async ({ request, db, station, player, now, settings }) => {
      // Counted before it is decoded, which is what costs; a file that is refused counts as well.
      const key = `forum picture ${player.accountId}`;
      if (!(await consumeQuota(db, station.code, key, now, settings.forumPicturesAnHour, 3600)))
        throw new Refusal('server.forum.pictureLimit', { code: 'throttled', field: 'data' });
      return () =>
        redrawingOf(settings).redraw(
          Buffer.from(request.data, 'base64url'),
          `${station.code} ${player.accountId}`,
        );
    },
  },
);
