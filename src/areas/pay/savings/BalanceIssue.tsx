// The questions and answers about balance treasure.
import '../texts.ts';
import { css } from '@linaria/core';
import { balanceIssue } from '#contract/activity.generated.ts';
import { Card } from '#kit/Card.tsx';
import { Disclosure } from '#kit/disclosure/Disclosure.tsx';
import { Await } from '#kit/page/Await.tsx';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';

/* The lines reach its edges. */
const list = css`
  padding: 0;
`;
const answer = css`
  color: var(--text-quiet);
`;

export function BalanceIssue() {
  const t = useText();
  const read = useCall(balanceIssue, {});
  return (
    <Await read={read} empty={({ list }) => list.length === 0} emptyText={t('pay.treasure.closed')}>
      {({ list: questions }) => (
        <Card className={list}>
          {questions.map(({ title, content }, at) => (
            <Disclosure key={title} title={title} isOpen={at === 0}>
              <p className={answer}>{content}</p>
            </Disclosure>
          ))}
        </Card>
      )}
    </Await>
  );
}
