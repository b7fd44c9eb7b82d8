// How things that are set aside are said, of one station or of all.
import type pg from 'pg';
import { everyStation, inStation } from '#server/db/stationTransaction.ts';
import { type OpenProblem, listProblems as problemsIn } from '#server/support/money/setAside.ts';
import { formatMoment } from '#values/beijingTime.ts';
import { say, sayValue } from '../language.ts';
import { orNone } from './row.ts';

export const problemLines = (problems: readonly OpenProblem[]): string[] =>
  orNone(
    problems.map(
      ({ station, kind, ref, reason, times, firstAt, lastAt }) =>
        `${say('support.problem', {
          station,
          kind: sayValue(`support.problemKind.${kind}`, kind),
          ref,
          times,
          first: formatMoment(firstAt),
          last: formatMoment(lastAt),
        })}\n  ${reason}`,
    ),
    say('support.noProblems'),
  );

/** Open problems of these stations, and of all of them together; the oldest first. */
export async function problemsOf(pool: pg.Pool, stations: readonly string[]): Promise<OpenProblem[]> {
  const found: OpenProblem[] = [];
  for (const code of [everyStation, ...stations])
    found.push(...(await inStation(pool, code, (db) => problemsIn({ db }))));
  return found.toSorted((a, b) => a.firstAt.getTime() - b.firstAt.getTime());
}

/** The same as lines. */
export const listProblems = async (pool: pg.Pool, stations: readonly string[]): Promise<string[]> =>
  problemLines(await problemsOf(pool, stations));
