// The words of `station explain` that stand outside its own texts: values, what the schema says of settings, pages of rules, and why a menu leaves something out.
import type { Role } from '#contract/call.ts';
import type { ScreenRow } from '#contract/screens.generated.ts';
import { mistakeIn } from '#server/office/content/mistakes.ts';
import { roleTextIn, valueWordsIn, whoTextIn } from '#server/stationWords.ts';
import { plain } from '#station/derive/visibleFacts.ts';
import { whyLeftOut } from '#station/derive/whyLeftOut.ts';
import reference from '#texts/reference/zh-CN.json' with { type: 'json' };
import { commandText } from '../../commandTexts.ts';
import { language } from '../../spoken.ts';

const chinese: Readonly<Record<string, string>> = reference;

/** A sentence of the reference, which is written in English, as it is spoken. */
export const inLanguage = (sentence: string): string =>
  language() === 'zh-CN' ? (chinese[sentence] ?? sentence) : sentence;

/** A sentence of the checker as it is spoken. */
export const mistakeText = (sentence: string): string => mistakeIn(language(), undefined, sentence);

/** A value of a setting as people read it. */
export const valueText = (value: unknown): string => plain(value, valueWordsIn(language()));

/** Whom a screen is for, in a word. */
export const whoText = (who: ScreenRow['who']): string => whoTextIn(language(), who);

export const roleText = (role: Role): string => roleTextIn(language(), role);

/** Why a menu leaves something out; a reason of entryIn() or whyEmpty(). */
export const leftOutText = (reason: string, role: Role): string =>
  reason === 'role'
    ? commandText('command.explain.notForRole', { role: roleText(role) })
    : mistakeText(whyLeftOut(reason, role));
