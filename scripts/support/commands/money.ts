// The commands about money by hand, turnover, and applications that wait.
import type { DecidedApplication, WaitingApplication } from '#server/support/money/applications.ts';
import type { MovedMoney, UndoneCredit } from '#server/support/money/byHand.ts';
import type { ChangedTurnover, OpenTurnover } from '#server/support/money/turnover.ts';
import { formatMoment } from '#values/beijingTime.ts';
import { formatYuan } from '#values/money.ts';
import { say } from '../../language.ts';
import { WrongUsage } from '../../station/commandLine.ts';
import { ask, orNone, type Row } from '../row.ts';

function movedLines(moved: MovedMoney): string[] {
  if (moved.done === 'before') return [say('support.money.before', { at: formatMoment(moved.at) })];
  const { direction, name, amount, wallet } = moved;
  return [
    say(direction === 'credit' ? 'support.money.added' : 'support.money.taken', {
      amount: formatYuan(amount),
      name,
      has: formatYuan(wallet),
    }),
  ];
}

function undoneLines(undone: UndoneCredit): string[] {
  const { intent } = undone;
  if (undone.done === 'before') return [say('support.money.undoneBefore', { intent })];
  const { name, amount, wallet, owed } = undone;
  return [
    say('support.money.undone', {
      amount: formatYuan(amount),
      intent,
      name,
      has: formatYuan(wallet),
      owed: formatYuan(owed),
    }),
  ];
}

function turnoverLines({ items, missing, required }: OpenTurnover): string[] {
  if (items.length === 0) return [say('support.turnover.none')];
  return [
    ...items.map(({ id, source, refType: type, refId: ref, at, done, required: asked }) =>
      say('support.turnover.line', {
        id,
        source,
        type,
        ref,
        at: formatMoment(at),
        done: formatYuan(done),
        required: formatYuan(asked),
      }),
    ),
    say('support.turnover.missing', { missing: formatYuan(missing), required: formatYuan(required) }),
  ];
}

function changedLines({ name, isChanged, missing, required }: ChangedTurnover): string[] {
  const stands = say('support.turnover.stands', {
    name,
    missing: formatYuan(missing),
    required: formatYuan(required),
  });
  return [isChanged ? stands : say('support.turnover.before', { stands })];
}

function applicationLine({ kind, name, account, state, ...application }: WaitingApplication): string {
  const { amount, at, decidedAfterSeconds: seconds } = application;
  const line = say('support.application', {
    name,
    account: state === 'enabled' ? account : `${account} (${say(`support.state.${state}`)})`,
    what: say(kind === 'donation' ? 'support.application.gives' : 'support.application.gets', {
      amount: formatYuan(amount),
    }),
    at: formatMoment(at),
  });
  return seconds === null ? line : `${line} · ${say('support.application.clock', { seconds })}`;
}

const decidedTexts = {
  approved: 'support.applicationApproved',
  refused: 'support.applicationRefused',
  withdrawal: 'support.applicationRule.withdrawal',
  state: 'support.applicationRule.state',
} as const;

const decidedLines = ({ name, outcome }: DecidedApplication): string[] => [
  say(decidedTexts[outcome], { name }),
];

export const moneyRows: readonly Row[] = [
  {
    forms: [
      [
        'money <account> credit|deduct <yuan> <reason> --intent <intent> [--turnover <times>]',
        'support.help.money',
      ],
      ['money <account> undo <intent> <reason>', 'support.help.undo'],
    ],
    asks: ([account, direction, what, reason], { intent, turnover }) =>
      direction === 'undo'
        ? ask('undoCredit', { account, intent: what, reason }, undoneLines)
        : ask('moveMoney', { account, direction, yuan: what, reason, intent, turnover }, movedLines),
  },
  {
    forms: [
      ['turnover <account>', 'support.help.turnover'],
      ['turnover <account> <number> <yuan> <reason>', 'support.help.turnoverSet'],
      ['turnover <account> add <yuan> <reason> --intent <intent>', 'support.help.turnoverAdd'],
    ],
    asks([account, which, yuan, reason], { intent }) {
      if (which === undefined) return ask('turnover', { account }, turnoverLines);
      if (which === 'add') return ask('addTurnover', { account, yuan, reason, intent }, changedLines);
      if (intent !== undefined) throw new WrongUsage(say('support.turnover.intent'));
      return ask('setTurnover', { account, number: which, yuan, reason }, changedLines);
    },
  },
  {
    forms: [['applications', 'support.help.applications']],
    asks: () =>
      ask('applications', {}, (waiting) => orNone(waiting.map(applicationLine), say('support.nothingWaits'))),
  },
  {
    forms: [['application <name> yes|no <reason>', 'support.help.application']],
    asks: ([name, answer, reason]) => ask('decideApplication', { name, answer, reason }, decidedLines),
  },
];
