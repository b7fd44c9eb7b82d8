import { consumeQuota } from '../../account/rateLimit.ts';
import { aboutIn, ownCard } from '../../conversations/about.ts';
import { writeToSupport } from '../../conversations/conversation.ts';
import type { Redrawn } from '../../forum/redraw.ts';
import { redrawingOf } from '../../forum/redrawing.ts';
import { admitsText } from '../../messages/playerMessage.ts';
import { handle } from '../../pipeline/handle.ts';
import { presentSupportMessage } from '../../present/conversations/conversations.ts';
import { Refusal } from '../../refusal.ts';

const daySeconds = 86_400;

export default handle<'support/send', Redrawn | undefined>(
  'support/send',
  async ({ work, request, db, player, settings, locale, text: say }, redrawn) => {
    const text = request.content?.trim() ?? '';
    const about = aboutIn(request.about);
    const picture = await redrawn;
    if (text === '' && !about && !picture)
      throw new Refusal('server.conversation.empty', { code: 'invalid', field: 'content' });
    const { accountId } = player;
    if (about) await ownCard(db, accountId, about);
    const key = `support ${accountId}`;
    if (!(await consumeQuota(work, key, settings.supportMessagesADay, daySeconds)))
      throw new Refusal('server.conversation.dayLimit', {
        code: 'throttled',
        field: 'content',
        limit: 'supportMessagesADay',
      });
    const message = await writeToSupport(work, { accountId }, { text, picture, about });
    return { message: presentSupportMessage(message, { locale, text: say }) };
  },
  {
    async admits(context) {
      await admitsText(context);
      const { request, station, player, settings } = context;
      const { picture } = request;
      if (picture === undefined) return async () => undefined;
      // Counted before it is decoded, which is what costs; a file that is refused counts as well.
      const key = `support picture ${player.accountId}`;
      if (!(await consumeQuota(context.work, key, settings.supportPicturesAnHour, 3600)))
        throw new Refusal('server.conversation.pictureLimit', {
          code: 'throttled',
          field: 'picture',
          limit: 'supportPicturesAnHour',
        });
      return () =>
        redrawingOf(settings).redraw(
          Buffer.from(picture, 'base64url'),
          `${station.code} ${player.accountId}`,
          'picture',
        );
    },
  },
);
