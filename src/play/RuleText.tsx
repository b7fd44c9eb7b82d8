// Owns the sentence that explains how a play wins; src/lottery/rule/ruleOfPlay.ts says which one a play follows.
import type { TextId } from '#texts/ids.generated.ts';
import { bringTexts } from '#texts/text.ts';
import type { useText } from '#texts/useText.ts';
import messages from '#texts/zh-CN/rules.generated.ts';

bringTexts('rules', messages);

export interface RuleFacts {
  rule: string;
  /** How many numbers, places or times the rule is about. */
  n: number;
  isOnTickedPlaces: boolean;
  hasDan: boolean;
}

export function ruleText(
  t: ReturnType<typeof useText>,
  { rule, n, isOnTickedPlaces, hasDan }: RuleFacts,
): string {
  const ticked = isOnTickedPlaces ? t('rules.with.ticked') : '';
  const dan = hasDan ? t('rules.with.dan') : '';
  return `${ticked}${t(`rules.${rule}` as TextId, { n })}${dan}`;
}
