// The sheet that changes a phone or a mail address by a code to the new one.
import { css } from '@linaria/core';
import { useState } from 'react';
import { type ChangeContactRequest, changeContact, contactCode } from '#contract/account.generated.ts';
import * as form from '#contract/forms/account.changeContact.generated.ts';
import { CodeButton } from '#kit/code/CodeButton.tsx';
import { CallForm } from '#kit/form/Form.tsx';
import { Sheet } from '#kit/overlay/Sheet.tsx';
import { toast } from '#kit/overlay/toast.ts';
import { useGuardedSend } from '#session/question/useGuardedSend.ts';
import { useText } from '#texts/useText.ts';
import { CallFailure } from '#transport/failure.ts';
import { inside, type SettingSheetProps } from '../shared/sheetStyles.tsx';

const hint = css`
  padding-top: var(--space-1);
  color: var(--text-faint);
  font-size: var(--font-small);
`;

export type ContactKind = 'phone' | 'email';

const words = { send: 'center.contact.send', again: 'center.contact.again' } as const;

export interface ContactSheetProps extends SettingSheetProps {
  kind: ContactKind;
}

export function ContactSheet({ kind, onClose, onSaved }: ContactSheetProps) {
  const t = useText();
  const { send } = useGuardedSend(changeContact);
  const { send: ask, sending } = useGuardedSend(contactCode);
  const [typed, setTyped] = useState<Partial<ChangeContactRequest>>({});
  const [refused, setRefused] = useState<Record<string, string>>();
  const requestCode = async (): Promise<number | undefined> => {
    const address = typed[kind] ?? '';
    if (address === '') {
      setRefused({ [kind]: t(`center.contact.wrong.${kind}`) });
      return undefined;
    }
    try {
      const { waitSeconds } = await ask({ [kind]: address });
      toast(t(`center.contact.codeSent.${kind}`), { kind: 'done' });
      return waitSeconds;
    } catch (error) {
      if (error instanceof CallFailure) setRefused(error.fieldErrors ?? {});
      return undefined;
    }
  };
  return (
    <Sheet open onClose={onClose} title={t(`center.contact.title.${kind}`)}>
      <CallForm<ChangeContactRequest>
        className={inside}
        form={form}
        order={[kind, 'verifyCode', 'password']}
        required={[kind]}
        fieldErrors={refused}
        fields={{
          [kind]: {
            label: t(`center.contact.new.${kind}`),
            wrong: t(`center.contact.wrong.${kind}`),
            ...(kind === 'phone' && { widget: 'digits' as const, maxLength: 11 }),
            autoComplete: kind === 'phone' ? 'tel' : 'email',
          },
          verifyCode: {
            label: t('center.contact.code'),
            placeholder: t('center.contact.codeHint'),
            wrong: t('center.contact.codeWrong'),
            widget: 'digits',
            autoComplete: 'one-time-code',
            maxLength: 6,
            after: <CodeButton words={words} working={sending} onPress={requestCode} />,
          },
          password: {
            label: t('center.safety.password'),
            widget: 'password',
            autoComplete: 'current-password',
          },
        }}
        submitLabel={t('center.save')}
        onChange={setTyped}
        onSubmit={async (data) => {
          await send(data);
          toast(t('center.contact.changed'), { kind: 'done' });
          await onSaved();
        }}
      >
        <p className={hint}>{t('center.contact.cooling')}</p>
      </CallForm>
    </Sheet>
  );
}
