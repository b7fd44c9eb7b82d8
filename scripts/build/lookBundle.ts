// The bundling of the studio's preview as a process of its own: `lookBundle.ts <folder>` writes its page, scripts and styles into the folder.
import path from 'node:path';
import { build, loadConfigFromFile, type PluginOption } from 'vite';
import { provenance } from '../build-plugins/provenance.ts';
import { bundlerChecks } from './bundlerChecks.ts';

const root = path.resolve(import.meta.dirname, '../..');
const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Usage: lookBundle.ts <folder>');

/** What is about how players get their files: nothing of that matters to a frame on the same machine. */
const ofDelivery = new Set(['site:first-screen', 'site:screen-files', 'site:chunk-modules', 'chunk-loader']);
const isOfDelivery = (plugin: PluginOption): boolean =>
  typeof plugin === 'object' && plugin !== null && 'name' in plugin && ofDelivery.has(plugin.name);

const found = await loadConfigFromFile(
  { command: 'build', mode: 'production' },
  path.join(root, 'vite.config.ts'),
);
if (!found) throw new Error('There is no vite.config.ts.');
const players = found.config;
await build({
  ...players,
  root: path.join(root, 'src/preview'),
  configFile: false,
  logLevel: 'warn',
  mode: 'production',
  base: '/look/',
  plugins: [provenance(), ...(players.plugins ?? []).filter((plugin) => !isOfDelivery(plugin))],
  build: {
    outDir: folder,
    emptyOutDir: true,
    target: ['chrome111', 'safari16.4', 'firefox114'],
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      checks: bundlerChecks,
      output: {
        codeSplitting: {
          // One file in the place of fifty: each costs a frame, which is started often, more than its bytes do.
          groups: [
            {
              name: 'site',
              test: /\/node_modules\/|\/src\/(?:browser|kit|preview\/provenance|session|shell|transport|values)\//,
            },
          ],
        },
      },
    },
  },
});
