// Owns the command line of `station`: which commands there are, and what their exit codes mean.
import type { Command, CommandTable } from '../commandTable.ts';

const commands: Readonly<Record<string, Command>> = {
  check: {
    usage:
      '[files, codes or globs] [--format FORMAT] [--stdin [--name FILE]] [--watch] [--no-cache] [--fail-on warning|error]',
    says: 'everything that is wrong with the stations, each mistake once, with its line, consequence and fix',
    load: () => import('./commands/check.ts'),
  },
  fix: {
    usage: '[files, codes or globs] [--dry-run] [--unsafe]',
    says: 'applies the certain fixes; with --unsafe the others as well',
    load: () => import('./commands/fix.ts'),
  },
  explain: {
    usage: 'CODE [setting, /route or words that players see] | RULE',
    says: 'what a station is and why: the value, the line or default that set it, its effect; what its content puts on a screen; or the page of a rule',
    load: () => import('./commands/explain.ts'),
  },
  routes: {
    usage: '[CODE]',
    says: 'the screens of a station, or of all',
    load: () => import('./commands/routes.ts'),
  },
  menus: {
    usage: 'CODE [--as guest|trial|member|agent] [--format text|json]',
    says: 'the menus of a station as a visitor sees them, with what is left out and why',
    load: () => import('./commands/menus.ts'),
  },
  matrix: {
    usage: '[files, codes or globs] [--row TEXT] [--differing] [--format text|markdown|json]',
    says: 'every flag and route by station, outliers marked; --row picks rows by name, --differing those that differ',
    load: () => import('./commands/matrix.ts'),
  },
  diff: {
    usage: 'A B [--format text|markdown|json]',
    says: 'the difference of two stations or files, as players see it',
    load: () => import('./commands/diff.ts'),
  },
  plan: {
    usage: '[REVISION] [--format text|markdown|json]',
    says: 'what the files on disk change for players against a git revision (HEAD unless said)',
    load: () => import('./commands/plan.ts'),
  },
  new: {
    usage: 'CODE [--from CODE] [--name NAME] [--host HOST] [--skin SKIN] [--brand #rrggbb]',
    says: 'writes the file of a new station that checks clean; asks for what is missing',
    load: () => import('./commands/create.ts'),
  },
  docs: {
    usage: '[SETTING]',
    says: 'the reference of every setting, from the schema, as Markdown',
    load: () => import('./commands/docs.ts'),
  },
  probe: {
    usage:
      'URL [--account NAME --password WORD | --cookie NAME=VALUE | --header "NAME: VALUE"] [--write] [--call ID] [--timeout MS] [--format text|json|junit]',
    says: 'compares a running backend with the contract: read-only calls; with an account, or a session of your own, those of a member; with --write all',
    load: () => import('./commands/probe.ts'),
  },
  counterparty: {
    usage:
      'payProvider|bankDesk|sms|mail|platform URL [--key KEY] [--station CODE] [--platform CODE --member NUMBER] [--write [--to ADDRESS]] [--timeout MS] [--format text|json|junit]',
    says: 'compares a running counterparty with the protocol: signatures, clock, refusals and the form of each answer; with --write that a repeat does nothing twice (opens and closes an order, sends one message to --to, moves 1 yuan in and out). The key may be in COUNTERPARTY_KEY',
    load: () => import('./commands/counterparty.ts'),
  },
};

export const stationProgram: CommandTable = {
  program: 'station',
  head: ['station COMMAND: what a station is, why, and what is wrong with it.'],
  commands,
  foot: [
    'Exit codes: 0 clean, 1 findings, 2 wrong usage, 3 unreadable input or nobody at the address, 4 our own fault;',
    'diff and plan: 0 no difference, 5 something changed, 6 something is removed.',
  ],
};
