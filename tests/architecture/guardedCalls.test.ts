// A screen sends what may wait for the security question by the hook that asks it.
import { expect, test } from 'vitest';
import facts from '#schemas/call-facts.json' with { type: 'json' };
import { isGenerated, isTest, sourcesOf } from './sources.ts';

test('a call that may wait for the security question is sent by useGuardedSend()', async () => {
  const guarded = Object.entries(facts)
    .filter(([, { refusals }]) => refusals.some(({ text }) => text === 'server.questionRequired'))
    .map(([id]) => id.slice(id.indexOf('/') + 1));
  expect(guarded.length).toBeGreaterThan(4);
  const ofBrowser = (await sourcesOf(['src'], ['.ts', '.tsx'])).filter(
    ({ file }) => !/^src\/(?:server|contract)\//.test(file) && !isTest(file) && !isGenerated(file),
  );
  const sent = (hook: string, call: string) =>
    ofBrowser
      .filter(({ text }) => new RegExp(`\\b${hook}\\(\\s*${call}\\b`).test(text))
      .map(({ file }) => file);
  for (const call of guarded) {
    expect([call, sent('(?:useSend|send)', call)]).toEqual([call, []]);
    expect([call, sent('useGuardedSend', call).length > 0]).toEqual([call, true]);
  }
});
