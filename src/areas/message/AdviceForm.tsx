// Writing advice: what it is and the text, kept until it has been sent.
import type { FormEvent } from 'react';
import { type SaveAdviceRequest, saveAdvice, saveAdviceLimits } from '#contract/advice.generated.ts';
import { Button } from '#kit/Button.tsx';
import { Card } from '#kit/Card.tsx';
import { useDraft } from '#kit/input/useDraft.ts';
import { toast } from '#kit/overlay/toast.ts';
import { useText } from '#texts/useText.ts';
import { useSend } from '#transport/useSend.ts';
import { form, notice } from './form/formStyles.ts';
import { Select } from './form/Select.tsx';
import { TextArea } from './form/TextArea.tsx';
import { useFieldErrors } from './form/useFieldErrors.ts';
import { useWrongLength } from './form/useWrongLength.ts';

type AdviceType = SaveAdviceRequest['type'];
const types: readonly AdviceType[] = ['suggestion', 'complaint', 'other'];

export function AdviceForm({ onSent }: { onSent: () => void }) {
  const t = useText();
  const errors = useFieldErrors<HTMLFormElement>();
  const wrongLength = useWrongLength();
  const [keptType, setType] = useDraft('advice type');
  const [content, setContent] = useDraft('advice content');
  const { send, sending, failure } = useSend(saveAdvice);
  const type = types.find((each) => each === keptType) ?? 'suggestion';
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (sending) return;
    if (errors.show({ content: wrongLength(content, saveAdviceLimits.content) })) return;
    try {
      await send({ type, content });
      setType('');
      setContent('');
      toast(t('message.advice.thanks'), { kind: 'done' });
      onSent();
    } catch (error) {
      errors.refuse(error);
    }
  };
  return (
    <Card>
      <form ref={errors.form} className={form} noValidate onSubmit={submit}>
        <Select<AdviceType>
          name="type"
          label={t('message.advice.type')}
          value={type}
          items={types.map((value) => ({ value, label: t(`message.advice.type.${value}`) }))}
          error={errors.errorOf('type')}
          onChange={setType}
        />
        <TextArea
          name="content"
          label={t('message.content')}
          placeholder={t('message.advice.placeholder')}
          most={saveAdviceLimits.content.most}
          value={content}
          error={errors.errorOf('content')}
          onChange={(value) => {
            setContent(value);
            errors.clear('content');
          }}
        />
        <Button type="submit" wide working={sending}>
          {t('message.advice.submit')}
        </Button>
        {failure && !failure.fieldErrors && (
          <p className={notice} role="alert">
            {t('message.failed')}
          </p>
        )}
      </form>
    </Card>
  );
}
