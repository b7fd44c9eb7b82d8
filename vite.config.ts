// How the site is built: styles taken out at build time, one chunk an area, the first screen's styles in the page.
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import wyw from '@wyw-in-js/vite';
import { defineConfig } from 'vite';
import { bundlerChecks } from './scripts/build/bundlerChecks.ts';
import { chunkLoader } from './scripts/build-plugins/chunkLoader.ts';
import { chunkModules } from './scripts/build-plugins/chunkModules.ts';
import { chunkOf } from './scripts/build-plugins/chunks.ts';
import { firstScreen } from './scripts/build-plugins/firstScreen.ts';
import { flatForms } from './scripts/build-plugins/flatForms.ts';
import { leftOut } from './scripts/build-plugins/leftOut.ts';
import { lighterLibraries } from './scripts/build-plugins/lighter.ts';
import { screenFiles } from './scripts/build-plugins/screenFiles.ts';
import { assetBase } from './src/contract/boot.ts';

/** A file of the sources by its path. */
const source = (file: string): string => fileURLToPath(new URL(`./src/${file}`, import.meta.url));

/** Lighter forms of libraries and of what is generated, in the built site alone. */
const lighter = [
  ...lighterLibraries,
  // What no screen reads of a station file is judged by the server and by `station check`.
  {
    find: '#contract/station.schema.generated.ts',
    replacement: source('contract/station.shownSchema.generated.ts'),
  },
  {
    find: '#contract/station.validate.generated.ts',
    replacement: source('contract/station.shownValidate.generated.ts'),
  },
  // A page that is refused its station's file says what is wrong; how to repair its text is for whoever edits it.
  { find: './oneRepair.ts', replacement: source('station/read/noRepair.ts') },
];

export default defineConfig(({ command }) => ({
  base: assetBase,
  resolve: { alias: command === 'build' ? lighter : [] },
  // Nothing is copied: pictures and legacy pages belong to the server, which serves them on a static host too.
  publicDir: false,
  // `prefixer` would write -ms-grid and the like for browsers that cannot run the script anyway.
  plugins: [
    wyw({ include: ['src/**/*.{ts,tsx}'], prefixer: false }),
    react(),
    flatForms(),
    leftOut(),
    firstScreen({ first: 'area-index', next: 'Extras' }),
    screenFiles(),
    chunkModules(),
    chunkLoader(),
  ],
  build: {
    outDir: 'dist',
    target: ['chrome111', 'safari16.4', 'firefox114'],
    // A data: picture would have to be allowed for in the content policy and is fetched by everybody.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    minify: 'terser',
    terserOptions: { module: true, ecma: 2020, compress: { passes: 3 } },
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      checks: bundlerChecks,
      output: {
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        // Without it a group would pull React, which its modules import, out of the entry and into itself.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: chunkOf, debugName: 'areas and forms' }],
        },
      },
    },
  },
}));
