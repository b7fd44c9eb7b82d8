// Owns the member centre: who is here, what they have, and the station's menu for them.
import './texts.ts';
import { css } from '@linaria/core';
import { useState } from 'react';
import { logout } from '#contract/auth.generated.ts';
import { Button } from '#kit/Button.tsx';
import { ask } from '#kit/dialog.ts';
import { useSite } from '#kit/site.ts';
import { toast } from '#kit/toast.ts';
import { useText } from '#texts/useText.ts';
import { useSend } from '#transport/useSend.ts';
import { AccountCard } from './AccountCard.tsx';
import { GuestCard } from './GuestCard.tsx';
import { MemberMenu } from './MemberMenu.tsx';

const foot = css`
  margin: var(--edge);
`;

export function UserCenter() {
  const { visitor } = useSite();
  return (
    <>
      {visitor.login ? <AccountCard /> : <GuestCard />}
      <MemberMenu />
      {visitor.login && <LogOut />}
    </>
  );
}

function LogOut() {
  const t = useText();
  const { refresh } = useSite();
  const { send } = useSend(logout);
  const [isLeaving, setLeaving] = useState(false);
  const leave = async (): Promise<void> => {
    const agreed = await ask({
      text: t('center.logout.ask'),
      confirm: t('center.logout.confirm'),
      cancel: t('center.logout.cancel'),
    });
    if (!agreed) return;
    setLeaving(true);
    try {
      await send({});
      await refresh();
      toast(t('center.logout.done'), { kind: 'done' });
    } finally {
      setLeaving(false);
    }
  };
  return (
    <div className={foot}>
      <Button kind="danger" wide working={isLeaving} onClick={leave}>
        {t('center.logout')}
      </Button>
    </div>
  );
}
