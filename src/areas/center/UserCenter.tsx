// The member centre: who is here, what they have, and the station's menu for them.
import './texts.ts';
import { css } from '@linaria/core';
import { Button } from '#kit/Button.tsx';
import { useSite } from '#kit/page/site.ts';
import { useText } from '#texts/useText.ts';
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

/** The shell owns what logging out asks and clears: it is the same wherever it is pressed. */
function LogOut() {
  const t = useText();
  const { act } = useSite();
  return (
    <div className={foot}>
      <Button kind="danger" wide onClick={() => act('logout')}>
        {t('center.logout')}
      </Button>
    </div>
  );
}
