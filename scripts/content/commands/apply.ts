// `content apply`: makes stations have what their files say, each of them whole or not at all.
import type pg from 'pg';
import { type Applied, applyContent, ContentRefused } from '#server/content/apply.ts';
import { filesOfSet } from '#server/content/exportContent.ts';
import { preparePictures } from '#server/content/pictures.ts';
import { inStation } from '#server/db/stationTransaction.ts';
import { commandText } from '../../commandTexts.ts';
import { whoActs } from '../../office/whoActs.ts';
import { formatOf, parseCommandLine, WrongUsage } from '../../station/commandLine.ts';
import { isDemonstration, withDatabase } from '../database.ts';
import { lineOf, readStationSets, type StationSet } from '../readSet.ts';
import { differenceLines, refusalLines, spokenDifferences, warningLines } from '../report.ts';

/** Applies a set that was read. Throws ContentRefused. */
export async function applySet(
  pool: pg.Pool,
  { code, content, diagnostics, picture }: StationSet,
  {
    by,
    staffId = null,
    plan,
    now,
  }: { by: string; staffId?: number | null; plan?: string | undefined; now: Date },
): Promise<Applied> {
  if (diagnostics.length > 0) throw new ContentRefused(diagnostics.map(lineOf));
  // Encoding takes its time: not within the transaction.
  const { files, pictures, faults } = await inStation(pool, code, (db) =>
    preparePictures(db, filesOfSet(content), picture),
  );
  if (faults.length > 0) throw new ContentRefused(faults);
  return applyContent(pool, code, { files, pictures, by, staffId, plan, now });
}

export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseCommandLine(args, {
    from: { type: 'string' },
    plan: { type: 'string' },
    yes: { type: 'boolean' },
    by: { type: 'string' },
    format: { type: 'string' },
  });
  const format = formatOf(values.format, ['text', 'json']);
  if (positionals.length === 0) throw new WrongUsage(commandText('command.content.nameStationsChange'));
  if (values.plan !== undefined && positionals.length > 1)
    throw new WrongUsage(commandText('command.content.planOfOne'));
  if (values.plan !== undefined && values.yes) throw new WrongUsage(commandText('command.content.planOrYes'));
  if (values.by?.trim() === '') throw new WrongUsage(commandText('command.content.byNobody'));
  const sets = readStationSets(positionals, values.from);
  const isText = format === 'text';
  let by = '';
  const outcomes: Outcome[] = [];
  const ended = (outcome: Outcome): void => {
    outcomes.push(outcome);
    // At once: what follows may fail, and this is done.
    if (isText) process.stdout.write(`${linesOf(outcome, by).join('\n')}\n`);
  };
  try {
    await withDatabase(async (pool) => {
      const now = new Date();
      const claimed = { name: values.by, token: process.env.OFFICE_TOKEN };
      const codes = sets.map(({ code }) => code);
      const actor = await whoActs(pool, codes, claimed, ['owner', 'content'], now);
      by = actor.name;
      for (const set of sets) {
        const common = { station: set.code, warnings: set.warnings.map(lineOf) };
        try {
          if (values.plan === undefined && !values.yes) await refuseUnseen(pool, set.code, values.from);
          const applied = await applySet(pool, set, { by, staffId: actor.staffId, plan: values.plan, now });
          ended({ ...common, applied, refusals: [] });
        } catch (error) {
          if (!(error instanceof ContentRefused)) throw error;
          ended({ ...common, applied: null, refusals: error.reasons });
        }
      }
    });
  } catch (error) {
    const left = sets.slice(outcomes.length).map(({ code }) => code);
    process.stderr.write(`${commandText('command.content.notApplied', { codes: left.join(', ') })}\n`);
    throw error;
  } finally {
    if (!isText)
      process.stdout.write(
        `${JSON.stringify({ version: 1, by, stations: outcomes.map(asJson) }, null, 2)}\n`,
      );
  }
  return outcomes.some(({ refusals }) => refusals.length > 0) ? 1 : 0;
}

/** In service somebody looks first. Throws ContentRefused. */
async function refuseUnseen(pool: pg.Pool, station: string, from: string | undefined): Promise<void> {
  if (await isDemonstration(pool, [station])) return;
  const words = `${station}${from === undefined ? '' : ` --from ${from}`}`;
  throw new ContentRefused([commandText('command.content.unseen', { words })]);
}

interface Outcome {
  station: string;
  applied: Applied | null;
  refusals: readonly string[];
  warnings: readonly string[];
}

const asJson = ({ station, applied, refusals, warnings }: Outcome): object => ({
  station,
  isChanged: applied?.isChanged ?? false,
  fingerprint: applied?.fingerprint ?? null,
  differences: applied?.plan.differences ?? [],
  refusals,
  warnings,
});

const linesOf = ({ station, applied, refusals, warnings }: Outcome, by: string): string[] =>
  applied
    ? [
        applied.isChanged
          ? commandText('command.content.changedBy', { station, by, fingerprint: applied.fingerprint })
          : commandText('command.content.nothingToDo', { station }),
        ...(applied.isChanged ? differenceLines(spokenDifferences(applied.plan)) : []),
        ...warningLines(warnings),
      ]
    : [
        commandText('command.content.refused', { station }),
        ...refusalLines(refusals),
        ...warningLines(warnings),
      ];
