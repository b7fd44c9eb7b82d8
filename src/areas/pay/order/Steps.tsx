// The instructions for paying by a method, step by step.
import { css } from '@linaria/core';
import { getPayDesc } from '#contract/finance.generated.ts';
import { Card } from '#kit/Card.tsx';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';

const list = css`
  h2 {
    margin-bottom: var(--space-2);
    font-size: var(--font-body);
  }
  ol {
    display: grid;
    gap: var(--space-1);
    padding-left: 1.25em;
    color: var(--text-quiet);
    font-size: var(--font-small);
    list-style: decimal;
  }
`;

export function Steps({ methodId }: { methodId: number }) {
  const t = useText();
  const { data } = useCall(getPayDesc, { methodId });
  // These are only help: where it cannot be loaded, the page does without.
  if (!data || data.steps.length === 0) return null;
  return (
    <Card className={list}>
      <h2>{t('pay.steps')}</h2>
      <ol>
        {data.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Card>
  );
}
