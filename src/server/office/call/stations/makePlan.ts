import { office } from '../../pipeline/handle.ts';
import { planNew } from '../../studio/make.ts';
import { writtenMistakes } from '../../studio/plan.ts';

export default office('stations/makePlan', async (context) => {
  const { plan, ...made } = await planNew(context);
  return {
    ...made,
    diagnostics: writtenMistakes(plan.diagnostics, context.locale),
    plan: plan.fingerprint,
  };
});
