import { expect, it } from 'vitest';
import { bundled } from './retry.ts';

const superseded =
  'Build failed with 1 error:\n\n[plugin wyw-in-js] src/areas/credit/Board.tsx\nAbortError: superseded\n    at x';

/** A bundler that fails so often, with these words, and how often it ran. */
function failing(times: number, words: string) {
  let runs = 0;
  const bundle = async (): Promise<string> => {
    runs += 1;
    if (runs <= times) throw new Error(words);
    return 'bundled';
  };
  return { bundle, runs: () => runs };
}

it('bundles again where the bundler failed by a race of its own', async () => {
  const twice = failing(2, superseded);
  expect(await bundled(twice.bundle)).toBe('bundled');
  expect(twice.runs()).toBe(3);
});

it('does not go on for ever, and says what the last run said', async () => {
  const always = failing(9, superseded);
  await expect(bundled(always.bundle)).rejects.toThrow('superseded');
  expect(always.runs()).toBe(3);
});

it('reports a fault of a source at once', async () => {
  const faulty = failing(9, 'src/app.tsx: Unexpected token');
  await expect(bundled(faulty.bundle)).rejects.toThrow('Unexpected token');
  expect(faulty.runs()).toBe(1);
});
