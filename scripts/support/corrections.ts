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
  if (!/^[0-9]{1,2}(,[0-9]{1,2})*$/.test(numbers ?? ''))
    throw new WrongUsage(
      'Give the right numbers in drawing order, as 1,2,3,4,6, or void to cancel the period.',
    );
  return numbers!.split(',').map(Number);
}

function linesOf({ lotCode, qiHao, oldDraw, newDraw, stations }: CorrectionPlan): string[] {
  const lines = [`${lotCode} ${qiHao}: ${oldDraw} becomes ${newDraw ?? 'void, every stake is returned'}.`];
  for (const { station, bets, members, taken, given, owing, trialBets } of stations)
    lines.push(
      `${station}: ${bets} bets of ${members} members; takes back ${formatYuan(taken)}, gives ${formatYuan(given)}; ` +
        `${owing.members} members will owe ${formatYuan(owing.amount)}` +
        `${trialBets > 0 ? `; ${trialBets} bets of trial accounts` : ''}`,
    );
  if (stations.length === 0) lines.push('No settled bet is concerned.');
  const sum = (pick: (station: CorrectionPlan['stations'][number]) => bigint) =>
    formatYuan(stations.reduce((total, station) => total + pick(station), 0n));
  if (stations.length > 1)
    lines.push(
      `Together: takes back ${sum(({ taken }) => taken)}, gives ${sum(({ given }) => given)}, owed ${sum(({ owing }) => owing.amount)}.`,
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
      return [
        `Done at ${formatMoment(correction.finished_at)}: all bets are settled again and the members have their letters.`,
      ];
    if (!correction?.applied_at && spentMs > unattendedMs)
      return ['No server makes draws at the moment. The correction waits and is done once one runs.'];
    if (spentMs > watchedMs)
      return ['It goes on in the server. The same command again says when it is done.'];
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
    throw new WrongUsage('Name the lottery and the period, as CQSSC 20261120001.');
  const draw = drawOf(numbers);
  const why = reason?.trim() ?? '';
  if (why === '') throw new WrongUsage('Give a reason. Members read it in their letter.');
  if ([...why].length > reasonMost) throw new WrongUsage(`A reason has at most ${reasonMost} characters.`);
  let plan: CorrectionPlan | null;
  try {
    plan = await planCorrection(pool, stations, { lotCode, qiHao, draw });
  } catch (error) {
    if (error instanceof CorrectionRefused) throw new WrongUsage(error.message);
    throw error;
  }
  if (!plan) {
    const last = await lastCorrection(pool, lotCode, qiHao);
    if (last && !last.finished_at) return isWatching ? watch(pool, lotCode, qiHao) : ['It is under way.'];
    return [
      `${lotCode} ${qiHao} is ${draw ?? 'void'} already. Nothing changes.`,
      ...(last
        ? [`It was corrected from ${last.old_draw} at ${formatMoment(last.finished_at!)}: ${last.reason}`]
        : []),
    ];
  }
  if (confirmed === undefined)
    return [
      ...linesOf(plan),
      'Nothing has been changed. To do it, run the same command with:',
      `  --plan ${plan.fingerprint}`,
    ];
  if (confirmed !== plan.fingerprint)
    throw new WrongUsage(
      [...linesOf(plan), `This is no longer what you saw. If it is right: --plan ${plan.fingerprint}`].join(
        '\n',
      ),
    );
  await requestCorrection(pool, plan, { reason: why, requestedBy: by, now });
  await onRequested();
  return [...linesOf(plan), ...(isWatching ? await watch(pool, lotCode, qiHao) : [])];
}
