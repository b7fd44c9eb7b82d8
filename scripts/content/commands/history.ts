// `content history`: who changed what of a station and when.
import path from 'node:path';
import type { ContentKind } from '#content/content.generated.ts';
import { contentSchemas } from '#content/content.schema.generated.ts';
import { readHistory } from '#server/content/history.ts';
import { inStation } from '#server/db/stationTransaction.ts';
import { nearest } from '#station/read/nearest.ts';
import { endOfDay, formatMoment, isDay, startOfDay } from '#values/beijingTime.ts';
import { commandText } from '../../commandTexts.ts';
import { formatOf, parseCommandLine, WrongUsage } from '../../station/commandLine.ts';
import { stationFiles } from '../../station/files.ts';
import { withDatabase } from '../database.ts';
import { differenceLines } from '../report.ts';

function dayGiven(day: string | undefined): string | undefined {
  if (day !== undefined && !isDay(day)) throw new WrongUsage(commandText('command.content.noDay', { day }));
  return day;
}

function kindGiven(kind: string | undefined): ContentKind | undefined {
  if (kind === undefined || kind in contentSchemas) return kind as ContentKind | undefined;
  const [near] = nearest(kind, Object.keys(contentSchemas));
  const hint = near
    ? commandText('command.didYouMean', { words: near.word })
    : commandText('command.thereAre', { names: Object.keys(contentSchemas).join(', ') });
  throw new WrongUsage(commandText('command.content.noKind', { kind, hint }));
}

export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseCommandLine(args, {
    last: { type: 'string' },
    from: { type: 'string' },
    to: { type: 'string' },
    kind: { type: 'string' },
    format: { type: 'string' },
  });
  const format = formatOf(values.format, ['text', 'json']);
  if (positionals.length === 0) throw new WrongUsage(commandText('command.content.nameStation'));
  const last = values.last ?? '20';
  if (!/^[1-9]\d{0,3}$/.test(last))
    throw new WrongUsage(commandText('command.content.noCount', { count: last }));
  const [from, to] = [dayGiven(values.from), dayGiven(values.to)];
  const filter = {
    from: from === undefined ? undefined : startOfDay(from),
    before: to === undefined ? undefined : endOfDay(to),
    kind: kindGiven(values.kind),
  };
  const codes = stationFiles(positionals).map((file) => path.basename(file, '.json'));
  const isFiltered = Object.values(filter).some((one) => one !== undefined);
  return withDatabase(async (pool) => {
    for (const code of codes) {
      const changes = await inStation(pool, code, (db) => readHistory(db, Number(last), filter));
      if (format === 'json') {
        process.stdout.write(`${JSON.stringify({ version: 1, station: code, changes }, null, 2)}\n`);
        continue;
      }
      if (changes.length === 0)
        process.stdout.write(
          `${commandText(isFiltered ? 'command.content.noneOfThat' : 'command.content.neverApplied', { code })}\n`,
        );
      for (const { at, by, before, after, differences: all } of changes) {
        const differences = all.filter(({ kind }) => !filter.kind || kind === filter.kind);
        const heading = commandText('command.content.changeLine', {
          code,
          at: formatMoment(at),
          by,
          before,
          after,
        });
        process.stdout.write(`${[heading, ...differenceLines(differences)].join('\n')}\n`);
      }
    }
    return 0;
  });
}
