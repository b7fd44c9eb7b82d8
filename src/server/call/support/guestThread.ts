// A page of the conversation of a guest, known by the cookie of the browser alone, and what came since.

import { requireGuest } from '../../conversations/guest.ts';
import { pageOf } from '../../conversations/page.ts';
import { handle } from '../../pipeline/handle.ts';
import { presentPage } from '../../present/conversations/conversations.ts';

export default handle('support/guestThread', async (context) => {
  requireGuest(context);
  return presentPage(await pageOf(context, { visitorHash: context.visitor.hash }), context);
});
