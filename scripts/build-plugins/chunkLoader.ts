// Owns that each import() of the site goes through src/shell/chunk/loadChunk.ts with every file its chunk needs, and that all of these files exist.
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** The bundler's own loader, which loadChunk.ts replaces. */
const bundlersLoader = '\0vite/preload-helper.js';
const ourLoader = fileURLToPath(new URL('../../src/shell/chunk/loadChunk.ts', import.meta.url));
const importedFile = /(?:from|import|import\()\s*["'`]\.\/([^"'`]+\.js)["'`]/g;

export function chunkLoader(): Plugin {
  let entry = '';
  return {
    name: 'chunk-loader',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          // The bundler lists a chunk's files only where there are several, but a single file can fail as well. The page names its
          // entry itself, and whatever loads a chunk has been loaded by it: to fetch it again would be a request for nothing.
          resolveDependencies: (file, files, { hostType }) =>
            hostType === 'html'
              ? files
              : (files.length > 0 ? files : [file]).filter((each) => each !== entry),
        },
      },
    }),
    generateBundle: {
      // Before the bundler writes the lists of files.
      order: 'pre',
      handler(_, bundle) {
        const chunk = Object.values(bundle).find((output) => output.type === 'chunk' && output.isEntry);
        entry = chunk?.fileName ?? '';
      },
    },
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
