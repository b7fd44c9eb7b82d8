// A play names its switch exactly when the switch changes how it is settled.
import { expect, test } from 'vitest';
import { manyDraws, picksOf } from '#support/manyDraws.ts';
import { FAMILIES } from '../families.ts';
import { DEFAULT_SETTINGS, SWITCHES } from './settings.ts';
import { switchOf } from './switchedPlays.ts';

test.each(FAMILIES.map((family) => [family.code, family] as const))(
  'in %s the plays that a switch changes are those that name it',
  (_, family) => {
    const some = manyDraws(family.balls);
    for (const play of family.plays) {
      const selection = picksOf(play);
      const ruleText = (settings: object): string =>
        JSON.stringify(
          some.map((draw) =>
            play.hits(selection, draw, { ...DEFAULT_SETTINGS, ...settings, lunarYear: 2026 }),
          ),
        );
      const usual = ruleText({});
      for (const [name, values] of Object.entries(SWITCHES)) {
        const isChanged = ruleText({ [name]: values[1] }) !== usual;
        expect([play.code, name, isChanged]).toEqual([play.code, name, switchOf(play.code) === name]);
      }
    }
  },
  60_000,
);
