// Plays simulated histories: two servers in one process, every statement of theirs in an order that a seed decides, against the model of tests/support/histories.
// `npm run -s simulate -- [--count 10000] [--from 1]`; ends with the dangerous states they met, and 1 where a history is not explained or a night missed a state.
import { playSeeds } from './seededRuns.ts';

await playSeeds({
  name: 'simulate',
  project: 'server-isolated',
  file: 'tests/server/simulation.test.ts',
  count: 'SIMULATE',
  from: 'SIMULATE_FROM',
  printed: 'simulated',
});
