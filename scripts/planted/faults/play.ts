// Faults of bets and slips.
import type { Fault } from '../fault.ts';

export const play: readonly Fault[] = [
  {
    name: 'placing',
    file: 'src/play/placing/placeBet.machine.ts',
    from: "entry: ['take', { type: 'keep', params: ({ context }) => context.sent! }]",
    to: "entry: [{ type: 'keep', params: ({ context }) => context.sent! }, 'take']",
    says: 'A slip whose answer is lost with the page is not kept, and may be bet twice.',
    tests: ['src/play/placing/placeBet.machine.test.ts'],
  },
  {
    name: 'bets',
    file: 'src/server/db/functions/bet_place.sql',
    from: 'b.moment >= coalesce(p.seals_at, o.seal)',
    to: 'b.moment > coalesce(p.seals_at, o.seal)',
    says: 'A bet is taken in the moment in which its period is sealed.',
    tests: ['tests/server/play/batchQueue.test.ts'],
  },
  {
    name: 'machines',
    file: 'src/wallet/autoExchange.machine.ts',
    from: 'return ms >= 0 && ms < restMs;',
    to: 'return ms < 0;',
    says: 'Money is requested back from a platform while it is still on its way.',
    tests: ['tests/architecture/machines.test.ts'],
  },
];
