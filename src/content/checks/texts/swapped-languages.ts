// The rule that the Chinese of content's texts is under zh-CN and the English under en: the stations' own rule.
import { swappedLanguages as stationRule } from '#station/checks/settings/swapped-languages.ts';
import { contentKinds } from '../../content.generated.ts';
import { contentRule } from '../rule.ts';

export const swappedLanguages = contentRule({
  name: stationRule.name,
  severity: stationRule.severity,
  page: stationRule.page,
  kinds: ['activity-types', ...contentKinds],
  good: '{ "items": [{ "key": "a", "name": { "zh-CN": "\u65e5\u5e38", "en": "Everyday" } }] }',
  bad: '{ "items": [{ "key": "a", "name": { "zh-CN": "Everyday", "en": "\u65e5\u5e38" } }] }',
  *check(input) {
    const given = input as unknown as Parameters<typeof stationRule.check>[0];
    if (stationRule.appliesTo!(given)) yield* stationRule.check(given);
  },
});
