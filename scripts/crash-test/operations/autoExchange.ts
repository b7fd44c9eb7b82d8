// Returning from a game: what the last platform holds is transferred back.
import { autoExchange as call } from '#contract/session.generated.ts';
import type { Operation } from '../world.ts';

const autoExchange: Operation = {
  weight: 6,
  // What was brought back is reported once it is known; until then the stored answer does not mention it.
  agree: () => true,
  ask: () => ({ path: call.path, fields: {} }),
};

export default autoExchange;
