// Owns the command line of `desk`: the bank desk in service, its staff and its key.

import type { Command, CommandTable } from '../commandTable.ts';

const commands: Readonly<Record<string, Command>> = {
  start: {
    usage: '',
    says: 'runs the desk, as without a command; the first start makes its folder, its key and an account, and prints its entry for COUNTERPARTIES',
    load: () => import('./commands/start.ts'),
  },
  staff: {
    usage: 'add NAME | reset NAME | remove NAME | list',
    says: 'who may log in; add and reset print a first password, which is shown once and has to be changed. Takes effect at once in a desk that runs',
    load: () => import('./commands/staff.ts'),
  },
  backup: {
    usage: 'FILE',
    says: 'copies the store into a new file and reads it back, while the desk runs or not; the key is in key.json beside the store',
    load: () => import('./commands/backup.ts'),
  },
  key: {
    usage: '[change | forget]',
    says: 'the entry for COUNTERPARTIES; change makes a new key and accepts the old one beside it, forget ends that',
    load: () => import('./commands/key.ts'),
  },
};

export const deskProgram: CommandTable = {
  program: 'desk',
  whenNameless: 'start',
  head: [
    'desk COMMAND: the bank desk, where your staff say which transfers came in and which withdrawals are paid.',
  ],
  commands,
  foot: [
    'DESK_DIR is its folder (.desk), PORT and HOST where it listens (9080, localhost), DESK_URL the https:// address of your proxy before it,',
    'TRUST_PROXY as for npm start.',
  ],
};
