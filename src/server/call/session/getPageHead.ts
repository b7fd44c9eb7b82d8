import { localText } from '#station/station.ts';
import { handle } from '../../pipeline/handle.ts';

export default handle('session/getPageHead', async ({ station, locale }) => ({
  wapv2ThemeColor: station.theme.skin,
  pageTitle: localText(station.pageHead.pageTitle ?? station.name, locale),
}));
