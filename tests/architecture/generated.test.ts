// Owns that everything generated is what schemas/ and src/texts/ say, and that nothing generated is left over.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { generate, generatedFiles } from '#scripts/gen/generate.ts';
import { root } from './sources.ts';

describe('generated files', () => {
  it('are as the generator writes them today ("npm run gen" mends this)', async () => {
    const wanted = await generate(root);
    const drifted: string[] = [];
    for (const [file, content] of wanted) {
      const there = await readFile(path.join(root, file), 'utf8').catch(() => null);
      if (there !== content) drifted.push(file);
    }
    expect(drifted).toEqual([]);
    expect(wanted.size).toBeGreaterThan(10);
  });

  it('are none but those the generator writes', async () => {
    const wanted = await generate(root);
    expect((await generatedFiles(root)).filter((file) => !wanted.has(file))).toEqual([]);
  });
});
