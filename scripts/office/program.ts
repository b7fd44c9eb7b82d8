// Owns the command line of `office`: its first owner, tokens for commands, proving its trail, and what a bank desk of an earlier release still knew.

import type { Command, CommandTable } from '../commandTable.ts';

const commands: Readonly<Record<string, Command>> = {
  owner: {
    usage: 'NAME',
    says: 'prints a link by which somebody becomes an owner of the back office, or an owner who lost password or phone begins again; it is good once',
    load: () => import('./commands/owner.ts'),
  },
  token: {
    usage: 'NAME',
    says: 'prints what a command shows to say who runs it: OFFICE_TOKEN for support and content; the one before is of no use any more',
    load: () => import('./commands/token.ts'),
  },
  verify: {
    usage: '[--head LINES:HASH]',
    says: 'walks the trail and names the first line that was changed or is missing; --head is an end of it that somebody kept',
    load: () => import('./commands/verify.ts'),
  },
  adopt: {
    usage: 'FOLDER [--apply]',
    says: 'what the bank desk of an earlier release (npm run desk, its folder) still knew and the server does not: decided there and never reported, or begun to be paid; --apply makes the server know it',
    load: () => import('./commands/adopt.ts'),
  },
};

export const officeProgram: CommandTable = {
  program: 'office',
  head: ['office COMMAND: what of the back office is done on the machine it runs on.'],
  commands,
  foot: [
    'OFFICE_URL is the https:// address that your proxy serves the office by; DATA_DIR, DATABASE_URL and OFFICE_KEY are those of npm start.',
  ],
};
