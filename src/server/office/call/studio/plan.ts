import { office } from '../../pipeline/handle.ts';
import { keepPlan } from '../../studio/drafts.ts';
import { assetsOf, fileOf } from '../../studio/files.ts';
import { planStation, writtenMistakes, writtenSettings } from '../../studio/plan.ts';
import { changedSince, secondOf } from '../../studio/save.ts';

export default office('studio/plan', async ({ db, stations, station, staff, now, locale, request }) => {
  const file = await fileOf(db, stations, station.code);
  if (file.mark !== request.mark) throw await changedSince(db, file);
  const ground = { stations, locale, assets: await assetsOf(db, stations) };
  const plan = planStation(ground, file, request.text);
  const { diagnostics, differences, fingerprint } = plan;
  if (fingerprint !== null) await keepPlan({ db, station: station.code, now }, fingerprint, request.text);
  return {
    diagnostics: writtenMistakes(diagnostics, locale),
    differences,
    settings: writtenSettings(plan),
    second: fingerprint === null ? undefined : await secondOf(db, staff, now, plan),
    plan: fingerprint,
  };
});
