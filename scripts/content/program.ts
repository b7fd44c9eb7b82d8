// Owns the command line of `content`: which commands there are, and what their exit codes mean.

import type { Command, CommandTable } from '../commandTable.ts';

const commands: Readonly<Record<string, Command>> = {
  init: {
    usage: 'STATION… [--from standard|demo]',
    says: "writes the files of stations' own content from a shipped set, never over one that is there, and says what to fill in",
    load: () => import('./commands/init.ts'),
  },
  check: {
    usage: '[sets, stations or folders] [--format FORMAT] [--fail-on warning|error] [--watch]',
    says: 'everything that is wrong with files of content, each mistake once, with its line, consequence and fix',
    load: () => import('./commands/check.ts'),
  },
  fix: {
    usage: '[sets, stations or folders] [--dry-run] [--unsafe]',
    says: 'applies the certain fixes; with --unsafe the others as well',
    load: () => import('./commands/fix.ts'),
  },
  docs: {
    usage: '[KIND | RULE]',
    says: 'the fields of a kind in Chinese and English, or the page of a rule',
    load: () => import('./commands/docs.ts'),
  },
  export: {
    usage: '[stations] [--to FOLDER]',
    says: 'writes what stations have as files, the same bytes for the same content; one station goes into the folder itself',
    load: () => import('./commands/export.ts'),
  },
  plan: {
    usage: '[stations] [--from SET] [--format text|json]',
    says: 'what the files of stations would change: which terms of money, what players see, and what is neither',
    load: () => import('./commands/plan.ts'),
  },
  apply: {
    usage: 'STATION… [--from SET] [--plan FINGERPRINT | --yes] [--by NAME] [--format text|json]',
    says: 'makes stations have what their files say, each in one transaction; --plan refuses any other change than that plan showed, --yes makes in service what nobody was shown',
    load: () => import('./commands/apply.ts'),
  },
  history: {
    usage: 'STATION [--last COUNT] [--from DAY] [--to DAY] [--kind KIND] [--format text|json]',
    says: 'who changed what and when, the newest first; from and to a day of Beijing, inclusive, and of one kind',
    load: () => import('./commands/history.ts'),
  },
};

export const contentProgram: CommandTable = {
  program: 'content',
  head: [
    'content COMMAND: what stations offer beside their own file: lotteries, pay methods, offers, notices and the rest.',
    'The files of a station are in stations/content/<code>/, a file for each kind.',
  ],
  commands,
  foot: [
    'Exit codes: 0 clean or nothing to do, 1 findings or refused, 2 wrong usage, 3 unreadable input, 4 our own fault; plan: 5 something changes.',
    'The database is that of DATABASE_URL, or the one the server runs in DATA_DIR (.data).',
  ],
};
