// Faults of what an operator sets and offers.
import type { Fault } from '../fault.ts';

export const station: readonly Fault[] = [
  {
    name: 'menus',
    file: 'src/station/derive/menus.ts',
    from: "(role === 'guest' && who !== 'agent')",
    to: "role === 'guest'",
    says: 'A guest sees the pages of agents in the menu.',
    tests: ['tests/stations/derivation.test.ts'],
  },
  {
    name: 'station-checks',
    file: 'src/station/checks/schema/out-of-range.ts',
    from: 'node.value > schema.maximum',
    to: 'node.value >= schema.maximum',
    says: 'An operator may not set the highest number that there is room for.',
    tests: ['tests/stations/rules.test.ts'],
  },
  {
    name: 'content-checks',
    file: 'src/content/checks/money/reversed-limits.ts',
    from: 'parseMoney(low) <= parseMoney(high)',
    to: 'parseMoney(low) < parseMoney(high)',
    says: 'An operator cannot offer a deposit of one fixed amount.',
    tests: ['tests/stations/content.test.ts'],
  },
  {
    name: 'content-plan',
    file: 'src/server/content/plan.ts',
    from: '[...changes.values()].every(isNothing)',
    to: '[...changes.values()].some(isNothing)',
    says: 'A change to one of two tables of a kind is left out, and nobody notices.',
    tests: ['tests/server/content/apply.test.ts'],
  },
];
