import { office } from '../../pipeline/handle.ts';
import { needsAllStations, plannedCorrection } from '../../play/draws.ts';

export default office('play/planDraw', async (context) => {
  needsAllStations(context.staff);
  const { fingerprint, oldDraw, newDraw, stations } = await plannedCorrection(context, context.request);
  return {
    ...{ plan: fingerprint, from: oldDraw, to: newDraw },
    stations: stations.map(({ owing, ...station }) => ({
      ...station,
      ...{ owing: owing.members, owed: owing.amount },
    })),
  };
});
