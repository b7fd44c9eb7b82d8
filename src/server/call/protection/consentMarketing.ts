// A member's consent to offers after an exclusion: nothing is offered without it.
import { hearConsent } from '../../money/breaks/take.ts';
import { handle } from '../../pipeline/handle.ts';

export default handle('protection/consentMarketing', async (context) => {
  await hearConsent(context);
  return { msg: context.text('server.break.consented'), needsConsent: false };
});
