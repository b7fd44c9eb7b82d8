// The rule that the Chinese of a text is under zh-CN and the English under en.
import type { Path } from '../../read/diagnostic.ts';
import type { MeaningRule } from '../rule.ts';

const isChinese = (text: unknown): boolean => typeof text === 'string' && /\p{Script=Han}/u.test(text);

/** What players read of a text: without tags and names in braces. */
export const wordsOf = (text: string): string => text.replaceAll(/<[^<>]*>|\{[^{}]*\}/g, ' ');

/** Chinese somewhere under en: the only question for most files. */
const sign = /"en"\s*:\s*"[^"]*[\u2e80-\u9fff]|\\u/;

function* swappedTexts(value: unknown, path: Path): Generator<{ path: Path; text: Record<string, unknown> }> {
  if (typeof value !== 'object' || value === null) return;
  const text = value as Record<string, unknown>;
  if (
    isChinese(text.en) &&
    // GOLD88 may well be a Chinese name: only a text that is Chinese alone is no English one.
    !/\p{Script=Latin}/u.test(wordsOf(String(text.en))) &&
    typeof text['zh-CN'] === 'string' &&
    /\p{L}/u.test(wordsOf(text['zh-CN'])) &&
    !isChinese(text['zh-CN'])
  )
    yield { path, text };
  for (const [key, inner] of Object.entries(value))
    yield* swappedTexts(inner, [...path, Array.isArray(value) ? Number(key) : key]);
}

export const swappedLanguages: MeaningRule = {
  name: 'swapped-languages',
  severity: 'warning',
  page: 'A text has Chinese characters under en and none under zh-CN, so every player reads the other language. The fix swaps the two.',
  good: '{ "code": "demo", "name": { "zh-CN": "\u4e50\u6e38", "en": "Demo" } }',
  bad: '{ "code": "demo", "name": { "zh-CN": "Demo", "en": "\u4e50\u6e38" } }',
  appliesTo: ({ text }) => sign.test(text),
  *check({ file }) {
    for (const { path, text: swapped } of swappedTexts(file, []))
      yield {
        path: [...path, 'zh-CN'],
        at: 'key',
        message: 'The Chinese is under en, and the English under zh-CN.',
        consequence: 'Players read the language that they did not choose.',
        fix: {
          description: 'Swap the two texts',
          safe: true,
          changes: [
            { kind: 'set', path: [...path, 'zh-CN'], value: swapped.en },
            { kind: 'set', path: [...path, 'en'], value: swapped['zh-CN'] },
          ],
        },
      };
  },
};
