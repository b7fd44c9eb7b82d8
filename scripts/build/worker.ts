// Building the scripts that run beside the site: the service worker, the one that takes its place when it is switched off, and that of the offline page.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { bundlerChecks } from './bundlerChecks.ts';

/** File of the built site, and where it begins. */
const scripts = {
  'service-worker.js': 'src/shell/worker/serviceWorker.ts',
  'service-worker-off.js': 'src/shell/worker/offWorker.ts',
  'offline.js': 'src/shell/worker/offline.ts',
};

/** Writes each as one script into the folder of the built site. `version` changes with the sources. */
export async function buildWorkers(root: string, folder: string, version: string): Promise<void> {
  const { build } = await import('vite');
  const page = await readFile(path.join(folder, 'index.html'), 'utf8');
  const entry = /<script type="module"[^>]* src="([^"]+)"/.exec(page)?.[1];
  if (!entry) throw new Error('The built page names no entry: see scripts/build/worker.ts.');
  for (const [name, file] of Object.entries(scripts))
    await build({
      root,
      configFile: false,
      publicDir: false,
      logLevel: 'warn',
      mode: 'production',
      define: { BUILD: JSON.stringify({ version, entry }) },
      build: {
        outDir: folder,
        emptyOutDir: false,
        target: ['chrome111', 'safari16.4', 'firefox114'],
        minify: 'terser',
        modulePreload: false,
        reportCompressedSize: false,
        rolldownOptions: {
          checks: bundlerChecks,
          input: path.join(root, file),
          output: { format: 'iife', entryFileNames: name },
        },
      },
    });
}
