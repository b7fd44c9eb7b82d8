// What the office calls an act or a look, and the fields and facts of one: words for each call of the trail; a command stands as it was typed.
import english from '#texts/en/office-calls.generated.ts';
import englishFields from '#texts/en/office-fields.generated.ts';
import chinese from '#texts/zh-CN/office-calls.generated.ts';
import chineseFields from '#texts/zh-CN/office-fields.generated.ts';
import { bringTexts, type OfficeText, type OfficeTextId } from '../locale.ts';

bringTexts({ 'zh-CN': { ...chinese, ...chineseFields }, en: { ...english, ...englishFields } });

const ids: ReadonlySet<string> = new Set([...Object.keys(chinese), ...Object.keys(chineseFields)]);

const wordOf = (t: OfficeText, id: string, otherwise: string): string =>
  ids.has(id) ? t(id as OfficeTextId) : otherwise;

/** `what` is a name of a call, such as acts/block, or what else a line of the trail may say. */
export const callName = (t: OfficeText, what: string): string => wordOf(t, `office-calls.${what}`, what);

/** `name` is a field of a call's request, or a fact that one stands on or changes, such as playBlockedUntil. */
export const fieldName = (t: OfficeText, name: string): string => wordOf(t, `office-fields.${name}`, name);
