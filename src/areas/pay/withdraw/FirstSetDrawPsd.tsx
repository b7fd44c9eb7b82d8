// The page that sets the withdrawal password for the first time; the log-in password confirms it.
import '../texts.ts';
import { css } from '@linaria/core';
import { getWithdrawalPsd, type RepwdRequest, repwd } from '#contract/account.generated.ts';
import * as form from '#contract/forms/account.repwd.generated.ts';
import { Button } from '#kit/Button.tsx';
import { Card } from '#kit/Card.tsx';
import { CallForm } from '#kit/form/Form.tsx';
import { Icon } from '#kit/Icon.tsx';
import { toast } from '#kit/overlay/toast.ts';
import { Await } from '#kit/page/Await.tsx';
import { RouteLink } from '#kit/page/RouteLink.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { useBack } from '#kit/page/useBack.ts';
import { useGuardedSend } from '#session/question/useGuardedSend.ts';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';

const lead = css`
  padding-bottom: var(--space-4);
  color: var(--text-quiet);
  font-size: var(--font-small);
`;
const done = css`
  display: grid;
  justify-items: center;
  gap: var(--space-3);
  text-align: center;
  & > svg {
    color: var(--brand-text);
    font-size: 2.25rem;
  }
  & > a {
    display: grid;
    place-items: center;
    min-height: var(--target);
    color: var(--link);
  }
`;

export function FirstSetDrawPsd() {
  const read = useCall(getWithdrawalPsd, {});
  return (
    <Card>
      <Await read={read} skeleton={<Skeleton lines={6} height="1.75rem" />}>
        {({ isSet }) => (isSet ? <IsSet /> : <SetForm onSaved={read.mutate} />)}
      </Await>
    </Card>
  );
}

function IsSet() {
  const t = useText();
  const goBack = useBack('/withdraw');
  return (
    <div className={done}>
      <Icon name="shield" />
      <p>{t('pay.first.isSet')}</p>
      <Button wide onClick={goBack}>
        {t('pay.back')}
      </Button>
      <RouteLink to="/editPwd?tab=withdrawal" orNothing>
        {t('pay.first.change')}
      </RouteLink>
    </div>
  );
}

function SetForm({ onSaved }: { onSaved: () => Promise<unknown> }) {
  const t = useText();
  const { send } = useGuardedSend(repwd);
  const goBack = useBack('/withdraw');
  const sixDigits = { icon: 'lock', widget: 'pin' } as const;
  return (
    <>
      <p className={lead}>{t('pay.first.lead')}</p>
      <CallForm<RepwdRequest>
        form={form}
        order={['newPassword', 'rePassword', 'oldPassword']}
        fields={{
          newPassword: {
            ...sixDigits,
            label: t('pay.first.new'),
            placeholder: t('pay.first.sixDigits'),
            wrong: t('pay.first.newError'),
          },
          rePassword: {
            ...sixDigits,
            label: t('pay.first.again'),
            placeholder: t('pay.first.againPlaceholder'),
            check: (value, data) => (value === data.newPassword ? undefined : t('pay.first.againError')),
          },
          oldPassword: {
            label: t('pay.first.login'),
            placeholder: t('pay.first.loginPlaceholder'),
            hint: t('pay.first.loginHint'),
            icon: 'lock',
            widget: 'password',
            autoComplete: 'current-password',
            wrong: t('pay.first.loginError'),
          },
        }}
        submitLabel={t('pay.first.submit')}
        onSubmit={async (data) => {
          await send(data);
          toast(t('pay.first.done'), { kind: 'done' });
          await onSaved();
          goBack();
        }}
      />
    </>
  );
}
