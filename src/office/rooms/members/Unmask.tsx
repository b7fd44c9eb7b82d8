// Showing contacts and cards whole: asked with a reason, shown until the dialog is closed, kept nowhere.
import { Button } from 'antd';
import { useState } from 'react';
import { type UnmaskAnswer, unmask } from '#contract/office/members.generated.ts';
import { useAct } from '../../kit/call/useAct.ts';
import { Dialog } from '../../kit/Dialog.tsx';
import { useText } from '../../kit/locale.ts';
import { ReasonDialog } from '../../kit/ReasonDialog.tsx';
import { usePerson } from '../../person.ts';

export function Unmask({ account }: { account: string }) {
  const t = useText();
  const person = usePerson();
  const [isAsking, setAsking] = useState(false);
  const [shown, setShown] = useState<UnmaskAnswer>();
  const { act, isActing, failure, forget } = useAct(unmask, { isQuiet: true });
  const roles = [person.role, person.elevatedRole];
  if (!roles.some((role) => role === 'owner' || role === 'finance' || role === 'support')) return null;
  const ask = async (reason: string) => {
    const answer = await act({ account, reason });
    if (!answer) return;
    setAsking(false);
    setShown(answer);
  };
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t('office-members.unmask')}</Button>
      <ReasonDialog
        title={t('office-members.unmask')}
        isOpen={isAsking}
        isActing={isActing}
        failure={failure}
        doIt={t('office-members.show')}
        onDo={(reason) => void ask(reason)}
        onClose={() => {
          setAsking(false);
          forget();
        }}
      >
        <p>{t('office-members.unmaskAbout')}</p>
      </ReasonDialog>
      <Dialog
        open={shown !== undefined}
        title={account}
        footer={null}
        onCancel={() => setShown(undefined)}
        destroyOnHidden
      >
        {shown && <Whole shown={shown} />}
      </Dialog>
    </>
  );
}

function Whole({ shown }: { shown: UnmaskAnswer }) {
  const t = useText();
  const facts: [string, string][] = [
    [t('office-members.match.realName'), shown.realName],
    [t('office-members.match.phone'), shown.phone],
    [t('office-members.match.email'), shown.email],
    ['QQ', shown.qq],
    [t('office-members.weChat'), shown.weChat],
    ...shown.cards.map(({ type, bank, number, realName }): [string, string] => [
      bank || type,
      `${number} ${realName}`,
    ]),
  ];
  return (
    <dl className="office-facts">
      {facts
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={`${name} ${value}`} className="member-pair">
            <dt>{name}</dt>
            <dd className="office-code">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
