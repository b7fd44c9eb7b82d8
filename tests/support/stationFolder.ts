// A folder of station files for a test: copies of its own, followed as a server in service follows them.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import type { StationFile } from '#contract/station.generated.ts';
import type { Job } from '#server/jobs/job.ts';
import { createStationFileJob } from '#server/jobs/stations/stationFileJob.ts';
import { openStations, type WatchedStations } from '#server/stations.ts';
import { scratchFolder } from './scratch.ts';
import type { RunningServer } from './startServer.ts';

export interface StationFolder {
  folder: string;
  registry: WatchedStations;
  /** The text of a station's file on disk. */
  text(code: string): string;
  write(code: string, text: string): void;
  /** Ends following it and removes it. */
  close(): void;
}

/** Two blanks an indent, and a line end behind it, as people write them. */
export const stationText = (file: StationFile): string => `${JSON.stringify(file, null, 2)}\n`;

export function stationFolder(files: readonly StationFile[]): StationFolder {
  const folder = scratchFolder('stations-');
  const fileOf = (code: string): string => path.join(folder, `${code}.json`);
  mkdirSync(path.join(folder, 'logo'));
  for (const file of files) writeFileSync(fileOf(file.code), stationText(file));
  const registry = openStations(folder);
  return {
    folder,
    registry,
    text: (code) => readFileSync(fileOf(code), 'utf8'),
    write: (code, text) => writeFileSync(fileOf(code), text),
    close() {
      registry.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The job that notes in the trail what became of the files; it ends with the test. */
export function fileJob({ pool, now }: RunningServer, { registry }: StationFolder): Job {
  const job = createStationFileJob({
    pool,
    stations: () => registry.all(),
    now,
    onFailure: (_what, error) => {
      throw error;
    },
  });
  onTestFinished(() => job.stop());
  return job;
}
