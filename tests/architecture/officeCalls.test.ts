// Whoever reads the trail reads words: each call that leaves a line in it has a name in both languages, and no name is of a call that is gone.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root, sourcesOf } from './sources.ts';

/** Lines that no contract announces: log-ins and downloads write their own, as do content and station files. */
const others = [
  'content',
  'figures/csv',
  'session/logIn',
  'session/passkeyVerify',
  'session/secondFactor',
  'staff/accept',
  'station changed',
  'station in service',
  'station out of service',
];

const contracts = await sourcesOf(['schemas/office'], ['.json']);
const inTrail = contracts
  .filter(({ text }) => {
    const { changes, reads } = JSON.parse(text) as { changes: boolean; reads?: string };
    return changes || reads === 'personal';
  })
  .map(({ file }) => file.replace(/^schemas\/office\/|\.json$/g, ''));

/** Of a request what the head of its card says, or what is no field of its own. */
const unnamed = new Set(['reason', 'version']);
const asked = contracts.flatMap(({ text }) => {
  const { needsTwo, request } = JSON.parse(text) as { needsTwo?: string; request: { properties?: object } };
  return needsTwo === undefined
    ? []
    : Object.keys(request.properties ?? {}).filter((name) => !unnamed.has(name));
});

describe('what a second person reads', () => {
  it.each(['zh-CN', 'en'])('has a name in %s for each field of what is asked', async (locale) => {
    const names = JSON.parse(
      await readFile(path.join(root, `src/texts/${locale}/office-fields.json`), 'utf8'),
    );
    expect(asked.filter((name) => names[name] === undefined)).toEqual([]);
  });
});

describe('what the trail says', () => {
  it.each(['zh-CN', 'en'])('has a name in %s, and nothing else has', async (locale) => {
    const names = JSON.parse(
      await readFile(path.join(root, `src/texts/${locale}/office-calls.json`), 'utf8'),
    );
    expect(Object.keys(names).toSorted()).toEqual([...new Set([...inTrail, ...others])].toSorted());
  });
});
