// The script that walks through the forms in a page, with the parts of their library that the built site has, or with all of them.
import path from 'node:path';
import react from '@vitejs/plugin-react';
import wyw from '@wyw-in-js/vite';
import { build, type Rolldown } from 'vite';
import { flatForms } from '#scripts/build-plugins/flatForms.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** The text of walk.tsx as one script for a page. `whole`: with the whole library. */
export async function formBundle(whole: boolean): Promise<string> {
  const plugins = [wyw({ include: ['src/**/*.{ts,tsx}'], prefixer: false }), react()];
  const built = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    // React says more of what is wrong where it is not built for players, and waits for what it draws.
    define: { 'process.env.NODE_ENV': '"development"' },
    plugins: whole ? plugins : [...plugins, flatForms()],
    build: {
      write: false,
      minify: false,
      target: 'chrome120',
      rolldownOptions: {
        input: path.join(import.meta.dirname, 'walk.tsx'),
        checks: { bundlerTimings: false },
        output: { format: 'iife' },
      },
    },
  })) as Rolldown.RolldownOutput;
  return built.output[0].code;
}
