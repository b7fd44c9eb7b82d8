// The report that the crash test prints at its end.
import type { Plays } from './counterparties.ts';
import type { Flags } from './flags.ts';

export interface Report {
  flags: Flags;
  playSeconds: number;
  seconds: number;
  operations: { name: string; asked: number; accepted: number; repeated: number }[];
  plays: (Plays & { platform: string; rounds: number })[];
  walkedAway: number;
  checks: { name: string; says: string; counted: number; faults: string[] }[];
}

const faultsShown = 5;

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const all = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, at) => Math.max(...all.map((row) => row[at]!.length)));
  return all
    .map((row) =>
      row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!))).join('  '),
    )
    .join('\n');
}

export function formatReport({
  flags,
  playSeconds,
  seconds,
  operations,
  plays,
  walkedAway,
  checks,
}: Report): string {
  const wrong = checks.filter(({ faults }) => faults.length > 0);
  return [
    table(
      ['operation', 'answered', 'accepted', 'repeated'],
      operations.map(({ name, asked, accepted, repeated }) => [name, asked, accepted, repeated]),
    ),
    '',
    table(
      ['platform', 'entered', 'too late', 'bets taken', 'refused', 'rounds'],
      plays.map(({ platform, entered, tooLate, taken, refused, rounds }) => [
        platform,
        entered,
        tooLate,
        taken,
        refused,
        rounds,
      ]),
    ),
    '',
    table(
      ['what must hold', 'looked at', 'faults'],
      checks.map(({ says, counted, faults }) => [says, counted, faults.length]),
    ),
    ...wrong.flatMap(({ name, faults }) => [
      '',
      `${name}:`,
      ...faults.slice(0, faultsShown).map((fault) => `  ${fault}`),
      ...(faults.length > faultsShown ? [`  and ${faults.length - faultsShown} more`] : []),
    ]),
    '',
    `${flags.ops} operations in ${playSeconds.toFixed(1)} s at ${flags.servers} server${flags.servers === 1 ? '' : 's'}, ${flags.kills} kills of the server and ${flags.databaseKills} of the database, ` +
      `${flags.counterpartyKills} of the counterparties, ` +
      `${walkedAway} abandoned and repeated later, ${seconds.toFixed(1)} s in all. Seed ${flags.seed}.`,
    wrong.length === 0 ? 'Everything adds up.' : `${wrong.length} of ${checks.length} do not hold.`,
  ].join('\n');
}
