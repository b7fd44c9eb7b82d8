import { localText } from '#station/station.ts';
import { formatMoment } from '#values/beijingTime.ts';
import { handle } from '../../pipeline/handle.ts';
import { Refusal } from '../../refusal.ts';

export default handle('session/appDown', async ({ db, locale }) => {
  const release = await db.selectFrom('app_release').selectAll().executeTakeFirst();
  if (!release) throw new Refusal('server.noRelease', { code: 'noRelease' });
  return {
    androidUrl: release.android_url,
    iosUrl: release.ios_url,
    version: release.version,
    size: release.size,
    updateTime: formatMoment(release.released_at),
    notes: release.notes.map((note) => localText(note, locale)),
  };
});
