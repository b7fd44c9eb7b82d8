// The verdict on a station file without the compiled validator: it stands in its place in the built office, where its size counts and not its speed.

import { parseTolerantJson } from './read/json/tolerantJson.ts';
import { stationFormat } from './read/readStation.ts';
import { checkSchema } from './read/schemaCheck.ts';

/** Whether a value is a station file by its schema; the same as the compiled validator says. */
export function isStationFile(value: unknown): boolean {
  const { root } = parseTolerantJson(JSON.stringify(value) ?? '');
  return root !== null && checkSchema(root, stationFormat).findings.length === 0;
}
