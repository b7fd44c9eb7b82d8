// An order or bet in a conversation: what it is, what it comes to and where it stands.
import { css } from '@linaria/core';
import type { SupportCard } from '#contract/entities.generated.ts';
import { Amount } from '#kit/Amount.tsx';
import { useText } from '#texts/useText.ts';

const card = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 2px var(--space-3);
  min-width: 12rem;
  padding: var(--space-2) var(--space-3);
  border: 1px solid var(--line);
  border-radius: var(--radius-small);
  background: var(--surface-raised);
  color: var(--text);
  font-size: var(--font-small);
  text-align: left;
  > :nth-child(even) {
    text-align: right;
  }
  > small {
    color: var(--text-quiet);
    font-size: var(--font-caption);
    font-variant-numeric: tabular-nums;
  }
  > small:last-child {
    grid-column: 1 / -1;
    text-align: left;
  }
`;

export function CardOfOrder({ card: { kind, id, name, detail, amount, state } }: { card: SupportCard }) {
  const t = useText();
  return (
    <span className={card}>
      <b>{t(`message.support.about.${kind}`)}</b>
      <Amount value={amount} />
      <span>{[name, detail].filter((part) => part !== '').join(' · ')}</span>
      <span>{state}</span>
      <small>{id}</small>
    </span>
  );
}
