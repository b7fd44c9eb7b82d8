// The page that changes the two passwords.
import '../texts.ts';
import { css } from '@linaria/core';
import { useId } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { getWithdrawalPsd } from '#contract/account.generated.ts';
import { Button } from '#kit/Button.tsx';
import { Card } from '#kit/Card.tsx';
import { Await } from '#kit/page/Await.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { useSite } from '#kit/page/site.ts';
import { useBack } from '#kit/page/useBack.ts';
import { Tabs } from '#kit/Tabs.tsx';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';
import { LoginPasswordForm } from './LoginPasswordForm.tsx';
import { WithdrawalPasswordForm } from './WithdrawalPasswordForm.tsx';

const locked = css`
  display: grid;
  gap: var(--space-2);
  text-align: center;
  h2 {
    font-size: var(--font-main);
  }
  p {
    padding-bottom: var(--space-3);
    color: var(--text-quiet);
    text-wrap: balance;
  }
`;

type Which = 'login' | 'withdrawal';

export function EditPwd() {
  const t = useText();
  const panelId = useId();
  const [params, setParams] = useSearchParams();
  const which: Which = params.get('tab') === 'withdrawal' ? 'withdrawal' : 'login';
  const choose = (next: Which): void => setParams(next === 'login' ? {} : { tab: next }, { replace: true });
  return (
    <>
      <Tabs
        label={t('center.password.tabs')}
        panelId={panelId}
        value={which}
        onChange={choose}
        items={[
          { key: 'login', label: t('center.password.login') },
          { key: 'withdrawal', label: t('center.password.withdrawal') },
        ]}
      />
      <div id={panelId} role="tabpanel" aria-label={t(`center.password.${which}`)}>
        {which === 'login' ? (
          <Card>
            <LoginPasswordForm />
          </Card>
        ) : (
          <Withdrawal />
        )}
      </div>
    </>
  );
}

function Withdrawal() {
  const t = useText();
  const { onOff, act, has } = useSite();
  const navigate = useNavigate();
  const goBack = useBack('/userCenter');
  const read = useCall(getWithdrawalPsd, {});
  return (
    <Card>
      <Await read={read} skeleton={<Skeleton lines={6} height="1.75rem" />}>
        {({ isSet, lockedUntil }) =>
          lockedUntil ? (
            <div className={locked}>
              <h2>{t('center.drawPassword.locked')}</h2>
              <p>{t('center.drawPassword.lockedUntil', { time: lockedUntil })}</p>
              {onOff.onlineServiceUrl !== '' && (
                <Button kind="plain" wide onClick={() => act('service')}>
                  {t('center.service')}
                </Button>
              )}
            </div>
          ) : !isSet ? (
            <div className={locked}>
              <h2>{t('center.drawPassword.unset')}</h2>
              <p>{t('center.drawPassword.unsetHint')}</p>
              {has('/firstSetDrawPsd') && (
                <Button wide onClick={() => navigate('/firstSetDrawPsd')}>
                  {t('center.drawPassword.setNow')}
                </Button>
              )}
            </div>
          ) : (
            <WithdrawalPasswordForm onSaved={goBack} onRefused={() => void read.mutate()} />
          )
        }
      </Await>
    </Card>
  );
}
