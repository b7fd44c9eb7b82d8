// The rule that a station which greets in English has its names in English.
import type { LocalText } from '#contract/station.generated.ts';
import type { Path } from '../../read/diagnostic.ts';
import type { MeaningRule } from '../rule.ts';

const lacksEnglish = (text: LocalText | undefined): boolean =>
  typeof text === 'object' && text['zh-CN'] !== '' && !text.en;

export const missingTranslation: MeaningRule = {
  name: 'missing-translation',
  severity: 'warning',
  page: 'The station\'s language is English (locale: en), but one of its own texts is given in Chinese alone, so English screens show Chinese words. Give the text an "en".',
  good: '{ "code": "demo", "name": { "zh-CN": "Demo", "en": "Demo" }, "locale": "en" }',
  bad: '{ "code": "demo", "name": { "zh-CN": "Demo" }, "locale": "en" }',
  reads: ['locale', 'name', 'menus', 'activityNames', 'pageHead', 'frontConfig'],
  appliesTo: ({ file }) => file.locale === 'en',
  *check({ file }) {
    const texts: [Path, LocalText | undefined][] = [
      [['name'], file.name],
      [['pageHead', 'pageTitle'], file.pageHead?.pageTitle],
      [['frontConfig', 'addToDesktopRemainText'], file.frontConfig?.addToDesktopRemainText],
      [['frontConfig', 'lineDetectionTxt'], file.frontConfig?.lineDetectionTxt],
      ...(file.menus?.member ?? []).map((group, at): [Path, LocalText] => [
        ['menus', 'member', at, 'title'],
        group.title,
      ]),
      ...Object.entries(file.menus?.names ?? {}).map(([to, text]): [Path, LocalText] => [
        ['menus', 'names', to],
        text,
      ]),
      ...Object.entries(file.activityNames ?? {}).map(([kind, text]): [Path, LocalText] => [
        ['activityNames', kind],
        text,
      ]),
    ];
    for (const [path, text] of texts)
      if (lacksEnglish(text))
        yield {
          path,
          at: 'value',
          message: 'This text has no English, but the station greets in English.',
          consequence: 'English screens show the Chinese text here.',
        };
  },
};
