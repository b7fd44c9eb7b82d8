// One's token of commands: until when it is good, drawing another, and ending it.
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { keys, type TokenMakeAnswer, tokenMake, tokenRevoke } from '#contract/office/own.generated.ts';
import { Moment } from '../../kit/Amount.tsx';
import { Await } from '../../kit/Await.tsx';
import { Copyable } from '../../kit/Copyable.tsx';
import { useAct } from '../../kit/call/useAct.ts';
import { useRead } from '../../kit/call/useRead.ts';
import { Dialog } from '../../kit/Dialog.tsx';
import { type Fact, Facts } from '../../kit/Facts.tsx';
import { useText } from '../../kit/locale.ts';
import { PasswordDialog } from './PasswordDialog.tsx';

const nothing = {};

export function CommandToken() {
  const t = useText();
  const read = useRead(keys, nothing);
  const [isAsking, setAsking] = useState(false);
  const [made, setMade] = useState<TokenMakeAnswer>();
  const making = useAct(tokenMake, { isQuiet: true });
  const ending = useAct(tokenRevoke);
  const close = () => {
    setAsking(false);
    making.forget();
  };
  const make = async (password: string) => {
    const answer = await making.act({ password });
    if (!answer) return;
    close();
    setMade(answer);
    read.again();
  };
  return (
    <Await read={read}>
      {({ token }) => (
        <Facts
          title={t('office-staff.own.token')}
          facts={
            token
              ? ([
                  [t('office-staff.own.made'), <Moment key="made" at={token.madeAt} />],
                  [t('office-staff.until'), <Moment key="until" at={token.until} />],
                  [
                    t('office-staff.own.used'),
                    token.usedAt ? <Moment key="used" at={token.usedAt} /> : t('office-staff.never'),
                  ],
                ] satisfies Fact[])
              : []
          }
        >
          <p className="office-secondary">{t('office-staff.own.tokenAbout')}</p>
          <Flex gap={8} wrap>
            <Button onClick={() => setAsking(true)}>{t('office-staff.own.tokenMake')}</Button>
            {token && (
              <Button danger loading={ending.isActing} onClick={() => void ending.act({}).then(read.again)}>
                {t('office-staff.own.tokenRevoke')}
              </Button>
            )}
          </Flex>
          {isAsking && (
            <PasswordDialog
              title={t('office-staff.own.tokenMake')}
              about={t(token ? 'office-staff.own.tokenReplaces' : 'office-staff.own.tokenHint')}
              isActing={making.isActing}
              failure={making.failure}
              onDo={(password) => void make(password)}
              onClose={close}
            />
          )}
          <Dialog
            open={made !== undefined}
            title={t('office-staff.own.token')}
            footer={null}
            onCancel={() => setMade(undefined)}
          >
            {made && (
              <>
                <p>{t('office-staff.own.tokenOnce')}</p>
                <Copyable text={`export OFFICE_TOKEN=${made.token}`} />
              </>
            )}
          </Dialog>
        </Facts>
      )}
    </Await>
  );
}
