// Owns the verdict on a station file without the compiled validator: it stands in its place in the built office, where its size counts and not its speed.

import { stationFormat } from './readStation.ts';
import { checkSchema } from './schemaCheck.ts';
import { parseTolerantJson } from './tolerantJson.ts';

/** Whether a value is a station file by its schema; tells the same as the compiled validator. */
export function isStationFile(value: unknown): boolean {
  const { root } = parseTolerantJson(JSON.stringify(value) ?? '');
  return root !== null && checkSchema(root, stationFormat).findings.length === 0;
}
