// Owns that each import() of the site goes through src/shell/chunk/loadChunk.ts, with every file its chunk needs, and that none of these is missing.
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** The bundler's own loader, which this takes the place of. */
const bundlersLoader = '\0vite/preload-helper.js';
const ours = fileURLToPath(new URL('../../src/shell/chunk/loadChunk.ts', import.meta.url));
const imported = /(?:from|import|import\()\s*["'`]\.\/([^"'`]+\.js)["'`]/g;

export function broughtChunks(): Plugin {
  return {
    name: 'house:brought-chunks',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          // The bundler names a chunk's files only where there are several; one alone can be lost as well. The page names its entry itself.
          resolveDependencies: (file, files, { hostType }) =>
            files.length > 0 || hostType === 'html' ? files : [file],
        },
      },
    }),
    load: {
      order: 'pre',
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: (id) =>
        id === bundlersLoader ? `export { loadChunk as __vitePreload } from ${JSON.stringify(ours)};` : null,
    },
    writeBundle(_, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue;
        for (const [, file] of output.code.matchAll(imported)) {
          if (!bundle[`assets/${file}`]) {
            this.error(
              `${output.fileName} imports ${file}, which is not in the build: see scripts/build-plugins/chunks.ts.`,
            );
          }
        }
      }
    },
  };
}
