// The command line of `office`: its first owner, tokens for commands, proving its trail, the keys of its data, and what a bank desk of an earlier release still knew.

import type { Command, CommandTable } from '../commandTable.ts';

const commands: Readonly<Record<string, Command>> = {
  owner: {
    usage: 'NAME',
    says: 'command.office.owner',
    load: () => import('./commands/owner.ts'),
  },
  token: {
    usage: 'NAME',
    says: 'command.office.token',
    load: () => import('./commands/token.ts'),
  },
  verify: {
    usage: '[--head LINES:HASH]',
    says: 'command.office.verify',
    load: () => import('./commands/verify.ts'),
  },
  data: {
    usage: '[--seal]',
    says: 'command.office.data',
    load: () => import('./commands/data.ts'),
  },
  adopt: {
    usage: 'FOLDER [--apply]',
    says: 'command.office.adopt',
    load: () => import('./commands/adopt.ts'),
  },
};

export const officeProgram: CommandTable = {
  program: 'office',
  head: ['command.office.head'],
  commands,
  foot: ['command.office.foot'],
};
