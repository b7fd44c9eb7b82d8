// Owns what the office calls an act or a look: words for each call of the trail; a command stands as it was typed.
import english from '#texts/en/office-calls.generated.ts';
import chinese from '#texts/zh-CN/office-calls.generated.ts';
import { bringTexts, type OfficeText, type OfficeTextId } from '../locale.ts';

bringTexts({ 'zh-CN': chinese, en: english });

const ids: ReadonlySet<string> = new Set(Object.keys(chinese));

/** `what` is a name of a call, such as acts/block, or what else a line of the trail may say. */
export function callName(t: OfficeText, what: string): string {
  const id = `office-calls.${what}`;
  return ids.has(id) ? t(id as OfficeTextId) : what;
}
