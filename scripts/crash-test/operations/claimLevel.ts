// Claiming what a level brings: the bonus of the week, and that of a birthday.
import { claimLevel } from '#contract/account.generated.ts';
import type { Operation } from '../world.ts';

const claim: Operation = {
  weight: 4,
  ask: (_world, { random }) => ({
    path: claimLevel.path,
    fields: { what: random.percent(60) ? 'weekly' : 'birthday' },
  }),
};

export default claim;
