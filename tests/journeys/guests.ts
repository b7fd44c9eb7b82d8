// What journeys of a guest share: the shipped stations without a human check, and a page at the beginning of one.
import { readFileSync } from 'node:fs';
import type { StationFile } from '#contract/station.generated.ts';
import { stationFiles } from '#scripts/station/files.ts';
import { siteWorld } from '#support/site.ts';

/** The shipped stations, where a test logs in without a human check. */
const stations = stationFiles([]).map((file): StationFile => {
  const station = JSON.parse(readFileSync(file, 'utf8')) as StationFile;
  return { ...station, onOff: { ...station.onOff, loginCheck: 'none' } };
});

/** The `test` of a guest, whose `page` comes from / and has arrived. */
export const test = siteWorld({ stations }).extend('page', async ({ open }) => (await open('/')).page);
