// The sentence that explains how a play wins; src/lottery/rule/ruleOfPlay.ts says which one a play follows. It brings the sentences of all plays.
import { ruleOf } from '#lottery/rule/ruleOfPlay.ts';
import type { TextId } from '#texts/ids.generated.ts';
import { bringTexts } from '#texts/text.ts';
import { useText } from '#texts/useText.ts';
import messages from '#texts/zh-CN/rules.generated.ts';

bringTexts('rules', messages);

export function RuleText({ code }: { code: string }) {
  const t = useText();
  const { rule, n, isOnTickedPlaces, hasDan } = ruleOf(code);
  const ticked = isOnTickedPlaces ? t('rules.with.ticked') : '';
  const dan = hasDan ? t('rules.with.dan') : '';
  return `${ticked}${t(`rules.${rule}` as TextId, { n })}${dan}`;
}
