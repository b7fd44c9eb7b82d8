// Writing a message: to the agent above, as an agent to a member directly below, and to support where the page has no conversation with it.
import type { FormEvent } from 'react';
import { type SendRequest, send as sendLetter, sendLimits } from '#contract/message.generated.ts';
import { Button } from '#kit/Button.tsx';
import { Card } from '#kit/Card.tsx';
import { Field } from '#kit/input/Field.tsx';
import { toast } from '#kit/overlay/toast.ts';
import { useSite } from '#kit/page/site.ts';
import { useText } from '#texts/useText.ts';
import { useSend } from '#transport/useSend.ts';
import { form, notice } from './form/formStyles.ts';
import { Select } from './form/Select.tsx';
import { TextArea } from './form/TextArea.tsx';
import { useFieldErrors } from './form/useFieldErrors.ts';
import { useWrongLength } from './form/useWrongLength.ts';
import { useHasChat } from './useHasChat.ts';
import type { LetterDraft } from './useLetterDraft.ts';

type Receiver = SendRequest['receiver'];

export interface WriteFormProps {
  draft: LetterDraft;
  hasUpline: boolean;
  onSent: () => void;
}

export function WriteForm({ draft, hasUpline, onSent }: WriteFormProps) {
  const t = useText();
  const { role } = useSite();
  const errors = useFieldErrors<HTMLFormElement>();
  const wrongLength = useWrongLength();
  const { send, sending, failure } = useSend(sendLetter);
  const hasChat = useHasChat();
  const receivers = (['service', 'upline', 'downline'] as const).filter((each) => {
    if (each === 'service') return !hasChat;
    // Chosen before a reload, it stays on the list while the inbox is being asked again.
    return each === draft.receiver || (each === 'upline' ? hasUpline : role === 'agent');
  });
  const receiver = receivers.includes(draft.receiver) ? draft.receiver : (receivers[0] ?? 'upline');
  const set = (field: Parameters<LetterDraft['set']>[0], value: string): void => {
    draft.set(field, value);
    errors.clear(field);
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (sending) return;
    const isDown = receiver === 'downline';
    const isWrong = errors.show({
      account: isDown && draft.account.trim() === '' ? t('message.accountMissing') : '',
      title: wrongLength(draft.title, sendLimits.title),
      content: wrongLength(draft.content, sendLimits.content),
    });
    if (isWrong) return;
    try {
      await send({
        receiver,
        ...(isDown && { account: draft.account.trim() }),
        title: draft.title,
        content: draft.content,
      });
      draft.clear();
      toast(t('message.sent'), { kind: 'done' });
      onSent();
    } catch (error) {
      errors.refuse(error);
    }
  };
  return (
    <Card>
      <form ref={errors.form} className={form} noValidate onSubmit={submit}>
        <Select<Receiver>
          name="receiver"
          label={t('message.receiver')}
          value={receiver}
          items={receivers.map((value) => ({ value, label: t(`message.party.${value}`) }))}
          error={errors.errorOf('receiver')}
          onChange={(value) => set('receiver', value)}
        />
        {receiver === 'downline' && (
          <Field
            name="account"
            label={t('message.account')}
            placeholder={t('message.account.placeholder')}
            autoCapitalize="none"
            autoComplete="off"
            maxLength={sendLimits.account.most}
            value={draft.account}
            error={errors.errorOf('account')}
            onChange={({ target }) => set('account', target.value)}
          />
        )}
        <Field
          name="title"
          label={t('message.title')}
          placeholder={t('message.title.placeholder')}
          autoComplete="off"
          value={draft.title}
          error={errors.errorOf('title')}
          onChange={({ target }) => set('title', target.value)}
        />
        <TextArea
          name="content"
          label={t('message.content')}
          placeholder={t('message.content.placeholder')}
          most={sendLimits.content.most}
          value={draft.content}
          error={errors.errorOf('content')}
          onChange={(value) => set('content', value)}
        />
        <Button type="submit" wide working={sending}>
          {t('message.submit')}
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
