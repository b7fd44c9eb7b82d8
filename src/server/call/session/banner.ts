// The pictures of the home page carousel, with the words that stand over them.
import { localText } from '#station/station.ts';
import { handle } from '../../pipeline/handle.ts';
import { presentLink, stationPicture } from '../../present/link.ts';

export default handle(
  'session/banner',
  async ({ db, locale, station }) => {
    const rows = await db.selectFrom('banner').selectAll().orderBy('position').execute();
    return {
      bannerList: rows.map((row) => ({
        id: row.id,
        ...presentLink(row, locale),
        imgUrl: stationPicture(row.img_url, station),
        ...(row.text !== null && { text: localText(row.text, locale) }),
        ...(row.button !== null && { button: localText(row.button, locale) }),
      })),
    };
  },
  { shared: 'everybody' },
);
