// Owns the thirty-seven faults, one an area of the product, that a tired colleague could make and that a test has to catch.

export interface Fault {
  /** Of the product; names the fault on the command line. */
  area: string;
  /** Path below the root. */
  file: string;
  /** Stands once in the file. */
  from: string;
  to: string;
  /** What a person would suffer. */
  says: string;
  /** Test files each of which must turn red. */
  tests: readonly string[];
  /** The site has to be built with it. */
  needsBuild?: true;
}

/** The text of its file with the fault in it. */
export function planted(text: string, { area, file, from, to }: Fault): string {
  const parts = text.split(from);
  if (parts.length !== 2)
    throw new Error(`The fault of ${area} has to stand once in ${file}, and does ${parts.length - 1} times.`);
  return parts.join(to);
}

export const faults: readonly Fault[] = [
  {
    area: 'money',
    file: 'src/values/money.ts',
    from: '((exact + CENT - 1n) / CENT) * CENT',
    to: '(exact / CENT) * CENT',
    says: 'A deposit in another currency asks for a cent less than it credits.',
    tests: ['src/values/money.test.ts'],
  },
  {
    area: 'settlement',
    file: 'src/lottery/bet/settle.ts',
    from: 'times(stake - refunds, rebateRate)',
    to: 'times(stake, rebateRate)',
    says: 'Stakes that are given back earn a rebate all the same.',
    tests: ['src/lottery/bet/settle.test.ts'],
  },
  {
    area: 'units',
    file: 'src/lottery/mechanisms/groupSelects.ts',
    from: 'choose(second - taken, b)',
    to: 'choose(second, b)',
    says: 'A ticket that picks one number in both rows costs more units than it has.',
    tests: ['src/lottery/selection/expansion.test.ts'],
  },
  {
    area: 'menus',
    file: 'src/station/derive/menus.ts',
    from: "(role === 'guest' && who !== 'agent')",
    to: "role === 'guest'",
    says: 'A guest sees the pages of agents in the menu.',
    tests: ['tests/stations/derivation.test.ts'],
  },
  {
    area: 'station-checks',
    file: 'src/station/checks/schema/out-of-range.ts',
    from: 'node.value > schema.maximum',
    to: 'node.value >= schema.maximum',
    says: 'An operator may not set the highest number that there is room for.',
    tests: ['tests/stations/rules.test.ts'],
  },
  {
    area: 'content-checks',
    file: 'src/content/checks/money/reversed-limits.ts',
    from: 'parseMoney(low) <= parseMoney(high)',
    to: 'parseMoney(low) < parseMoney(high)',
    says: 'An operator cannot offer a deposit of one fixed amount.',
    tests: ['tests/stations/content.test.ts'],
  },
  {
    area: 'content-plan',
    file: 'src/server/content/plan.ts',
    from: '[...changes.values()].every(isNothing)',
    to: '[...changes.values()].some(isNothing)',
    says: 'A change to one of two tables of a kind is left out, and nobody notices.',
    tests: ['tests/server/content/apply.test.ts'],
  },
  {
    area: 'transport',
    file: 'src/transport/send.ts',
    from: 'reply.status < serverFailed',
    to: 'reply.status <= serverFailed',
    says: 'A server that failed for a moment is taken at its word, and nothing is tried again.',
    tests: ['src/transport/send.test.ts'],
  },
  {
    area: 'placing',
    file: 'src/play/placing/placeBet.machine.ts',
    from: "entry: ['take', { type: 'keep', params: ({ context }) => context.sent! }]",
    to: "entry: [{ type: 'keep', params: ({ context }) => context.sent! }, 'take']",
    says: 'A slip whose answer is lost with the page is not kept, and may be bet twice.',
    tests: ['src/play/placing/placeBet.machine.test.ts'],
  },
  {
    area: 'roles',
    file: 'src/server/pipeline/callSteps.ts',
    from: "mayDo(session?.role ?? 'guest', loaded.row.role)",
    to: "mayDo(session?.role ?? 'trial', loaded.row.role)",
    says: 'Whoever is not logged in makes the calls of players.',
    tests: ['tests/server/roles.test.ts'],
  },
  {
    area: 'intents',
    file: 'src/server/pipeline/intent.ts',
    from: 'session.accountId}',
    to: 'session.id}',
    says: 'A bet that is repeated after a new log-in is placed twice.',
    tests: ['tests/server/intents.test.ts'],
  },
  {
    area: 'ledger',
    file: 'src/server/db/functions/ledger_post.sql',
    from: 'l.owner_id <> 0 AND l.balance + l.amount < 0 END',
    to: 'l.owner_id <> 0 AND l.balance < 0 END',
    says: 'A member pays with more money than there is.',
    tests: ['tests/server/ledger.test.ts'],
  },
  {
    area: 'bets',
    file: 'src/server/db/functions/bet_place.sql',
    from: 'b.moment >= coalesce(p.seals_at, o.seal)',
    to: 'b.moment > coalesce(p.seals_at, o.seal)',
    says: 'A bet is taken in the moment in which its period is sealed.',
    tests: ['tests/server/play/batchQueue.test.ts'],
  },
  {
    area: 'payouts',
    file: 'src/server/db/functions/bet_end.sql',
    from: 'coalesce(o.valid, o.stake - o.stake * o.pushed_units / o.units) AS counts',
    to: 'coalesce(o.valid, o.stake) AS counts',
    says: 'Stakes that are given back count towards the turnover of a withdrawal.',
    tests: ['tests/server/turnover.test.ts'],
  },
  {
    area: 'deposits',
    file: 'src/server/money/deposits/settle.ts',
    from: "await pay(paymentTypes[order.kind], 'deposit', amount)",
    to: "await pay(paymentTypes[order.kind], 'deposit', order.amount)",
    says: 'What was announced is credited, whatever was paid.',
    tests: ['tests/call/finance/rechargeOfflineSave.test.ts'],
  },
  {
    area: 'withdrawals',
    file: 'src/server/money/withdrawals/gate.ts',
    from: "    .where('created_at', '>=', startOfDay(dayOf(now)))\n",
    to: '',
    says: 'The withdrawals of all days count as those of today: after ten in a lifetime there is no other.',
    tests: ['tests/call/finance/withdrawSave.test.ts'],
  },
  {
    area: 'transfers',
    file: 'src/server/money/transfers/order.ts',
    from: "isFirst && error.kind === 'unreachable'",
    to: "error.kind === 'unreachable'",
    says: 'Money that arrived at a platform comes back to the wallet as well.',
    tests: ['tests/server/transfers.test.ts'],
  },
  {
    area: 'rounds',
    file: 'src/server/db/functions/game_round_store.sql',
    from: 'o.state, -1, o.stake, o.valid, o.prize',
    to: 'o.state, 1, o.stake, o.valid, o.prize',
    says: 'A corrected round counts twice in the records of its day.',
    tests: ['tests/server/games/readingRounds.test.ts'],
  },
  {
    area: 'packets',
    file: 'src/server/db/functions/red_packet_grab.sql',
    from: 'own >= per_member',
    to: 'own > per_member',
    says: 'A member takes two parts of a packet.',
    tests: ['tests/call/activity/redPacketGrab.test.ts'],
  },
  {
    area: 'forum',
    file: 'src/server/forum/moderation.ts',
    from: "    .where('status', '<>', 'hidden')\n",
    to: '',
    says: 'An author deletes the post that a moderator has hidden, and with it what was decided about.',
    tests: ['tests/call/forum/deleteOwn.test.ts'],
  },
  {
    area: 'messages',
    file: 'src/server/messages/mailbox.ts',
    from: 'm.receiver_deleted_at IS NULL AND ',
    to: '',
    says: 'A message that was deleted is in the inbox again.',
    tests: ['tests/call/message/receiveDelete.test.ts'],
  },
  {
    area: 'row-security',
    file: 'src/server/db/functions/enable_station_rls.sql',
    from: 'WITH CHECK (station = current_station())',
    to: 'WITH CHECK (true)',
    says: 'One station writes rows of another.',
    tests: ['tests/server/isolation.test.ts'],
  },
  {
    area: 'headers',
    file: 'src/server/web/headers.ts',
    from: "    'script-src': [\"'self'\"],\n",
    to: "    'script-src': [\"'self'\", \"'unsafe-inline'\"],\n",
    says: 'A script that somebody smuggles into a page runs.',
    tests: ['tests/server/web.test.ts'],
  },
  {
    area: 'commitments',
    file: 'src/server/jobs/draws/commit.ts',
    from: 'commitmentOf(seed, lotCode, qiHao)',
    to: 'commitmentOf(seed, qiHao, lotCode)',
    says: 'Nobody can prove that a draw was fixed before its bets.',
    tests: ['tests/call/lottery/getNewPeriod.test.ts'],
  },
  {
    area: 'jobs',
    file: 'src/server/jobs/leader.ts',
    from: '            held = undefined;\n            client.release(true);',
    to: '            client.release(true);',
    says: 'Two servers draw and pay at once after the database was restarted.',
    tests: ['tests/server/severalServers.test.ts'],
  },
  {
    area: 'backup',
    file: 'scripts/backup.ts',
    from: '    .sort()\n    .reverse();',
    to: '    .sort();',
    says: 'The newest backups are deleted and the oldest kept.',
    tests: ['tests/server/backup.test.ts'],
  },
  {
    area: 'log-ins',
    file: 'src/server/account/session.ts',
    from: "? 'again' : 'elsewhere'",
    to: "? 'elsewhere' : 'again'",
    says: 'Whoever is logged out by somebody else is not notified.',
    tests: ['tests/server/sessions.test.ts'],
  },
  {
    area: 'limits',
    file: 'src/server/db/functions/limit_check.sql',
    from: "IF amount > remaining OR action = 'transfer' AND remaining = 0 THEN",
    to: 'IF remaining = 0 THEN',
    says: 'The last bet before a limit is reached may be of any size.',
    tests: ['tests/server/protection/histories.test.ts', 'tests/server/protection/limitExamples.test.ts'],
  },
  {
    area: 'limit-locks',
    file: 'src/server/db/functions/bet_place.sql',
    from: 'PERFORM pg_advisory_xact_lock(limit_lock(x.member))',
    to: 'PERFORM pg_advisory_xact_lock_shared(limit_lock(x.member))',
    says: 'Whoever bets at two servers at once stakes twice what is left.',
    tests: ['tests/server/protection/limitRaces.test.ts'],
  },
  {
    area: 'limit-frames',
    file: 'src/server/db/functions/limit_frame.sql',
    from: "(moment AT TIME ZONE 'UTC') + interval '8 hours'",
    to: "moment AT TIME ZONE 'UTC'",
    says: 'The day of a limit begins at eight in the morning.',
    tests: ['tests/server/protection/limitExamples.test.ts'],
  },
  {
    area: 'limit-reserves',
    file: 'src/server/db/functions/limit_standings.sql',
    from: 'THEN o.amount ELSE o.paid END',
    to: 'THEN o.paid ELSE o.paid END',
    says: 'Deposits that are opened together pass a limit together.',
    tests: ['tests/server/protection/histories.test.ts', 'tests/server/protection/heldDeposits.test.ts'],
  },
  {
    area: 'limit-rises',
    file: 'src/rules/protection/limits/limitChange.ts',
    from: 'if (at < pending.readyAt)',
    to: 'if (at >= pending.expiresAt)',
    says: 'A limit is raised in a bad hour, with two taps.',
    tests: ['tests/server/protection/histories.test.ts', 'tests/call/protection/confirmLimit.test.ts'],
  },
  {
    area: 'breaks',
    file: 'src/server/db/functions/bet_place.sql',
    from: "WHEN x.is_in_break THEN 'BK001' ",
    to: '',
    says: 'A bet is taken from somebody in a break.',
    tests: ['tests/server/breaks/race.test.ts'],
  },
  {
    area: 'break-locks',
    file: 'src/server/money/breaks/take.ts',
    from: 'sql`SELECT break_lock(',
    to: 'sql`SELECT cardinality(',
    says: 'A bet that was under way is placed after the break has begun.',
    tests: ['tests/server/breaks/race.test.ts'],
  },
  {
    area: 'sheets',
    file: 'src/kit/overlay/Sheet.tsx',
    from: '  useBackStep(onClose);\n',
    to: '',
    says: 'The back gesture on an open sheet leaves the page under it.',
    tests: ['tests/journeys/sheetSteps.test.ts'],
    needsBuild: true,
  },
  {
    area: 'scroll',
    file: 'src/shell/useScrollKeeping.ts',
    from: 'isSameScreen ? window.scrollY : (known ?? 0)',
    to: 'isSameScreen ? window.scrollY : 0',
    says: 'Back from an entry of a long list leads to the top of the list.',
    tests: ['tests/journeys/nav.test.ts'],
    needsBuild: true,
  },
  {
    area: 'focus',
    file: 'src/kit/overlay/Sheet.tsx',
    from: '    dialog?.focus();\n',
    to: '',
    says: 'A sheet that opens by itself marks its close button, as if somebody had pressed a key.',
    tests: ['tests/journeys/nav.test.ts'],
    needsBuild: true,
  },
];
