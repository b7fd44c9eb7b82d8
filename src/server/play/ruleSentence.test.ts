// A rules sheet never contradicts itself: what comes back is said by the plays where it does, and by no line above them.
import { expect, test } from 'vitest';
import { FAMILIES } from '#lottery/families.ts';
import { DEFAULT_SETTINGS, type Settings, SWITCHES } from '#lottery/rule/settings.ts';
import { switchOf } from '#lottery/rule/switchedPlays.ts';
import { manyDraws, picksOf } from '#support/manyDraws.ts';
import englishCredit from '#texts/en/credit.generated.ts';
import english from '#texts/en/lottery-all.generated.ts';
import englishOfficial from '#texts/en/official.generated.ts';
import chineseCredit from '#texts/zh-CN/credit.generated.ts';
import chinese from '#texts/zh-CN/lottery-all.generated.ts';
import chineseOfficial from '#texts/zh-CN/official.generated.ts';
import { textIn } from '../serverText.ts';
import { ruleSentence, stationSentence } from './ruleSentence.ts';

const comesBack = { 'zh-CN': /退|和局/, en: /return|refund|stake back|push|void/i };

test.each(FAMILIES.map((family) => [family.code, family] as const))(
  'in %s a play says that the stake comes back exactly where this station gives it back',
  (_, family) => {
    const draws = manyDraws(family.balls);
    for (const play of family.plays) {
      const name = switchOf(play.code);
      for (const value of name ? SWITCHES[name] : [undefined]) {
        const settings = { ...DEFAULT_SETTINGS, ...(name && { [name]: value }) } as Settings;
        const rules = { ...settings, lunarYear: 2026 };
        const selection = picksOf(play);
        const doesPush = draws.some((draw) => play.hits(selection, draw, rules).some(({ push }) => push));
        for (const locale of ['zh-CN', 'en'] as const) {
          const said = `${ruleSentence(play.code, locale)} ${stationSentence(play.code, settings, textIn(locale))}`;
          const isSaid = comesBack[locale].test(said);
          expect([play.code, value, said, isSaid]).toEqual([play.code, value, said, doesPush]);
        }
      }
    }
  },
);

/** Above the plays of the rules page, and on the sheet of the board: what is true for every play. */
const general = /^(?:lottery-all\.(?:settle|draw)\.|(?:credit|official)\.rules\.all$)/;

test.each([
  ['zh-CN', [chinese, chineseCredit, chineseOfficial], /和局/],
  ['en', [english, englishCredit, englishOfficial], /push|\btie/i],
] as const)(
  'no general line says what a tie brings, which depends on play and station, in %s',
  (_, catalogues, tie) => {
    const lines = catalogues.flatMap((texts) => Object.entries(texts).filter(([id]) => general.test(id)));
    expect(lines.length).toBeGreaterThan(4);
    expect(lines.filter(([, text]) => tie.test(JSON.stringify(text)))).toEqual([]);
  },
);
