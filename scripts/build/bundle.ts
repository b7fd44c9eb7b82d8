// The bundling of the site as a process of its own: `bundle.ts <folder> <version>` writes scripts, styles and pages into the folder.
import path from 'node:path';
import { build } from 'vite';
import { buildWorkers } from './worker.ts';

const root = path.resolve(import.meta.dirname, '../..');
const [folder, version] = process.argv.slice(2);
if (folder === undefined || version === undefined) throw new Error('Usage: bundle.ts <folder> <version>');

await build({
  root,
  configFile: path.join(root, 'vite.config.ts'),
  logLevel: 'warn',
  mode: 'production',
  build: { outDir: folder, emptyOutDir: true },
});
await buildWorkers(root, folder, version);
