// Owns planning to save a station's file.

import { office } from '../../pipeline/handle.ts';
import { keepPlan } from '../../studio/drafts.ts';
import { assetsOf, fileOf } from '../../studio/files.ts';
import { planStation, writtenMistakes } from '../../studio/plan.ts';
import { changedSince, secondOf } from '../../studio/save.ts';

export default office('studio/plan', async ({ db, stations, station, staff, now, locale, request }) => {
  const file = await fileOf(db, stations, station.code);
  if (file.mark !== request.mark) throw await changedSince(db, file);
  const ground = { stations, locale, assets: await assetsOf(db, stations) };
  const plan = planStation(ground, file, request.text);
  const { diagnostics, differences, before, after, fingerprint } = plan;
  if (fingerprint !== null) await keepPlan({ db, station: station.code, now }, fingerprint, request.text);
  const said = (value: unknown) => (value === undefined ? undefined : JSON.stringify(value));
  return {
    diagnostics: writtenMistakes(diagnostics, locale),
    differences,
    settings: [...new Set([...Object.keys(before), ...Object.keys(after)])].map((name) => ({
      name,
      before: said(before[name]),
      after: said(after[name]),
    })),
    second: fingerprint === null ? undefined : await secondOf(db, staff, now, plan),
    plan: fingerprint,
  };
});
