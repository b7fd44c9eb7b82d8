// The limits of a member: each with what is left of it, and what may be set.
import { protectionOf } from '#station/protection/protection.ts';
import { handle } from '../../pipeline/handle.ts';
import { limitAmount, presentLimits } from '../../present/protection/limits.ts';
import { boundsOf } from '../../protection/changeLimits.ts';
import { limitQuestionOf } from '../../protection/limitQuestion.ts';

export default handle('protection/limits', async ({ db, station, player: { accountId }, now }) => {
  const { ask, required, waitHours, confirmHours, kinds } = protectionOf(station).limits;
  return {
    list: await presentLimits({ db, station, accountId, now }),
    bounds: kinds.map((kind) => {
      const { min, max } = boundsOf(kind);
      return { kind, min: limitAmount(kind, min), max: limitAmount(kind, max) };
    }),
    waitHours,
    confirmHours,
    ask,
    isRequired: required,
    ...(await limitQuestionOf(db, station, accountId, now)),
  };
});
