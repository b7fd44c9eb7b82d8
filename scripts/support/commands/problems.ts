// The commands about what is set aside, and about what support did.
import { formatYuan } from '#values/money.ts';
import { say } from '../../language.ts';
import { WrongUsage } from '../../station/commandLine.ts';
import { actionLines } from '../actionLines.ts';
import { problemLines } from '../problems.ts';
import { ask, type Row } from '../row.ts';

export const problemRows: readonly Row[] = [
  {
    forms: [['problems', 'support.help.problems']],
    asks: () => ask('problems', {}, problemLines),
  },
  {
    forms: [
      ['deposit <order> credit <yuan> <reason>', 'support.help.deposit'],
      ['deposit <order> dismiss <reason>', 'support.help.dismiss'],
      ['deposit <order> roll-back <reason>', 'support.help.rollBack'],
    ],
    asks([order, decision, what, reason]) {
      if (decision === 'credit')
        return ask('creditDeposit', { order, yuan: what, reason }, ({ paid, ordered }) => [
          say('support.deposit.credited', {
            order: order!,
            paid: formatYuan(paid),
            ordered: formatYuan(ordered),
          }),
        ]);
      if (decision === 'dismiss')
        return ask('dismissDeposit', { order, reason: what }, (closed) => [
          say('support.deposit.closed', closed),
        ]);
      if (decision !== 'roll-back') throw new WrongUsage(say('support.deposit.form'));
      return ask('rollBackDeposit', { order, reason: what }, (back) => {
        if (back.done === 'before') return [say('support.deposit.backBefore', { order: back.order })];
        const { amount, given, owed, ...named } = back;
        return [
          say('support.deposit.back', {
            order: named.order,
            name: named.name,
            amount: formatYuan(amount),
            given: formatYuan(given),
            owed: formatYuan(owed),
          }),
        ];
      });
    },
  },
  {
    forms: [['transfer <order> credit|refuse <reason>', 'support.help.transfer']],
    asks: ([order, decision, reason]) =>
      ask('decideTransfer', { order, decision, reason }, (decided) => [
        decided.decision === 'credit'
          ? say('support.transfer.credited', { order: decided.order, amount: formatYuan(decided.amount) })
          : say('support.transfer.refused', { order: decided.order }),
      ]),
  },
  {
    forms: [['actions [<account>]', 'support.help.actions']],
    asks: ([account]) => ask('actions', { account }, actionLines),
  },
];
