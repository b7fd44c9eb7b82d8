import { consumeQuota } from '../../account/rateLimit.ts';
import { storePicture } from '../../forum/pictures.ts';
import type { Redrawn } from '../../forum/redraw.ts';
import { redrawingOf } from '../../forum/redrawing.ts';
import { handle } from '../../pipeline/handle.ts';
import { presentPicture } from '../../present/forum.ts';
import { Refusal } from '../../refusal.ts';

export default handle<'forum/savePicture', Redrawn>(
  'forum/savePicture',
  async ({ work, player }, redrawn) => {
    const stored = await storePicture(work, player.accountId, await redrawn);
    return { key: stored.key, picture: presentPicture(stored) };
  },
  {
    admits: async ({ work, request, station, player, settings }) => {
      // Counted before it is decoded, which is what costs; a file that is refused counts as well.
      const key = `forum picture ${player.accountId}`;
      if (!(await consumeQuota(work, key, settings.forumPicturesAnHour, 3600)))
        throw new Refusal('server.forum.pictureLimit', { code: 'throttled', field: 'data' });
      return () =>
        redrawingOf(settings).redraw(
          Buffer.from(request.data, 'base64url'),
          `${station.code} ${player.accountId}`,
        );
    },
  },
);
