// Owns `content apply`: makes stations have what their files say, each of them whole or not at all.
import type pg from 'pg';
import { type Applied, applyContent, ContentRefused } from '#server/content/apply.ts';
import { filesOfSet } from '#server/content/exportContent.ts';
import { preparePictures } from '#server/content/pictures.ts';
import { inStation } from '#server/db/stationTransaction.ts';
import { formatOf, parseCommandLine, WrongUsage } from '../../station/commandLine.ts';
import { whoRuns, withDatabase } from '../database.ts';
import { lineOf, readStationSets, type StationSet } from '../readSet.ts';
import { differenceLines, refusalLines } from '../report.ts';

/** Applies a set that was read. Throws ContentRefused. */
export async function applySet(
  pool: pg.Pool,
  { code, content, diagnostics, picture }: StationSet,
  { by, plan, now }: { by: string; plan?: string | undefined; now: Date },
): Promise<Applied> {
  if (diagnostics.length > 0) throw new ContentRefused(diagnostics.map(lineOf));
  // Encoding takes its time: not within the transaction.
  const { files, pictures, faults } = await inStation(pool, code, (db) =>
    preparePictures(db, filesOfSet(content), picture),
  );
  if (faults.length > 0) throw new ContentRefused(faults);
  return applyContent(pool, code, { files, pictures, by, plan, now });
}

export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseCommandLine(args, {
    from: { type: 'string' },
    plan: { type: 'string' },
    by: { type: 'string' },
    format: { type: 'string' },
  });
  const format = formatOf(values.format, ['text', 'json']);
  if (positionals.length === 0) throw new WrongUsage('Name the stations that are to change.');
  if (values.plan !== undefined && positionals.length > 1)
    throw new WrongUsage('A plan is of one station: apply them one after the other.');
  const by = (values.by ?? whoRuns()).trim();
  if (by === '') throw new WrongUsage('--by names nobody.');
  const sets = readStationSets(positionals, values.from);
  const outcomes: { station: string; applied: Applied | null; refusals: readonly string[] }[] = [];
  await withDatabase(async (pool) => {
    for (const set of sets)
      try {
        const applied = await applySet(pool, set, { by, plan: values.plan, now: new Date() });
        outcomes.push({ station: set.code, applied, refusals: [] });
      } catch (error) {
        if (!(error instanceof ContentRefused)) throw error;
        outcomes.push({ station: set.code, applied: null, refusals: error.reasons });
      }
  });
  if (format === 'json') {
    const stations = outcomes.map(({ station, applied, refusals }) => ({
      station,
      isChanged: applied?.isChanged ?? false,
      fingerprint: applied?.fingerprint ?? null,
      differences: applied?.plan.differences ?? [],
      refusals,
    }));
    process.stdout.write(`${JSON.stringify({ version: 1, by, stations }, null, 2)}\n`);
  } else
    for (const { station, applied, refusals } of outcomes) {
      const lines = applied
        ? [
            `${station}: ${applied.isChanged ? `changed by ${by}, now ${applied.fingerprint}` : 'nothing to do'}`,
            ...(applied.isChanged ? differenceLines(applied.plan.differences) : []),
          ]
        : [`${station}: refused, nothing was changed`, ...refusalLines(refusals)];
      process.stdout.write(`${lines.join('\n')}\n`);
    }
  return outcomes.some(({ refusals }) => refusals.length > 0) ? 1 : 0;
}
