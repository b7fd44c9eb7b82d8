// Whether a screen of the member centre has something for the player to claim now.
import type { AccInfoAnswer } from '#contract/session.generated.ts';
import { kindsOfScreen, pressedKinds } from '#station/derive/activities.ts';

/** The page of all claims: everything that a press takes. */
const allClaims = '/todayClaims';

export const canClaim = (
  to: string,
  { claimable = [], claims = [] }: Pick<AccInfoAnswer, 'claimable' | 'claims'>,
): boolean =>
  to === allClaims
    ? claims.length > 0 || pressedKinds.some((kind) => claimable.includes(kind))
    : claims.some((what) => to === `/${what}`) || kindsOfScreen(to).some((kind) => claimable.includes(kind));
