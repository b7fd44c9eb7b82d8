// A script's bytes are laid to the imports that brought them.
import { expect, test } from 'vitest';
import { broughtBy, type ChunkModules } from './chunkModules.ts';

const module = (name: string, bytes: number, from: string | null, late = false) => ({
  module: name,
  bytes,
  from,
  late,
});
const made: ChunkModules = {
  'assets/index.js': [module('index.html', 10, null), module('src/main.ts', 500, 'index.html')],
  'assets/forms.js': [
    module('src/Form.tsx', 1_000, 'src/main.ts', true),
    module('rjsf/Form.js', 20_000, 'src/Form.tsx'),
    module('rjsf/deep.js', 4_000, 'rjsf/Form.js'),
    module('src/faults.ts', 300, 'src/Form.tsx'),
  ],
};

test('an import counts what came along by it, and its way leads to the page', () => {
  expect(broughtBy(made, 'assets/forms.js', 3)).toEqual([
    '25.3 kB by src/Form.tsx (late) < src/main.ts < index.html',
    '24.0 kB by rjsf/Form.js < src/Form.tsx (late) < src/main.ts < index.html',
    '4.0 kB by rjsf/deep.js < rjsf/Form.js < src/Form.tsx (late) < src/main.ts < index.html',
  ]);
});
