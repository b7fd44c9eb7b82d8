// Matching the contract of the office with its handlers.
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type OfficeCallId, officeCalls } from '#contract/office/calls.generated.ts';
import * as requests from '#contract/office/requests.generated.ts';
import * as responses from '#contract/office/responses.generated.ts';
import type { OfficeRow } from '#contract/officeCall.ts';
import type { Validator } from '../../pipeline/callSteps.ts';
import type { OfficeHandler } from './handle.ts';

/** A call with all that serves it. */
export interface LoadedOfficeCall {
  id: OfficeCallId;
  row: OfficeRow;
  handler: OfficeHandler;
  isRequest: Validator;
  isResponse: Validator;
}

const handlers = path.resolve(import.meta.dirname, '../call');

/** Every call with its handler. Throws, naming them, when contract and files differ. */
export async function loadOfficeCalls(): Promise<Map<OfficeCallId, LoadedOfficeCall>> {
  const files = (await readdir(handlers, { recursive: true }))
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => file.slice(0, -3));
  const ids = Object.keys(officeCalls) as OfficeCallId[];
  const differences = [
    ...ids
      .filter((id) => !files.includes(id))
      .map((id) => `schemas/office/${id}.json has no handler src/server/office/call/${id}.ts.`),
    ...files
      .filter((id) => !Object.hasOwn(officeCalls, id))
      .map((id) => `src/server/office/call/${id}.ts has no contract schemas/office/${id}.json.`),
  ];
  if (differences.length > 0) throw new Error(differences.join('\n'));
  const loaded = await Promise.all(
    ids.map(async (id): Promise<[OfficeCallId, LoadedOfficeCall]> => {
      const module = (await import(pathToFileURL(path.join(handlers, `${id}.ts`)).href)) as {
        default?: OfficeHandler;
      };
      const handler = module.default;
      if (handler?.id !== id)
        throw new Error(
          `src/server/office/call/${id}.ts does not export office('${id}', ...) as its default.`,
        );
      const key = id.replace('/', '_');
      return [
        id,
        {
          id,
          row: officeCalls[id],
          handler,
          isRequest: (requests as unknown as Record<string, Validator>)[key]!,
          isResponse: (responses as unknown as Record<string, Validator>)[key]!,
        },
      ];
    }),
  );
  return new Map(loaded);
}
