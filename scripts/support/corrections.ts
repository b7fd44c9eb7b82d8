// How the correction of a draw is said: the plan, and how far the draw job is with it.
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { everyStation, inStation } from '#server/db/stationTransaction.ts';
import { type CorrectionPlan, lastCorrection } from '#server/play/corrections.ts';
import { Refusal } from '#server/refusal.ts';
import {
  type CorrectionInput,
  type CorrectionOutcome,
  correctDraw as correctNow,
} from '#server/support/corrections.ts';
import { formatMoment } from '#values/beijingTime.ts';
import { formatYuan } from '#values/money.ts';
import { whoRuns } from '../content/database.ts';
import { say } from '../language.ts';
import { WrongUsage } from '../station/commandLine.ts';
import { codesOfStations } from '../station/files.ts';
import { sentenceOf } from './sentence.ts';

const watchedMs = 120_000;
const unattendedMs = 10_000;
const pollMs = 500;

function linesOf({ lotCode, qiHao, oldDraw, newDraw, stations }: CorrectionPlan): string[] {
  const named = { lottery: lotCode, draw: qiHao, from: String(oldDraw) };
  const lines = [
    newDraw === null
      ? say('support.correct.void', named)
      : say('support.correct.becomes', { ...named, to: String(newDraw) }),
  ];
  for (const { station, bets, members, taken, given, owing, trialBets } of stations)
    lines.push(
      [
        say('support.correct.station', {
          station,
          bets,
          members,
          taken: formatYuan(taken),
          given: formatYuan(given),
          owers: owing.members,
          owed: formatYuan(owing.amount),
        }),
        ...(trialBets > 0 ? [say('support.correct.trial', { count: trialBets })] : []),
      ].join('; '),
    );
  if (stations.length === 0) lines.push(say('support.correct.nobody'));
  const sum = (pick: (station: CorrectionPlan['stations'][number]) => bigint) =>
    formatYuan(stations.reduce((total, station) => total + pick(station), 0n));
  if (stations.length > 1)
    lines.push(
      say('support.correct.together', {
        taken: sum(({ taken }) => taken),
        given: sum(({ given }) => given),
        owed: sum(({ owing }) => owing.amount),
      }),
    );
  return lines;
}

/** Waits until the draw job has done it, and says how far it is where it takes longer. */
async function watch(pool: pg.Pool, lotCode: string, qiHao: string): Promise<string[]> {
  const begunMs = performance.now();
  for (;;) {
    const correction = await inStation(pool, everyStation, (db) => lastCorrection(db, lotCode, qiHao));
    const spentMs = performance.now() - begunMs;
    if (correction?.finished_at)
      return [say('support.correct.done', { at: formatMoment(correction.finished_at) })];
    if (!correction?.applied_at && spentMs > unattendedMs) return [say('support.correct.noServer')];
    if (spentMs > watchedMs) return [say('support.correct.goesOn')];
    await pause(pollMs);
  }
}

/** What became of a correction. Throws WrongUsage where the plan is no longer the one that was shown. */
export async function correctionLines(
  pool: pg.Pool,
  outcome: CorrectionOutcome,
  isWatching = true,
): Promise<string[]> {
  switch (outcome.state) {
    case 'planned':
      return [
        ...linesOf(outcome.plan),
        say('support.correct.unchanged'),
        `  --plan ${outcome.plan.fingerprint}`,
      ];
    case 'otherPlan': {
      const { plan } = outcome;
      throw new WrongUsage(
        [...linesOf(plan), say('support.correct.notSeen', { plan: plan.fingerprint })].join('\n'),
      );
    }
    case 'requested': {
      const { lotCode, qiHao } = outcome.plan;
      return [...linesOf(outcome.plan), ...(isWatching ? await watch(pool, lotCode, qiHao) : [])];
    }
    case 'underWay':
      return isWatching
        ? await watch(pool, outcome.lottery, outcome.draw)
        : [say('support.correct.underWay')];
    case 'same': {
      const { lottery, draw, numbers, last } = outcome;
      return [
        numbers === null
          ? say('support.correct.sameVoid', { lottery, draw })
          : say('support.correct.same', { lottery, draw, numbers: String(numbers) }),
        ...(last
          ? [
              say('support.correct.before', {
                from: String(last.from),
                at: formatMoment(last.at),
                reason: last.reason,
              }),
            ]
          : []),
      ];
    }
  }
}

/** Runs `correct` and says what became of it. `stations` are those with a file where left out. Rejects with WrongUsage. */
export async function correctDraw(
  pool: pg.Pool,
  input: CorrectionInput,
  now: Date,
  { stations = codesOfStations(), isWatching = true, by = whoRuns() } = {},
): Promise<string[]> {
  const { lotCode = '', qiHao = '', numbers = '', reason = '' } = input;
  const asking = { by, words: ['correct', lotCode, qiHao, numbers, reason] };
  try {
    return await correctionLines(pool, await correctNow({ pool, stations, now }, asking, input), isWatching);
  } catch (error) {
    throw error instanceof Refusal ? new WrongUsage(sentenceOf(error)) : error;
  }
}
