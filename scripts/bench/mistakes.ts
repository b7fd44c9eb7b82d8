// Measures how many single mistakes in content and station files are found, found once, in the right line, and can be fixed; prints JSON.
// --seed and --count choose them; --missed writes each that is not found once, in its line and with a fix to the error output.
import { parseArgs } from 'node:util';
import type { ContentKind } from '#content/content.generated.ts';
import { contentSubjects, readStationWith, readWith, stationSubjects } from '../mistakes/demonstration.ts';
import { judge, ratesOf, said, type Verdict } from '../mistakes/measure.ts';
import { mistakesOf } from '../mistakes/mistakes.ts';

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '1000' },
    missed: { type: 'boolean', default: false },
  },
});
const [seed, count] = [Number(values.seed), Number(values.count)];
if (!Number.isSafeInteger(seed) || !Number.isSafeInteger(count) || count < 1) {
  console.error('--seed and --count are whole numbers, the second from 1 on.');
  process.exit(2);
}

const content = judge(
  mistakesOf(contentSubjects(), seed, count),
  (kind, text) => readWith(kind as ContentKind, text),
  (kind) => `${kind}.json`,
);
const stations = judge(
  mistakesOf(stationSubjects(), seed, Math.ceil(count / 2)),
  readStationWith,
  (name) => name,
);

const byGroup = (verdicts: readonly Verdict[]) =>
  Object.fromEntries(
    [...Map.groupBy(verdicts, ({ group }) => group)].map(([name, list]) => [name, ratesOf(list)]),
  );

if (values.missed)
  for (const one of [...content, ...stations])
    if (!(one.isOnce && one.isInLine && one.isFixed)) console.error(said(one));
console.log(
  JSON.stringify(
    {
      seed,
      content: { all: ratesOf(content), ...byGroup(content) },
      stations: { all: ratesOf(stations), ...byGroup(stations) },
    },
    null,
    2,
  ),
);
