// Whether the players' site is the same to the byte where there is no back office and no studio: built from a copy of the sources that lacks them.
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { differences } from './compare.ts';
import { bundled } from './retry.ts';
import { distFolder, isOfTheOffice, root } from './site.ts';

const run = promisify(execFile);

const copied = ['index.html', 'package.json', 'tsconfig.json', 'vite.config.ts', 'schemas', 'scripts', 'src'];
/** What stands beside the bundle: compressed forms, files of stations, and what the build notes for itself. */
const besideTheBundle = /\.(?:br|gz)$|^stations\/|^verify-draw\.html$|^\.(?:sources|modules)$/;

/** Every file of dist/ that is another one, or not there, without the office; none where nothing of it reaches players. */
export async function differencesAlone(): Promise<string[]> {
  const copy = await mkdtemp(path.join(tmpdir(), 'site-alone-'));
  try {
    for (const each of copied)
      await cp(path.join(root, each), path.join(copy, each), {
        recursive: true,
        filter: (file) => !isOfTheOffice(path.relative(root, file)),
      });
    await symlink(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
    const version = (await readFile(path.join(distFolder, '.sources'), 'utf8')).slice(0, 12);
    const out = path.join(copy, 'out');
    await bundled(() =>
      run(process.execPath, [path.join(copy, 'scripts/build/bundle.ts'), out, version], {
        cwd: copy,
        env: { ...process.env, NODE_ENV: 'production' },
      }),
    );
    return (await differences(out, distFolder)).filter(
      (each) => !besideTheBundle.test(each.split(' ', 1)[0]!),
    );
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}
