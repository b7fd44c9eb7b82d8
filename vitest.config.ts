import react from '@vitejs/plugin-react';
import wyw from '@wyw-in-js/vite';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { ensureGenerated } from './scripts/gen/ensureGenerated.mjs';

// Before any test is collected, since tests import generated files.
ensureGenerated();

/** Journeys that take long and are small files: the shared part that they run lies elsewhere, or one test visits much. */
const longAndSmall =
  /\/(?:screensOf\w+|underAds\w*|stations|stationNames|firstGame|positions\w+|backTo\w+|hostileHtml\w*|creditAnswersLost|creditLinesCut|operatorPages\w*|membersWithoutStorage|iconSizes|looks\w+|walks|leaks|flatForms|resultsForEverybody)\.test\.ts$/;

/** The largest files come first, as usual; before them those that take long and are small, so that nobody waits for them at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => longAndSmall.test(moduleId);
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/** Tests of the server that replace a module, a variable or the output of their process, or count what it keeps, and so share it with no other. */
const isolated = ['guessing', 'migrate', 'pooler', 'simulation', 'content/opening', 'play/catalogue'].map(
  (name) => `tests/server/${name}.test.ts`,
);

/** Unit tests that replace a module or load one again. */
const isolatedUnits = [
  'shell/boot/rest',
  'play/drawResult',
  'play/placing/awaitedDraws',
  'play/placing/watchWins',
  'session/serverClock',
  'transport/send',
].map((name) => `src/${name}.test.ts`);

const setupFiles = ['tests/support/processorTime.ts'];

/** They end what hangs, and are no measure: a machine may be many times slower than the one that a test was written on. */
const bounds = { testTimeout: 180_000, hookTimeout: 180_000, expect: { poll: { timeout: 30_000 } } };

const server = {
  setupFiles,
  globalSetup: ['tests/support/databaseServer.ts'],
  ...bounds,
  maxWorkers: '100%',
};

/** Components are drawn in some unit tests, and their styles exist only once they are taken out. */
const plugins = [wyw({ include: ['src/**/*.tsx', 'src/kit/**/*.ts'], prefixer: false }), react()];

const unit = {
  setupFiles,
  ...bounds,
  // Left to itself it would keep one of two processors free.
  maxWorkers: '100%',
};

// Files of one worker share what they load, but for those that replace something: to load it again for each took half of the
// processor time. One project a kind of test, so that `npm test` can run them in lanes and name what failed:
// `unit` needs nothing, `server` a database, `journeys` a browser and a built site as well.
export default defineConfig({
  test: {
    // Modules kept from an earlier run would come without the styles taken out of them.
    fsModuleCache: false,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        plugins,
        test: {
          ...unit,
          name: 'unit',
          include: [
            'src/**/*.test.ts',
            'src/**/*.test.tsx',
            'tests/architecture/**/*.test.ts',
            'tests/stations/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          exclude: isolatedUnits,
          isolate: false,
        },
      },
      { plugins, test: { ...unit, name: 'unit-isolated', include: isolatedUnits } },
      {
        test: {
          ...server,
          name: 'server',
          experimental: { viteModuleRunner: false },
          include: ['tests/call/**/*.test.ts', 'tests/server/**/*.test.ts'],
          exclude: isolated,
          isolate: false,
        },
      },
      { test: { ...server, name: 'server-isolated', include: isolated } },
      {
        test: {
          name: 'journeys',
          experimental: { viteModuleRunner: false },
          include: ['tests/journeys/**/*.test.ts'],
          globalSetup: ['tests/support/databaseServer.ts'],
          setupFiles: [...setupFiles, 'tests/support/shakenCalls.ts'],
          ...bounds,
          isolate: false,
          // Three on two processors: a journey waits for half of its time. Four are a little quicker, and each waits longer.
          maxWorkers: 3,
          maxConcurrency: 3,
          // Who runs several projects at once has them after the others: as many workers they do not share.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
