// The second step of a log-in on a new device: the security question.
import { css } from '@linaria/core';
import { type CheckAnswerRequest, checkAnswer, getQuestionByMember } from '#contract/auth.generated.ts';
import * as form from '#contract/forms/auth.checkAnswer.generated.ts';
import { Button } from '#kit/Button.tsx';
import { CallForm } from '#kit/form/Form.tsx';
import { Await } from '#kit/page/Await.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';
import { useSend } from '#transport/useSend.ts';

const step = css`
  display: grid;
  gap: var(--space-4);
  h2 {
    font-size: 1.25rem;
  }
  > p {
    color: var(--text-quiet);
  }
`;

export interface QuestionStepProps {
  ticket: string;
  onDone: () => Promise<void>;
  onBack: () => void;
}

export function QuestionStep({ ticket, onDone, onBack }: QuestionStepProps) {
  const t = useText();
  const { send } = useSend(checkAnswer);
  return (
    <section className={step}>
      <h2>{t('entry.question.title')}</h2>
      <p>{t('entry.question.why')}</p>
      <Await
        read={useCall(getQuestionByMember, { questionTicket: ticket })}
        skeleton={<Skeleton height="5rem" />}
      >
        {({ question }) => (
          <CallForm<CheckAnswerRequest>
            form={form}
            order={['answer']}
            initial={{ questionTicket: ticket }}
            fields={{
              answer: {
                label: question,
                placeholder: t('entry.question.placeholder'),
                wrong: t('entry.question.error'),
                autoComplete: 'off',
              },
            }}
            submitLabel={t('entry.question.submit')}
            onSubmit={async (data) => {
              await send(data);
              await onDone();
            }}
          />
        )}
      </Await>
      <Button kind="plain" wide onClick={onBack}>
        {t('entry.question.back')}
      </Button>
    </section>
  );
}
