// Faults of what is owed and paid.
import type { Fault } from '../fault.ts';

export const money: readonly Fault[] = [
  {
    name: 'exchange',
    file: 'src/values/money.ts',
    from: '((exact + CENT - 1n) / CENT) * CENT',
    to: '(exact / CENT) * CENT',
    says: 'A deposit in another currency asks for a cent less than it credits.',
    tests: ['src/values/money.test.ts'],
  },
  {
    name: 'ledger',
    file: 'src/server/db/functions/ledger_post.sql',
    from: 'l.owner_id <> 0 AND l.balance + l.amount < 0 END',
    to: 'l.owner_id <> 0 AND l.balance < 0 END',
    says: 'A member pays with more money than there is.',
    tests: ['tests/server/ledger.test.ts'],
  },
  {
    name: 'payouts',
    file: 'src/server/db/functions/bet_end.sql',
    from: 'coalesce(o.valid, o.stake - o.stake * o.pushed_units / o.units) AS counts',
    to: 'coalesce(o.valid, o.stake) AS counts',
    says: 'Stakes that are given back count towards the turnover of a withdrawal.',
    tests: ['tests/server/turnover.test.ts'],
  },
  {
    name: 'deposits',
    file: 'src/server/money/deposits/settle.ts',
    from: "await pay(paymentTypes[order.kind], 'deposit', amount)",
    to: "await pay(paymentTypes[order.kind], 'deposit', order.amount)",
    says: 'What was announced is credited, whatever was paid.',
    tests: ['tests/call/finance/rechargeOfflineSave.test.ts'],
  },
  {
    name: 'withdrawals',
    file: 'src/server/money/withdrawals/gate.ts',
    from: "    .where('created_at', '>=', startOfDay(dayOf(now)))\n",
    to: '',
    says: 'The withdrawals of all days count as those of today: after ten in a lifetime there is no other.',
    tests: ['tests/call/finance/withdrawSave.test.ts'],
  },
  {
    name: 'transfers',
    file: 'src/server/money/transfers/order.ts',
    from: "isFirst && error.kind === 'unreachable'",
    to: "error.kind === 'unreachable'",
    says: 'Money that arrived at a platform comes back to the wallet as well.',
    tests: ['tests/server/transfers.test.ts'],
  },
  {
    name: 'rounds',
    file: 'src/server/db/functions/game_round_store.sql',
    from: 'o.state, -1, o.stake, o.valid, o.prize',
    to: 'o.state, 1, o.stake, o.valid, o.prize',
    says: 'A corrected round counts twice in the records of its day.',
    tests: ['tests/server/games/readingRounds.test.ts'],
  },
  {
    name: 'packets',
    file: 'src/server/db/functions/red_packet_grab.sql',
    from: 'own >= per_member',
    to: 'own > per_member',
    says: 'A member takes two parts of a packet.',
    tests: ['tests/call/activity/redPacketGrab.test.ts'],
  },
];
