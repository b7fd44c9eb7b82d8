import { office } from '../../pipeline/handle.ts';
import { readyItems } from '../../studio/ready.ts';

export default office('stations/ready', async ({ db, station, stations, locale }) => {
  const items = await readyItems(db, station, stations, locale);
  return { items, isReady: items.every(({ state }) => state !== 'missing') };
});
