// `content plan`: what the files of stations would change in the database, and why they may not.
import { planFor } from '#server/content/apply.ts';
import { filesOfSet } from '#server/content/exportContent.ts';
import { preparePictures } from '#server/content/pictures.ts';
import { type Plan, saidOf } from '#server/content/plan.ts';
import { inStation } from '#server/db/stationTransaction.ts';
import { commandText } from '../../commandTexts.ts';
import { formatOf, parseCommandLine } from '../../station/commandLine.ts';
import { withDatabase } from '../database.ts';
import type { PlaceOf } from '../places.ts';
import { lineOf, readStationSets, stationsWithSets } from '../readSet.ts';
import { differenceLines, refusalLines, spokenDifferences, warningLines } from '../report.ts';

/** Exit codes beside 0 for nothing to do. */
export const planCodes = { refused: 1, changes: 5 } as const;

interface Outcome {
  station: string;
  plan: Plan | null;
  refusals: readonly string[];
  warnings: readonly string[];
  placeOf: PlaceOf;
}

export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseCommandLine(args, {
    from: { type: 'string' },
    format: { type: 'string' },
  });
  const format = formatOf(values.format, ['text', 'json']);
  const isOfAll = positionals.length === 0 && values.from === undefined;
  const { having, without } = isOfAll ? stationsWithSets() : { having: positionals, without: [] };
  if (without.length > 0)
    process.stderr.write(
      `${commandText('command.content.withoutFiles', { codes: without.join(', '), words: without.join(' ') })}\n`,
    );
  // No name would stand for all.
  const sets = isOfAll && having.length === 0 ? [] : readStationSets(having, values.from);
  const now = new Date();
  const outcomes = await withDatabase(async (pool) => {
    const all: Outcome[] = [];
    for (const { code, content, diagnostics, warnings: found, picture, placeOf } of sets) {
      const warnings = found.map(lineOf);
      if (diagnostics.length > 0) {
        all.push({ station: code, plan: null, refusals: diagnostics.map(lineOf), warnings, placeOf });
        continue;
      }
      const { files, faults } = await inStation(pool, code, (db) =>
        preparePictures(db, filesOfSet(content), picture),
      );
      const plan = await planFor(pool, code, files, now);
      all.push({ station: code, plan, refusals: [...faults, ...plan.refusals], warnings, placeOf });
    }
    return all;
  });
  if (format === 'json') {
    const stations = outcomes.map(({ station, plan, refusals, warnings, placeOf }) => ({
      station,
      before: plan?.before ?? null,
      fingerprint: plan?.fingerprint ?? null,
      differences: (plan ? saidOf(plan) : []).map((each) => ({ ...each, at: placeOf(each) })),
      refusals,
      warnings,
    }));
    process.stdout.write(`${JSON.stringify({ version: 1, stations }, null, 2)}\n`);
  } else
    for (const { station, plan, refusals, warnings, placeOf } of outcomes) {
      const lines = [
        ...differenceLines(plan ? spokenDifferences(plan) : [], placeOf),
        ...(refusals.length > 0
          ? [`  ${commandText('command.content.wouldRefuse')}`, ...refusalLines(refusals)]
          : []),
      ];
      const heading =
        plan === null
          ? commandText('command.content.filesWrong')
          : commandText('command.content.against', { before: plan.before });
      process.stdout.write(`${[`${station}: ${heading}`, ...lines, ...warningLines(warnings)].join('\n')}\n`);
      if (lines.length === 0) process.stdout.write(`  ${commandText('command.content.none')}\n`);
      else if (refusals.length === 0)
        process.stdout.write(
          `  ${commandText('command.content.doThis', {
            command: `npm run -s content -- apply ${station}${values.from === undefined ? '' : ` --from ${values.from}`} --plan ${plan!.fingerprint}`,
          })}\n`,
        );
    }
  if (outcomes.some(({ refusals }) => refusals.length > 0)) return planCodes.refused;
  return outcomes.some(({ plan }) => plan!.kinds.length > 0) ? planCodes.changes : 0;
}
