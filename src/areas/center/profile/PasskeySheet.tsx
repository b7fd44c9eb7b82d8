// The sheet that makes a passkey: the password first, since a phone that was left open makes none; then the browser's own question.
import { css } from '@linaria/core';
import { type PasskeyQuestionRequest, passkeyAdd, passkeyQuestion } from '#contract/account.generated.ts';
import * as form from '#contract/forms/account.passkeyQuestion.generated.ts';
import { CallForm } from '#kit/form/Form.tsx';
import { Sheet } from '#kit/overlay/Sheet.tsx';
import { toast } from '#kit/overlay/toast.ts';
import { useGuardedSend } from '#session/question/useGuardedSend.ts';
import { useText } from '#texts/useText.ts';
import { useSend } from '#transport/useSend.ts';
import { inside, type SettingSheetProps } from '../shared/sheetStyles.tsx';

const hint = css`
  padding-bottom: var(--space-3);
  color: var(--text-quiet);
  font-size: var(--font-small);
  text-wrap: pretty;
`;

export function PasskeySheet({ onClose, onSaved }: SettingSheetProps) {
  const t = useText();
  const question = useGuardedSend(passkeyQuestion);
  const keep = useSend(passkeyAdd);
  return (
    <Sheet open onClose={onClose} title={t('devices.passkey.add')}>
      <CallForm<PasskeyQuestionRequest>
        className={inside}
        form={form}
        fields={{
          password: {
            label: t('devices.passkey.password'),
            placeholder: t('devices.passkey.password.hint'),
            icon: 'lock',
            widget: 'password',
            autoComplete: 'current-password',
          },
        }}
        submitLabel={t('devices.passkey.next')}
        onSubmit={async (data) => {
          const { options } = await question.send(data);
          let response: string;
          try {
            const { makePasskey } = await import('#browser/passkeys/passkeys.ts');
            response = await makePasskey(options);
          } catch (error) {
            // Browsers name the one case that has another way out.
            const isKnown = error instanceof Error && error.name === 'InvalidStateError';
            toast(t(isKnown ? 'devices.passkey.known' : 'devices.passkey.notMade'));
            return;
          }
          await keep.send({ response });
          toast(t('devices.passkey.added'), { kind: 'done' });
          await onSaved();
        }}
      >
        <p className={hint}>{t('devices.passkey.how')}</p>
      </CallForm>
    </Sheet>
  );
}
