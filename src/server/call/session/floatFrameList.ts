import type { AdPage } from '#contract/states/adPage.generated.ts';
import { handle } from '../../pipeline/handle.ts';
import { presentLink } from '../../present/link.ts';

export default handle(
  'session/floatFrameList',
  async ({ request, db, locale }) => {
    const frames = await db
      .selectFrom('float_frame')
      .select(['id', 'show_position'])
      .where('show_position', '=', request.showPage)
      .orderBy('id')
      .execute();
    const items =
      frames.length === 0
        ? []
        : await db
            .selectFrom('float_item')
            .select(['frame_id', 'title', 'link_url', 'link_type', 'img_url'])
            .where(
              'frame_id',
              'in',
              frames.map(({ id }) => id),
            )
            .orderBy('position')
            .execute();
    return {
      floatFrameList: frames.map((frame) => ({
        id: frame.id,
        showPosition: frame.show_position as AdPage,
        afsList: items.filter((item) => item.frame_id === frame.id).map((item) => presentLink(item, locale)),
      })),
    };
  },
  { shared: 'everybody' },
);
