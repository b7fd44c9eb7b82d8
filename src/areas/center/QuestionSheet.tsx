// Owns the sheet that sets the security question.
import {
  getQuestionList,
  type SetQuestionAndAnswerRequest,
  setQuestionAndAnswer,
} from '#contract/auth.generated.ts';
import * as form from '#contract/forms/auth.setQuestionAndAnswer.generated.ts';
import { Await } from '#kit/Await.tsx';
import { CallForm } from '#kit/Form.tsx';
import { Sheet } from '#kit/Sheet.tsx';
import { Skeleton } from '#kit/Skeleton.tsx';
import { toast } from '#kit/toast.ts';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';
import { useSend } from '#transport/useSend.ts';
import { inside, type SettingSheetProps } from './sheetLook.tsx';

export function QuestionSheet({ onClose, onSaved }: SettingSheetProps) {
  const t = useText();
  const { send } = useSend(setQuestionAndAnswer);
  return (
    <Sheet open onClose={onClose} title={t('center.question.title')}>
      <div className={inside}>
        <Await
          read={useCall(getQuestionList, {})}
          skeleton={<Skeleton lines={6} height="1.75rem" />}
          empty={({ questionList }) => questionList.length === 0}
        >
          {({ questionList }) => (
            <CallForm<SetQuestionAndAnswerRequest>
              form={form}
              fields={{
                questionId: {
                  label: t('center.question.label'),
                  placeholder: t('center.question.choose'),
                  widget: 'select',
                  choices: questionList.map(({ id, question }) => ({ value: id, label: question })),
                },
                answer: {
                  label: t('center.question.answer'),
                  placeholder: t('center.question.answerPlaceholder'),
                  wrong: t('center.question.answerError'),
                  autoComplete: 'off',
                },
                password: {
                  label: t('center.question.password'),
                  placeholder: t('center.question.passwordPlaceholder'),
                  hint: t('center.question.hint'),
                  widget: 'password',
                  autoComplete: 'current-password',
                },
              }}
              submitLabel={t('center.save')}
              onSubmit={async (data) => {
                await send(data);
                toast(t('center.saved'), { kind: 'done' });
                await onSaved();
              }}
            />
          )}
        </Await>
      </div>
    </Sheet>
  );
}
