// `station matrix`: every flag and screen by station, with what stands out.
import { screens } from '#contract/screens.generated.ts';
import { hasPath } from '#station/derive/routes.ts';
import { profileSettings } from '#station/protection/profiles.ts';
import { protectionOf } from '#station/protection/protection.ts';
import { protectionSettings, settingAt } from '#station/protection/settingsOf.ts';
import type { Station } from '#station/station.ts';
import { commandText } from '../../commandTexts.ts';
import { speakingFor } from '../../spoken.ts';
import { formatOf, parseCommandLine, WrongUsage } from '../commandLine.ts';
import { valueText } from '../explain/said.ts';
import { readAll } from '../files.ts';
import { columns, dim, markdownTable, yellow } from '../formats/terminal.ts';

interface Row {
  name: string;
  values: string[];
}

/** More stations than this do not fit side by side on a terminal. */
const mostColumns = 12;
/** Codes that a value is followed by; of more only their number. */
const mostCodes = 4;

/** A line for each row: its values, the most frequent first, with the stations that have them. */
function folded(rows: readonly Row[], codes: readonly string[]): string {
  return columns(
    rows.map(({ name, values }) => {
      const byValue = new Map<string, string[]>();
      for (const [at, value] of values.entries()) {
        const those = byValue.get(value) ?? [];
        those.push(codes[at]!);
        byValue.set(value, those);
      }
      const groups = [...byValue].sort(([, a], [, b]) => b.length - a.length);
      const shown = groups.slice(0, 3).map(([value, those]) => {
        const short = [...value].length > 20 ? `${[...value].slice(0, 19).join('')}…` : value;
        const where =
          those.length > mostCodes
            ? commandText('command.matrix.onCount', { count: those.length })
            : commandText('command.matrix.on', { stations: those.join(', ') });
        return `${short} ${dim(where)}`;
      });
      const rest = groups.length - shown.length;
      return [
        name,
        shown.join('; ') + (rest > 0 ? commandText('command.matrix.others', { count: rest }) : ''),
      ];
    }),
  );
}

/** Every row of the matrix, its values in the language that is spoken. */
function rowsOf(stations: readonly Station[]): Row[] {
  const all: Row[] = [];
  for (const section of ['frontConfig', 'onOff'] as const)
    for (const key of Object.keys(stations[0]?.[section] ?? {}))
      all.push({
        name: `${section}.${key}`,
        values: stations.map((station) => valueText((station[section] as Record<string, unknown>)[key])),
      });
  all.push({ name: 'protection.profile', values: stations.map((station) => protectionOf(station).profile) });
  for (const { path } of protectionSettings(profileSettings.standard))
    all.push({
      name: `protection.${path.join('.')}`,
      values: stations.map((station) => valueText(settingAt(protectionOf(station), path))),
    });
  all.push({ name: 'theme.skin', values: stations.map((station) => station.theme.skin) });
  all.push({ name: 'locale', values: stations.map((station) => station.locale) });
  for (const row of screens)
    all.push({
      name: row.path,
      values: stations.map((station) => valueText(hasPath(station, row.path))),
    });
  return all;
}

export function run(args: string[]): number {
  const { values, positionals } = parseCommandLine(args, {
    format: { type: 'string' },
    row: { type: 'string' },
    differing: { type: 'boolean' },
  });
  const format = formatOf(values.format, ['text', 'markdown', 'json']);
  const stations = readAll(positionals).map((reading) => reading.station);
  const all = speakingFor(format, () => rowsOf(stations));
  const wanted = values.row?.toLowerCase() ?? '';
  const rows = all.filter(
    ({ name, values: cells }) =>
      name.toLowerCase().includes(wanted) && (!values.differing || new Set(cells).size > 1),
  );
  if (rows.length === 0) throw new WrongUsage(commandText('command.matrix.noRow', { row: values.row ?? '' }));

  // An outlier is alone, or one of two among many, in saying something else than the rest.
  const isOutlier = (values: readonly string[], value: string): boolean => {
    const same = values.filter((one) => one === value).length;
    return (
      same <= Math.max(1, Math.floor(values.length / 4)) &&
      values.some(
        (one) => one !== value && values.filter((other) => other === one).length > values.length / 2,
      )
    );
  };
  if (format === 'json') {
    const table = rows.map(({ name, values }) => ({
      name,
      values: Object.fromEntries(stations.map((station, at) => [station.code, values[at]])),
      outliers: stations.filter((_, at) => isOutlier(values, values[at]!)).map((station) => station.code),
    }));
    process.stdout.write(`${JSON.stringify({ version: 1, rows: table }, null, 2)}\n`);
    return 0;
  }
  const cut = (text: string): string =>
    [...text].length > 18 ? `${[...text].slice(0, 17).join('')}…` : text;
  if (format === 'text' && stations.length > mostColumns) {
    process.stdout.write(
      `${folded(
        rows,
        stations.map((station) => station.code),
      )}\n`,
    );
    return 0;
  }
  const head = ['', ...stations.map((station) => station.code)];
  const isText = format === 'text';
  const cells = rows.map(({ name, values }) => [
    name,
    ...values.map((value) => {
      const shown = isText ? cut(value) : value;
      return isOutlier(values, value) ? `${shown} *` : shown;
    }),
  ]);
  if (!isText)
    process.stdout.write(
      `${markdownTable([head, ...cells])}\n\n\\* ${commandText('command.matrix.standsOut')}\n`,
    );
  else {
    const table = columns([head, ...cells]).split('\n');
    process.stdout.write(
      `${[dim(table[0]!), ...table.slice(1).map((line) => line.replaceAll(' *', ` ${yellow('*')}`))].join('\n')}\n* ${commandText('command.matrix.standsOut')}\n`,
    );
  }
  return 0;
}
