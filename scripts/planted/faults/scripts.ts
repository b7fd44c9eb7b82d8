// Faults of commands and what is delivered.
import type { Fault } from '../fault.ts';

export const scripts: readonly Fault[] = [
  {
    name: 'pins',
    file: 'package.json',
    from: '"kysely": "0.29.9"',
    to: '"kysely": "^0.29.9"',
    says: 'Two installations of one release run different code.',
    tests: ['scripts/supply/billOfMaterials.test.ts'],
  },
  {
    name: 'bill',
    file: 'scripts/supply/billOfMaterials.ts',
    from: ".filter((place) => place !== '')",
    to: ".filter((place) => place !== '' && !packages[place]!.optional)",
    says: 'A package with a hole is in service and in no list.',
    tests: ['scripts/supply/billOfMaterials.test.ts'],
  },
  {
    name: 'backup',
    file: 'scripts/backup.ts',
    from: '    .sort()\n    .reverse();',
    to: '    .sort();',
    says: 'The newest backups are deleted and the oldest kept.',
    tests: ['tests/server/backup.test.ts'],
  },
  {
    name: 'open-backups',
    file: 'src/server/postgres/backup/archive.ts',
    from: 'const fileMode = 0o600;',
    to: 'const fileMode = 0o644;',
    says: 'Everybody on the machine reads the backups.',
    tests: ['src/server/postgres/backup/archive.test.ts'],
  },
  {
    name: 'names-of-backups',
    file: 'src/server/postgres/backup/unpackCluster.ts',
    from: "(name) && !name.split('/').includes('..');",
    to: '(name);',
    says: 'A backup of somebody else writes where it likes.',
    tests: ['src/server/postgres/backup/unpackCluster.test.ts'],
  },
  {
    name: 'day-sums',
    file: 'scripts/backup/reconcile.ts',
    from: "  'ledger_day_mismatches',\n",
    to: '',
    says: 'A restored database whose sums of days are wrong is said to be whole.',
    tests: ['tests/server/reconcile.test.ts'],
  },
];
