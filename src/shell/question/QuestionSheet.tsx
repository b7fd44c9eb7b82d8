// The sheet of the security question: it asks for the answer before a change of what guards money, or has a question set.
import { css } from '@linaria/core';
import { useState } from 'react';
import {
  type CheckAnswerRequest,
  checkAnswer,
  getQuestionByMember,
  getQuestionList,
  type SetQuestionAndAnswerRequest,
  setQuestionAndAnswer,
} from '#contract/auth.generated.ts';
import * as answerForm from '#contract/forms/auth.checkAnswer.generated.ts';
import * as setForm from '#contract/forms/auth.setQuestionAndAnswer.generated.ts';
import { Button } from '#kit/Button.tsx';
import { CallForm } from '#kit/form/Form.tsx';
import { Sheet } from '#kit/overlay/Sheet.tsx';
import { toast } from '#kit/overlay/toast.ts';
import { Await } from '#kit/page/Await.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { useSite } from '#kit/page/site.ts';
import type { QuestionStep } from '#session/shownSheet.ts';
import { useText } from '#texts/useText.ts';
import { CallFailure } from '#transport/failure.ts';
import { useCall } from '#transport/useCall.ts';
import { useSend } from '#transport/useSend.ts';

const body = css`
  display: grid;
  gap: var(--space-3);
  padding: 0 var(--space-4) var(--space-4);
`;
const why = css`
  color: var(--text-quiet);
  font-size: var(--font-small);
  text-wrap: pretty;
`;
const locked = css`
  padding: var(--space-4) 0;
  text-align: center;
  text-wrap: balance;
`;

const codeOf = (error: unknown): string | undefined =>
  error instanceof CallFailure ? error.code : undefined;

export function QuestionSheet({ step: { kind: asked, msg, end } }: { step: QuestionStep }) {
  const t = useText();
  const [kind, setKind] = useState(asked);
  return (
    <Sheet open onClose={() => end(false)} title={t(`extra.question.title.${kind}`)}>
      <div className={body}>
        {msg !== '' && <p className={why}>{t(`extra.question.why.${kind}`)}</p>}
        {kind === 'set' ? (
          <SetForm onDone={() => end(true)} />
        ) : (
          <Answer onDone={() => end(true)} onUnset={() => setKind('set')} onLeave={() => end(false)} />
        )}
      </div>
    </Sheet>
  );
}

interface AnswerProps {
  onDone: () => void;
  /** Support has cleared the question meanwhile. */
  onUnset: () => void;
  onLeave: () => void;
}

function Answer({ onDone, onUnset, onLeave }: AnswerProps) {
  const t = useText();
  const { onOff, act } = useSite();
  const { send } = useSend(checkAnswer);
  const read = useCall(getQuestionByMember, {});
  return (
    <>
      <Await read={read} skeleton={<Skeleton height="5rem" />}>
        {({ question, triesLeft }) =>
          triesLeft === 0 ? (
            <p className={locked} role="alert">
              {t('extra.question.locked')}
            </p>
          ) : (
            <CallForm<CheckAnswerRequest>
              form={answerForm}
              order={['answer']}
              fields={{
                answer: {
                  label: question,
                  placeholder: t('extra.question.answer'),
                  wrong: t('extra.question.answerWrong'),
                  autoComplete: 'off',
                  maxLength: 30,
                },
              }}
              submitLabel={t('extra.question.confirm')}
              onSubmit={async (data) => {
                try {
                  await send(data);
                } catch (error) {
                  if (codeOf(error) === 'questionUnset') onUnset();
                  if (codeOf(error) === 'throttled') void read.mutate();
                  throw error;
                }
                onDone();
              }}
            />
          )
        }
      </Await>
      {onOff.onlineServiceUrl !== '' && (
        <Button
          kind="plain"
          wide
          onClick={() => {
            onLeave();
            act('service');
          }}
        >
          {t('extra.question.forgotten')}
        </Button>
      )}
    </>
  );
}

function SetForm({ onDone }: { onDone: () => void }) {
  const t = useText();
  const { send } = useSend(setQuestionAndAnswer);
  return (
    <Await
      read={useCall(getQuestionList, {})}
      skeleton={<Skeleton lines={6} height="1.75rem" />}
      empty={({ questionList }) => questionList.length === 0}
    >
      {({ questionList }) => (
        <CallForm<SetQuestionAndAnswerRequest>
          form={setForm}
          fields={{
            questionId: {
              label: t('extra.question.label'),
              placeholder: t('extra.question.choose'),
              widget: 'select',
              choices: questionList.map(({ id, question }) => ({ value: id, label: question })),
            },
            answer: {
              label: t('extra.question.answerLabel'),
              placeholder: t('extra.question.answerPlaceholder'),
              wrong: t('extra.question.answerError'),
              autoComplete: 'off',
            },
            password: {
              label: t('extra.question.password'),
              placeholder: t('extra.question.passwordPlaceholder'),
              hint: t('extra.question.hint'),
              widget: 'password',
              autoComplete: 'current-password',
            },
          }}
          submitLabel={t('extra.question.save')}
          onSubmit={async (data) => {
            await send(data);
            toast(t('extra.question.saved'), { kind: 'done' });
            onDone();
          }}
        />
      )}
    </Await>
  );
}
