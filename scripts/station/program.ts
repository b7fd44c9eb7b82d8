// The command line of `station`: which commands there are, and what their exit codes mean.
import type { Command, CommandTable } from '../commandTable.ts';

const commands: Readonly<Record<string, Command>> = {
  check: {
    usage:
      '[files, codes or globs] [--format FORMAT] [--stdin [--name FILE]] [--watch] [--no-cache] [--fail-on warning|error]',
    says: 'command.station.check',
    load: () => import('./commands/check.ts'),
  },
  fix: {
    usage: '[files, codes or globs] [--dry-run] [--unsafe]',
    says: 'command.station.fix',
    load: () => import('./commands/fix.ts'),
  },
  explain: {
    usage: 'CODE [setting, /route or words that players see] | RULE',
    says: 'command.station.explain',
    load: () => import('./commands/explain.ts'),
  },
  routes: {
    usage: '[CODE]',
    says: 'command.station.routes',
    load: () => import('./commands/routes.ts'),
  },
  menus: {
    usage: 'CODE [--as guest|trial|member|agent] [--format text|json]',
    says: 'command.station.menus',
    load: () => import('./commands/menus.ts'),
  },
  matrix: {
    usage: '[files, codes or globs] [--row TEXT] [--differing] [--format text|markdown|json]',
    says: 'command.station.matrix',
    load: () => import('./commands/matrix.ts'),
  },
  diff: {
    usage: 'A B [--format text|markdown|json]',
    says: 'command.station.diff',
    load: () => import('./commands/diff.ts'),
  },
  plan: {
    usage: '[REVISION] [--format text|markdown|json]',
    says: 'command.station.plan',
    load: () => import('./commands/plan.ts'),
  },
  new: {
    usage:
      'CODE [--from CODE] [--name NAME] [--name-en NAME] [--host HOST]… [--skin SKIN] [--brand #rrggbb] [--other-brand #rrggbb] [--logo /logo/FILE] [--off SCREEN]… [--service ADDRESS]',
    says: 'command.station.new',
    load: () => import('./commands/create.ts'),
  },
  import: {
    usage: 'FOLDER [--replace]',
    says: 'command.station.import',
    load: () => import('./commands/import.ts'),
  },
  export: {
    usage: 'FOLDER [--replace]',
    says: 'command.station.export',
    load: () => import('./commands/export.ts'),
  },
  docs: {
    usage: '[SETTING]',
    says: 'command.station.docs',
    load: () => import('./commands/docs.ts'),
  },
  probe: {
    usage:
      'URL [--account NAME --password WORD | --cookie NAME=VALUE | --header "NAME: VALUE"] [--write] [--call ID] [--timeout MS] [--format text|json|junit]',
    says: 'command.station.probe',
    load: () => import('./commands/probe.ts'),
  },
  counterparty: {
    usage:
      'payProvider|bankDesk|sms|mail|platform URL [--key KEY] [--station CODE] [--platform CODE --member NUMBER] [--write [--to ADDRESS]] [--timeout MS] [--format text|json|junit]',
    says: 'command.station.counterparty',
    load: () => import('./commands/counterparty.ts'),
  },
};

export const stationProgram: CommandTable = {
  program: 'station',
  head: ['command.station.head'],
  commands,
  foot: ['command.station.foot1', 'command.station.foot2'],
};
