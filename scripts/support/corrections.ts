// Owns the command that corrects a draw of a feed, or cancels its period: what it would move first, and with the plan's fingerprint the correction itself.
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import {
  type CorrectionPlan,
  CorrectionRefused,
  lastCorrection,
  planCorrection,
  requestCorrection,
} from '#server/play/corrections.ts';
import { formatMoment } from '#values/beijingTime.ts';
import { formatYuan } from '#values/money.ts';
import { whoRuns } from '../content/database.ts';
import { language, say } from '../language.ts';
import { WrongUsage } from '../station/commandLine.ts';
import { codesOfStations } from '../station/files.ts';

const reasonMost = 200;
const watchedMs = 120_000;
const unattendedMs = 10_000;
const pollMs = 500;

export interface CorrectionArgs {
  lotCode: string | undefined;
  qiHao: string | undefined;
  /** Numbers, separated by commas, or void. */
  numbers: string | undefined;
  reason: string | undefined;
  /** The fingerprint of the plan that was shown; undefined to show it. */
  plan: string | undefined;
}

function drawOf(numbers: string | undefined): number[] | null {
  if (numbers === 'void') return null;
  if (!/^[0-9]{1,2}(,[0-9]{1,2})*$/.test(numbers ?? '')) throw new WrongUsage(say('support.correct.numbers'));
  return numbers!.split(',').map(Number);
}

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
    const correction = await lastCorrection(pool, lotCode, qiHao);
    const spentMs = performance.now() - begunMs;
    if (correction?.finished_at)
      return [say('support.correct.done', { at: formatMoment(correction.finished_at) })];
    if (!correction?.applied_at && spentMs > unattendedMs) return [say('support.correct.noServer')];
    if (spentMs > watchedMs) return [say('support.correct.goesOn')];
    await pause(pollMs);
  }
}

/** Runs `correct`. `stations` are those with a file where left out. Rejects with WrongUsage. */
export async function correctDraw(
  pool: pg.Pool,
  { lotCode, qiHao, numbers, reason, plan: confirmed }: CorrectionArgs,
  now: Date,
  {
    stations = codesOfStations(),
    isWatching = true,
    by = whoRuns(),
    onRequested = async (): Promise<unknown> => undefined,
  } = {},
): Promise<string[]> {
  if (!lotCode || !/^[A-Z0-9]{2,12}$/.test(lotCode) || !qiHao || !/^[0-9]{5,14}$/.test(qiHao))
    throw new WrongUsage(say('support.correct.name'));
  const draw = drawOf(numbers);
  const why = reason?.trim() ?? '';
  if (why === '') throw new WrongUsage(say('support.correct.reason'));
  if ([...why].length > reasonMost) throw new WrongUsage(say('support.reasonLong', { most: reasonMost }));
  let plan: CorrectionPlan | null;
  try {
    plan = await planCorrection(pool, stations, { lotCode, qiHao, draw });
  } catch (error) {
    if (error instanceof CorrectionRefused) throw new WrongUsage(error.textIn(language()));
    throw error;
  }
  if (!plan) {
    const last = await lastCorrection(pool, lotCode, qiHao);
    if (last && !last.finished_at)
      return isWatching ? watch(pool, lotCode, qiHao) : [say('support.correct.underWay')];
    return [
      draw === null
        ? say('support.correct.sameVoid', { lottery: lotCode, draw: qiHao })
        : say('support.correct.same', { lottery: lotCode, draw: qiHao, numbers: String(draw) }),
      ...(last
        ? [
            say('support.correct.before', {
              from: String(last.old_draw),
              at: formatMoment(last.finished_at!),
              reason: last.reason,
            }),
          ]
        : []),
    ];
  }
  if (confirmed === undefined)
    return [...linesOf(plan), say('support.correct.unchanged'), `  --plan ${plan.fingerprint}`];
  if (confirmed !== plan.fingerprint)
    throw new WrongUsage(
      [...linesOf(plan), say('support.correct.notSeen', { plan: plan.fingerprint })].join('\n'),
    );
  await requestCorrection(pool, plan, { reason: why, requestedBy: by, now });
  await onRequested();
  return [...linesOf(plan), ...(isWatching ? await watch(pool, lotCode, qiHao) : [])];
}
