import { localText } from '#station/station.ts';
import { office } from '../../pipeline/handle.ts';

export default office('session/stations', async ({ stations, worksFor, locale }) => ({
  stations: stations
    .all()
    .filter(({ code }) => worksFor(code))
    .map(({ code, name }) => ({ code, name: localText(name, locale) })),
}));
