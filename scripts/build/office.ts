// The built back office with the preview of its studio: whether dist-office/ is what the sources say, and building it beside the players' site.
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { chunkModules } from '../build-plugins/chunkModules.ts';
import { deskPage } from '../build-plugins/deskPage.ts';
import { leftOut } from '../build-plugins/leftOut.ts';
import { lighterLibraries } from '../build-plugins/lighter.ts';
import { withoutPages } from '../build-plugins/withoutPages.ts';
import { bundlerChecks } from './bundlerChecks.ts';
import { bundled } from './retry.ts';
import { compress, hashOfSources, isBuiltFrom, officeFolder, root, type Size, takePlace } from './site.ts';

/** Everything a byte of the office may depend on, and of the players' site, which its studio shows. */
const isBesideTheOffice = (file: string): boolean =>
  /^src\/(?:server|counterparty|lottery\/oracle)\/|\.test\.tsx?$/.test(file.replaceAll(path.sep, '/'));
const sourceHash = () =>
  hashOfSources(
    ['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'],
    ['src', 'scripts/build', 'scripts/build-plugins'],
    isBesideTheOffice,
  );

export const isOfficeBuilt = (): Promise<boolean> => isBuiltFrom(officeFolder, sourceHash());

const run = promisify(execFile);

/** Not compressed: staff load it where they work, and a server that is asked for it compresses it once. */
async function bundleLook(folder: string): Promise<void> {
  const { stderr } = await run(process.execPath, [path.join(import.meta.dirname, 'lookBundle.ts'), folder], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  process.stderr.write(stderr);
}

/** Builds dist-office/: aside, and put in its place when all of it is there. */
export async function buildOffice(): Promise<Size[]> {
  const hash = await sourceHash();
  const aside = `node_modules/.office-${process.pid}`;
  const before = process.env.NODE_ENV;
  // Tests run with NODE_ENV=test; what staff get is always the production build.
  process.env.NODE_ENV = 'production';
  try {
    await build({
      root: path.join(root, 'src/office'),
      configFile: false,
      logLevel: 'warn',
      mode: 'production',
      base: '/',
      publicDir: false,
      resolve: {
        alias: [
          ...lighterLibraries,
          {
            find: '#contract/station.validate.generated.ts',
            replacement: path.join(root, 'src/station/walkedVerdict.ts'),
          },
        ],
      },
      plugins: [react(), leftOut(), withoutPages(), chunkModules(), deskPage()],
      build: {
        outDir: path.join(root, aside),
        emptyOutDir: true,
        target: ['chrome111', 'safari16.4', 'firefox114'],
        assetsInlineLimit: 0,
        reportCompressedSize: false,
        minify: 'terser',
        terserOptions: { module: true, ecma: 2020, compress: { passes: 2 } },
        chunkSizeWarningLimit: 1500,
        rolldownOptions: {
          checks: bundlerChecks,
          output: {
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: 'assets/[name]-[hash:7][extname]',
            // Fields of forms stay with content, which the studio fetches along: apart, each room that has forms would be larger.
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                {
                  name: 'Content',
                  test: /\/office\/(?:rooms\/content|kit\/form)\/|\/office-content\.generated\.ts$/,
                },
              ],
            },
          },
        },
      },
    });
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
  const sizes = await compress(aside);
  await bundled(() => bundleLook(path.join(root, aside, 'look')));
  await takePlace(path.join(root, aside), officeFolder, hash);
  return sizes;
}
