// Faults of the demonstration's counterparties and of how we speak with any.
import type { Fault } from '../fault.ts';

export const counterparty: readonly Fault[] = [
  {
    name: 'fresh-messages',
    file: 'src/counterparty/signed.ts',
    from: 'Math.abs(nowMs - Number(atMs)) > freshMs',
    to: 'nowMs - Number(atMs) > freshMs * 1000',
    says: 'A report that was recorded last year is accepted again.',
    tests: ['src/counterparty/signed.test.ts'],
  },
  {
    name: 'cycle',
    file: 'src/counterparty/game-platform/platformWorld.ts',
    from: '!rounds.isTaken(holder, body.once)',
    to: 'true',
    says: 'A spin whose answer was lost is refused when it is sent again.',
    tests: ['src/counterparty/game-platform/cycle.test.ts'],
  },
  {
    name: 'unknown-end',
    file: 'src/counterparty/signed.ts',
    from: "'ECONNREFUSED', 'ENOTFOUND'",
    to: "'ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND'",
    says: 'A connection that breaks counts as never made, and the money is given back at both ends.',
    tests: ['src/counterparty/signed.test.ts'],
  },
  {
    name: 'previous-keys',
    file: 'src/counterparty/signed.ts',
    from: 'previousKey ? [key, previousKey] : [key]',
    to: '[key]',
    says: 'While a key is changed every report of the other party is refused.',
    tests: ['src/counterparty/signed.test.ts'],
  },
];
