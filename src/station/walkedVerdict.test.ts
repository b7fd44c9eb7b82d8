// The verdict of the office's browser is the compiled one, on every example that a rule has.
import { expect, test } from 'vitest';
import { isStationFile } from '#contract/station.validate.generated.ts';
import { rules } from './checks/rules.generated.ts';
import { parseTolerantJson, plainValue } from './read/json/tolerantJson.ts';
import { isStationFile as isStationFileWalked } from './walkedVerdict.ts';

test('a file that the compiled validator takes or refuses is taken or refused by the walk', () => {
  const values = rules
    .filter(({ name }) => name !== 'too-large')
    .flatMap(({ good, bad }) => [good, bad])
    .flatMap((text) => {
      const { root } = parseTolerantJson(text);
      return root ? [plainValue(root)] : [];
    });
  const verdicts = values.map((value) => isStationFile(value));
  expect(verdicts.filter((is) => !is).length).toBeGreaterThan(10);
  expect(verdicts.filter((is) => is).length).toBeGreaterThan(30);
  expect(values.map(isStationFileWalked)).toEqual(verdicts);
});
