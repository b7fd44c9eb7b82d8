// The command line of `content`: which commands there are, and what their exit codes mean.

import type { Command, CommandTable } from '../commandTable.ts';

const commands: Readonly<Record<string, Command>> = {
  init: {
    usage: 'STATION… [--from standard|demo]',
    says: 'command.content.init',
    load: () => import('./commands/init.ts'),
  },
  check: {
    usage: '[sets, stations or folders] [--format FORMAT] [--fail-on warning|error] [--watch]',
    says: 'command.content.check',
    load: () => import('./commands/check.ts'),
  },
  fix: {
    usage: '[sets, stations or folders] [--dry-run] [--unsafe]',
    says: 'command.content.fix',
    load: () => import('./commands/fix.ts'),
  },
  docs: {
    usage: '[KIND | RULE]',
    says: 'command.content.docs',
    load: () => import('./commands/docs.ts'),
  },
  export: {
    usage: '[stations] [--to FOLDER]',
    says: 'command.content.export',
    load: () => import('./commands/export.ts'),
  },
  plan: {
    usage: '[stations] [--from SET] [--format text|json]',
    says: 'command.content.plan',
    load: () => import('./commands/plan.ts'),
  },
  apply: {
    usage: 'STATION… [--from SET] [--plan FINGERPRINT | --yes] [--by NAME] [--format text|json]',
    says: 'command.content.apply',
    load: () => import('./commands/apply.ts'),
  },
  history: {
    usage: 'STATION [--last COUNT] [--from DAY] [--to DAY] [--kind KIND] [--format text|json]',
    says: 'command.content.history',
    load: () => import('./commands/history.ts'),
  },
};

export const contentProgram: CommandTable = {
  program: 'content',
  head: ['command.content.head1', 'command.content.head2'],
  commands,
  foot: ['command.content.foot1', 'command.content.foot2'],
};
