// Each import() of the site goes through src/shell/chunk/loadChunk.ts with every file its chunk needs, and that all of these files exist.
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';

/** The bundler's own loader, which loadChunk.ts replaces. */
const bundlersLoader = '\0vite/preload-helper.js';
const ourLoader = fileURLToPath(new URL('../../src/shell/chunk/loadChunk.ts', import.meta.url));
const importedFile = /(?:from|import|import\()\s*["'`]\.\/([^"'`]+\.js)["'`]/g;

/** By the file of each script: what has been loaded where it runs, which is the entry, itself and all that these import, with their styles. */
function filesThere(bundle: Rolldown.OutputBundle): Map<string, ReadonlySet<string>> {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const entries = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
  return new Map(
    chunks.map(({ fileName }) => {
      const files = new Set([...entries, fileName]);
      for (const file of files) {
        const output = bundle[file];
        if (output?.type !== 'chunk') continue;
        for (const each of [...output.imports, ...(output.viteMetadata?.importedCss ?? [])]) files.add(each);
      }
      return [fileName, files];
    }),
  );
}

export function chunkLoader(): Plugin {
  let there = new Map<string, ReadonlySet<string>>();
  return {
    name: 'chunk-loader',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          // The bundler lists a chunk's files only where there are several, but a single file can fail as well. The page names its
          // entry itself, and whatever loads a chunk has been loaded with all that it imports: to fetch that again would be a request for nothing.
          resolveDependencies: (file, files, { hostId, hostType }) =>
            hostType === 'html'
              ? files
              : (files.length > 0 ? files : [file]).filter((each) => !there.get(hostId)?.has(each)),
        },
      },
    }),
    generateBundle: {
      // Before the bundler writes the lists of files.
      order: 'pre',
      handler(_, bundle) {
        there = filesThere(bundle);
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
