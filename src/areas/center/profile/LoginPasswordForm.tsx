// The form that changes the log-in password.
import { css } from '@linaria/core';
import { type ModifyUserPwdRequest, modifyUserPwd } from '#contract/account.generated.ts';
import * as form from '#contract/forms/account.modifyUserPwd.generated.ts';
import { CallForm } from '#kit/form/Form.tsx';
import { toast } from '#kit/overlay/toast.ts';
import { useBack } from '#kit/page/useBack.ts';
import { useGuardedSend } from '#session/question/useGuardedSend.ts';
import { useText } from '#texts/useText.ts';

const hint = css`
  padding-top: var(--space-1);
  color: var(--text-faint);
  font-size: var(--font-small);
`;

export function LoginPasswordForm() {
  const t = useText();
  const goBack = useBack('/userCenter');
  const { send } = useGuardedSend(modifyUserPwd);
  return (
    <CallForm<ModifyUserPwdRequest>
      form={form}
      fields={{
        oldPassword: {
          label: t('center.password.old'),
          placeholder: t('center.password.oldPlaceholder'),
          icon: 'lock',
          widget: 'password',
          autoComplete: 'current-password',
          wrong: t('center.password.oldError'),
        },
        newPassword: {
          label: t('center.password.new'),
          placeholder: t('center.password.newPlaceholder'),
          icon: 'lock',
          widget: 'password',
          autoComplete: 'new-password',
          maxLength: 16,
          wrong: t('center.password.newError'),
        },
        rePassword: {
          label: t('center.password.again'),
          placeholder: t('center.password.againPlaceholder'),
          icon: 'lock',
          widget: 'password',
          autoComplete: 'new-password',
          maxLength: 16,
          check: (value, data) => (value === data.newPassword ? undefined : t('center.password.againError')),
        },
      }}
      submitLabel={t('center.password.submit')}
      onSubmit={async (data) => {
        await send(data);
        toast(t('center.password.changed'), { kind: 'done' });
        goBack();
      }}
    >
      <p className={hint}>{t('center.password.hint')}</p>
    </CallForm>
  );
}
