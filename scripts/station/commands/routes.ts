// Owns `station routes`: the screens of one station, or of all side by side.
import { screens } from '#contract/screens.generated.ts';
import { hasPath } from '#station/derive/routes.ts';
import { parseCommandLine, WrongUsage } from '../commandLine.ts';
import { readAll, readOne } from '../files.ts';
import { columns, dim } from '../formats/terminal.ts';
import { textOf } from '../textCatalogue.ts';

export function run(args: string[]): number {
  const { positionals: codes } = parseCommandLine(args, {});
  if (codes.length > 1) throw new WrongUsage('One station at a time; without one, all are shown.');
  const stations = (codes[0] === undefined ? readAll() : [readOne(codes[0])]).map(
    (reading) => reading.station,
  );
  const one = stations.length === 1 && codes.length === 1;
  const head = [
    'path',
    'title',
    'who',
    'area',
    ...(one ? ['state'] : stations.map((station) => station.code)),
  ];
  const rows = screens.map((row) => [
    row.path,
    textOf(row.title, 'zh-CN'),
    row.who,
    row.area,
    ...stations.map((station) => (hasPath(station, row.path) ? 'on' : one ? 'off (routes.off)' : '-')),
  ]);
  process.stdout.write(`${columns([head.map(dim), ...rows])}\n`);
  return 0;
}
