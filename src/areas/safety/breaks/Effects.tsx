// Owns what a break means, said before it is taken: what ends, what goes on, what stays possible.
import { css } from '@linaria/core';
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

const effects = ['now', 'open', 'chases', 'money', 'offers'] as const;

export function Effects({ kind }: { kind: 'timeout' | 'exclude' }) {
  const t = useText();
  return (
    <ul className={list}>
      {effects.map((effect) => (
        <li key={effect}>{t(`safety.break.effect.${effect}`)}</li>
      ))}
      <li>{t(`safety.break.effect.end.${kind}`)}</li>
    </ul>
  );
}
