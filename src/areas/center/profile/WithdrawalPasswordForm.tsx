// The form that changes the withdrawal password.
import { css } from '@linaria/core';
import { type RepwdRequest, repwd } from '#contract/account.generated.ts';
import * as form from '#contract/forms/account.repwd.generated.ts';
import { CallForm } from '#kit/form/Form.tsx';
import { toast } from '#kit/overlay/toast.ts';
import { useGuardedSend } from '#session/question/useGuardedSend.ts';
import { useText } from '#texts/useText.ts';

const hint = css`
  padding-top: var(--space-1);
  color: var(--text-faint);
  font-size: var(--font-small);
  text-wrap: balance;
`;

export interface WithdrawalPasswordFormProps {
  onSaved: () => void;
  /** After too many errors it is locked: the parent loads again whether it is. */
  onRefused: () => void;
}

export function WithdrawalPasswordForm({ onSaved, onRefused }: WithdrawalPasswordFormProps) {
  const t = useText();
  const { send } = useGuardedSend(repwd);
  const sixDigits = { icon: 'lock', widget: 'pin' } as const;
  return (
    <CallForm<RepwdRequest>
      form={form}
      fields={{
        oldPassword: {
          ...sixDigits,
          label: t('center.drawPassword.old'),
          placeholder: t('center.drawPassword.oldPlaceholder'),
          wrong: t('center.drawPassword.oldError'),
        },
        newPassword: {
          ...sixDigits,
          label: t('center.drawPassword.new'),
          placeholder: t('center.drawPassword.newPlaceholder'),
          wrong: t('center.drawPassword.newError'),
        },
        rePassword: {
          ...sixDigits,
          label: t('center.password.again'),
          placeholder: t('center.password.againPlaceholder'),
          check: (value, data) => (value === data.newPassword ? undefined : t('center.password.againError')),
        },
      }}
      submitLabel={t('center.password.submit')}
      onSubmit={async (data) => {
        try {
          await send(data);
        } catch (error) {
          onRefused();
          throw error;
        }
        toast(t('center.drawPassword.changed'), { kind: 'done' });
        onSaved();
      }}
    >
      <p className={hint}>{t('center.drawPassword.hint')}</p>
    </CallForm>
  );
}
