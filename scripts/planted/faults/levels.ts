// Faults of levels of members.
import type { Fault } from '../fault.ts';

export const levels: readonly Fault[] = [
  {
    name: 'top',
    file: 'src/server/money/levels/count.ts',
    from: 'top: Math.max(rank, rankOf(ladder, top))',
    to: 'top: rank',
    says: 'A level that a month with few bets took comes back with the next bet.',
    tests: ['tests/call/account/levels.test.ts'],
  },
  {
    name: 'start',
    file: 'src/server/money/levels/count.ts',
    from: ' - coalesce(w.bet, 0)',
    to: '',
    says: 'What a member bet last counts twice when the member is counted for the first time.',
    tests: ['tests/server/levels/counting.test.ts'],
  },
  {
    name: 'held',
    file: 'src/server/money/levels/count.ts',
    from: 'if (ladder.isHeldAtStart && opened.has(id))',
    to: 'if (opened.has(id))',
    says: 'The first ladder of a station gives no bonus for levels that members have reached, though it promises them.',
    tests: ['tests/server/levels/firstLadder.test.ts'],
  },
  {
    name: 'page',
    file: 'src/server/money/levels/standing.ts',
    from: 'FROM level_waiting(ARRAY[a.id]) e)',
    to: 'FROM level_entry e WHERE e.account_id = a.id)',
    says: 'The page of levels leaves out what was settled a moment ago.',
    tests: ['tests/server/levels/counting.test.ts'],
  },
  {
    name: 'plan',
    file: 'src/server/money/levels/foreseen.ts',
    from: ' AND x.level <= r.level',
    to: '',
    says: 'A plan of a ladder counts bonuses of levels that nobody would reach.',
    tests: ['tests/server/levels/firstLadder.test.ts'],
  },
  {
    name: 'settling',
    file: 'src/server/jobs/team/levels.ts',
    from: ' && !(isPatient && isSettling(pool))',
    to: '',
    says: 'Counting levels slows the settlement that lifts them.',
    tests: ['tests/server/levels/counting.test.ts'],
  },
];
