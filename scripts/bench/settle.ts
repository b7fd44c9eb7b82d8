// Measures `npm run settle` as a whole process on 10,000 worked examples; prints JSON, ends with 1 when its bound is broken.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../build/site.ts';
import { median, rounded } from './figures.ts';

const runs = 5;
const lines = 10_000;
const examples: object[] = JSON.parse(
  readFileSync(path.join(root, 'tests/domain/worked-examples.json'), 'utf8'),
);
const input = (count: number): string =>
  Array.from({ length: count }, (_, at) => JSON.stringify(examples[at % examples.length])).join('\n');

function seconds(text: string): number {
  const times = Array.from({ length: runs }, () => {
    const start = performance.now();
    const { status, stderr } = spawnSync(process.execPath, [path.join(root, 'scripts/settle.ts')], {
      input: text,
      encoding: 'utf8',
      maxBuffer: 1 << 26,
    });
    if (status !== 0) throw new Error(stderr);
    return (performance.now() - start) / 1000;
  });
  return median(times);
}

const startSeconds = seconds(input(1));
const afterStartSeconds = seconds(input(lines)) - startSeconds;
console.log(
  JSON.stringify(
    {
      measuredAt: new Date().toISOString(),
      lines,
      startSeconds: rounded(startSeconds, 3),
      afterStartSeconds: rounded(afterStartSeconds, 3),
      bounds: { 'under a second after start': afterStartSeconds < 1 },
    },
    null,
    2,
  ),
);
if (afterStartSeconds >= 1) process.exitCode = 1;
