// The draw job of tests: of a server, by its clock, with the same draws in every run.
import { createDrawJob, type DrawJob, type DrawJobOptions } from '#server/jobs/drawJob.ts';
import { seedOfPeriod } from './chosenSeed.ts';
import type { RunningServer } from './startServer.ts';

/** Runs its rounds when the test says so. Beside that of the server, or another: a process that may lead. */
export const drawJobOf = (
  { pool, now, context }: Pick<RunningServer, 'pool' | 'now' | 'context'>,
  options: Partial<DrawJobOptions> = {},
): DrawJob =>
  createDrawJob({
    pool,
    stations: () => context.stations.all().map(({ code }) => code),
    now,
    seedOf: seedOfPeriod,
    drawKey: context.settings.drawKey,
    ...options,
  });
