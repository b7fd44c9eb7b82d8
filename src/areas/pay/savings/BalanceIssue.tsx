// Owns the questions and answers about balance treasure.
import '../texts.ts';
import { css } from '@linaria/core';
import { balanceIssue } from '#contract/activity.generated.ts';
import { Card } from '#kit/Card.tsx';
import { Icon } from '#kit/Icon.tsx';
import { Await } from '#kit/page/Await.tsx';
import { pressable } from '#kit/page/tokens.ts';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';

const list = css`
  padding: 0 var(--space-4);
  details + details {
    border-top: 1px solid var(--line);
  }
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-3);
    min-height: 3.25rem;
    font-size: 0.9375rem;
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary > svg {
    flex: none;
    color: var(--text-faint);
    transform: rotate(90deg);
    transition: transform 160ms;
  }
  [open] > summary > svg {
    transform: rotate(-90deg);
  }
  p {
    padding-bottom: var(--space-4);
    color: var(--text-quiet);
  }
`;

export function BalanceIssue() {
  const t = useText();
  const read = useCall(balanceIssue, {});
  return (
    <Await read={read} empty={({ list }) => list.length === 0} emptyText={t('pay.treasure.closed')}>
      {({ list: questions }) => (
        <Card className={list}>
          {questions.map(({ title, content }, at) => (
            <details key={title} open={at === 0}>
              <summary className={pressable}>
                {title}
                <Icon name="chevron" />
              </summary>
              <p>{content}</p>
            </details>
          ))}
        </Card>
      )}
    </Await>
  );
}
