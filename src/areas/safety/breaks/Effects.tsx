// What a break means, said before it is taken: what ends, what goes on, what stays possible.
import { css } from '@linaria/core';
import type { BreakStateAnswer } from '#contract/protection.generated.ts';
import { useText } from '#texts/useText.ts';

const list = css`
  display: grid;
  gap: var(--space-2);
  padding: var(--space-3) var(--space-3) var(--space-3) var(--space-6);
  border-radius: var(--radius-small);
  background: var(--surface-sunken);
  color: var(--text-quiet);
  font-size: var(--font-small);
  list-style: disc;
`;

const effects = ['chases', 'platforms', 'money', 'offers'] as const;

interface EffectsProps {
  kind: 'timeout' | 'exclude';
  openBets: BreakStateAnswer['openBets'];
}

export function Effects({ kind, openBets }: EffectsProps) {
  const t = useText();
  return (
    <ul className={list}>
      <li>{t('safety.break.effect.now')}</li>
      <li>{t(`safety.break.effect.open.${openBets}`)}</li>
      {effects.map((effect) => (
        <li key={effect}>{t(`safety.break.effect.${effect}`)}</li>
      ))}
      <li>{t(`safety.break.effect.end.${kind}`)}</li>
    </ul>
  );
}
