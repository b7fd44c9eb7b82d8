// Owns that each import() of the site goes through src/shell/chunk/loadChunk.ts with every file its chunk needs, and that all of these files exist.
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** The bundler's own loader, which loadChunk.ts replaces. */
const bundlersLoader = '\0vite/preload-helper.js';
const ourLoader = fileURLToPath(new URL('../../src/shell/chunk/loadChunk.ts', import.meta.url));
const importedFile = /(?:from|import|import\()\s*["'`]\.\/([^"'`]+\.js)["'`]/g;

export function chunkLoader(): Plugin {
  return {
    name: 'chunk-loader',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          // The bundler lists a chunk's files only where there are several, but a single file can fail as well. The page names its entry itself.
          resolveDependencies: (file, files, { hostType }) =>
            files.length > 0 || hostType === 'html' ? files : [file],
        },
      },
    }),
    load: {
      order: 'pre',
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: (id) =>
        id === bundlersLoader
          ? `export { loadChunk as __vitePreload } from ${JSON.stringify(ourLoader)};`
          : null,
    },
    writeBundle(_, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue;
        for (const [, file] of output.code.matchAll(importedFile)) {
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
