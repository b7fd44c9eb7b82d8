import { defineConfig } from 'vitest/config';

// One project a kind of test, so that `npm test` can run them one after another and name what failed:
// `unit` needs nothing, `server` a database, `journeys` a browser and a built site as well.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'src/**/*.test.ts',
            'src/**/*.test.tsx',
            'tests/house/**/*.test.ts',
            'tests/stations/**/*.test.ts',
          ],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['tests/call/**/*.test.ts', 'tests/server/**/*.test.ts'],
          globalSetup: ['tests/support/databaseServer.ts'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['tests/journeys/**/*.test.ts'],
          globalSetup: ['tests/support/databaseServer.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
