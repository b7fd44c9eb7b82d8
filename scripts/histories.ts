// Plays random histories of bets, deposits, transfers, limits and breaks at two servers, with connections cut, against the model of tests/support/histories.
// `npm run -s histories -- [--count 10000] [--from 1]`; ends with what they met, and 1 where the model does not explain one.
import { playSeeds } from './seededRuns.ts';

await playSeeds({
  name: 'histories',
  project: 'server',
  file: 'tests/server/protection/histories.test.ts',
  count: 'HISTORIES',
  from: 'HISTORIES_FROM',
  printed: 'histories',
});
