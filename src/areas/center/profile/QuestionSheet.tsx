// Owns the sheet that sets the security question.
import {
  getQuestionList,
  type SetQuestionAndAnswerRequest,
  setQuestionAndAnswer,
} from '#contract/auth.generated.ts';
import * as form from '#contract/forms/auth.setQuestionAndAnswer.generated.ts';
import { CallForm } from '#kit/form/Form.tsx';
import { Sheet } from '#kit/overlay/Sheet.tsx';
import { toast } from '#kit/overlay/toast.ts';
import { Await } from '#kit/page/Await.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';
import { useSend } from '#transport/useSend.ts';
import { inside, type SettingSheetProps } from './sheetStyles.tsx';

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
