// How two versions of a station's file differ, in the words in which a plan says it.
import { numberOf } from '../../../support/input.ts';
import { office } from '../../pipeline/handle.ts';
import { assetsOf, fileOf } from '../../studio/files.ts';
import { planStation, writtenSettings } from '../../studio/plan.ts';
import { textOfVersion } from '../../studio/versions.ts';

export default office('studio/compare', async ({ db, stations, station, locale, request }) => {
  const file = await fileOf(db, stations, station.code);
  const before = await textOfVersion(db, numberOf(request.before));
  const after =
    request.after === undefined
      ? (request.text ?? file.text)
      : await textOfVersion(db, numberOf(request.after));
  const ground = { stations, locale, assets: await assetsOf(db, stations) };
  const plan = planStation(ground, { ...file, text: before }, after);
  return { differences: plan.differences, settings: writtenSettings(plan) };
});
