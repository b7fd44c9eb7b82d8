// `station routes`: the screens of one station, or of all side by side.
import { screens } from '#contract/screens.generated.ts';
import { playerText } from '#server/playerTexts.ts';
import { hasPath } from '#station/derive/routes.ts';
import { commandText } from '../../commandTexts.ts';
import { language } from '../../spoken.ts';
import { parseCommandLine, WrongUsage } from '../commandLine.ts';
import { whoText } from '../explain/said.ts';
import { readAll, readOne } from '../files.ts';
import { columns, dim } from '../formats/terminal.ts';

export function run(args: string[]): number {
  const { positionals: codes } = parseCommandLine(args, {});
  if (codes.length > 1) throw new WrongUsage(commandText('command.routes.one'));
  const stations = (codes[0] === undefined ? readAll() : [readOne(codes[0])]).map(
    (reading) => reading.station,
  );
  const one = stations.length === 1 && codes.length === 1;
  const head = [
    commandText('command.routes.path'),
    commandText('command.routes.title'),
    commandText('command.routes.who'),
    commandText('command.routes.area'),
    ...(one ? [commandText('command.routes.state')] : stations.map((station) => station.code)),
  ];
  const rows = screens.map((row) => [
    row.path,
    playerText(row.title, language()),
    whoText(row.who),
    row.area,
    ...stations.map((station) => {
      if (hasPath(station, row.path)) return commandText('command.explain.on');
      return one ? commandText('command.routes.off') : '-';
    }),
  ]);
  process.stdout.write(`${columns([head.map(dim), ...rows])}\n`);
  return 0;
}
