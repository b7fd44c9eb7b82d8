// The shows of the activities move by transform and opacity alone, which a slow phone draws without layout or paint.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const area = path.resolve(import.meta.dirname, '..');
const files = globSync('**/*.tsx', { cwd: area });
/** Custom properties carry a way to move, and a delay moves nothing. */
const allowed = new Set(['transform', 'opacity']);

/** The properties that the keyframes and transitions of a style sheet change. */
function movedProperties(code: string): string[] {
  const keyframes = [...code.matchAll(/@keyframes [\w-]+ \{((?:[^{}]*\{[^{}]*\})*)/g)].flatMap(([, steps]) =>
    [...steps!.matchAll(/([\w-]+):/g)].map(([, property]) => property!),
  );
  const transitions = [...code.matchAll(/transition:([^;]+);/g)].flatMap(([, list]) =>
    list!
      .replaceAll(/\([^)]*\)/g, '')
      .split(',')
      .map((part) => part.trim().split(/\s+/)[0]!),
  );
  return [...keyframes, ...transitions];
}

test('what moves is a transform or an opacity', () => {
  expect(movedProperties('a { transition: width 1s, opacity 2s; } @keyframes x { to { left: 0; } }')).toEqual(
    ['left', 'width', 'opacity'],
  );
  const moved = files.flatMap((file) =>
    movedProperties(readFileSync(path.join(area, file), 'utf8')).map((property) => `${file}: ${property}`),
  );
  expect(moved.length).toBeGreaterThan(20);
  expect(moved.filter((one) => !allowed.has(one.split(': ')[1]!))).toEqual([]);
});
