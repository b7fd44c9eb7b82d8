// Owns `station matrix`: every flag and screen by station, with what stands out.
import { screens } from '#contract/screens.generated.ts';
import { hasPath } from '#station/derive/routes.ts';
import { plain } from '#station/derive/visibleFacts.ts';
import { formatOf, parseCommandLine, WrongUsage } from '../commandLine.ts';
import { readAll } from '../files.ts';
import { columns, dim, markdownTable, yellow } from '../formats/terminal.ts';

export function run(args: string[]): number {
  const { values, positionals } = parseCommandLine(args, { format: { type: 'string' } });
  if (positionals.length > 0) throw new WrongUsage('The matrix is of all stations.');
  const format = formatOf(values.format, ['text', 'markdown', 'json']);
  const stations = readAll().map((reading) => reading.station);
  const rows: { name: string; values: string[] }[] = [];
  for (const section of ['frontConfig', 'onOff'] as const)
    for (const key of Object.keys(stations[0]?.[section] ?? {}))
      rows.push({
        name: `${section}.${key}`,
        values: stations.map((station) => plain((station[section] as Record<string, unknown>)[key])),
      });
  rows.push({ name: 'theme.skin', values: stations.map((station) => station.theme.skin) });
  rows.push({ name: 'locale', values: stations.map((station) => station.locale) });
  for (const row of screens)
    rows.push({
      name: row.path,
      values: stations.map((station) => (hasPath(station, row.path) ? 'on' : 'off')),
    });

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
    process.stdout.write(`${markdownTable([head, ...cells])}\n\n\\* stands out from most others.\n`);
  else {
    const table = columns([head, ...cells]).split('\n');
    process.stdout.write(
      `${[dim(table[0]!), ...table.slice(1).map((line) => line.replaceAll(' *', ` ${yellow('*')}`))].join('\n')}\n* stands out from most others\n`,
    );
  }
  return 0;
}
