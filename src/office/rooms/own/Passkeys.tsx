// The list of one's passkeys, and removing one.
import { Button } from 'antd';
import { useState } from 'react';
import { type KeysAnswer, keys, passkeyRemove } from '#contract/office/own.generated.ts';
import { Moment } from '../../kit/Amount.tsx';
import { Await } from '../../kit/Await.tsx';
import { useAct } from '../../kit/call/useAct.ts';
import { useRead } from '../../kit/call/useRead.ts';
import { DataTable } from '../../kit/DataTable.tsx';
import { useText } from '../../kit/locale.ts';
import { Panel } from '../../kit/Panel.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';

type Passkey = KeysAnswer['passkeys'][number];

const nothing = {};

export function Passkeys() {
  const t = useText();
  const read = useRead(keys, nothing);
  const [removed, setRemoved] = useState<Passkey>();
  const { act, isActing, failure, forget } = useAct(passkeyRemove);
  const close = () => {
    setRemoved(undefined);
    forget();
  };
  const remove = async (password: string) => {
    if (!(await act({ passkey: removed!.id, password }))) return;
    close();
    read.again();
  };
  return (
    <Panel title={t('office-staff.own.passkeys')} label={t('office-staff.own.passkeys')}>
      <Await read={read}>
        {({ passkeys }) => (
          <DataTable<Passkey>
            caption={t('office-staff.own.passkeys')}
            rows={passkeys}
            rowKey={({ id }) => id}
            empty={t('office-staff.own.noPasskeys')}
            columns={[
              { key: 'name', title: t('office-staff.own.passkeyName'), isMain: true },
              {
                key: 'made',
                title: t('office-staff.own.made'),
                render: ({ madeAt }) => <Moment at={madeAt} />,
              },
              {
                key: 'used',
                title: t('office-staff.own.used'),
                render: ({ usedAt }) => (usedAt ? <Moment at={usedAt} /> : t('office-staff.never')),
              },
              {
                key: 'remove',
                title: t('office.acts'),
                align: 'end',
                render: (passkey) => (
                  <Button
                    size="small"
                    aria-label={`${t('office-staff.own.remove')} · ${passkey.name}`}
                    onClick={() => setRemoved(passkey)}
                  >
                    {t('office-staff.own.remove')}
                  </Button>
                ),
              },
            ]}
          />
        )}
      </Await>
      {removed && (
        <PasswordDialog
          isDangerous
          title={t('office-staff.own.remove')}
          about={t('office-staff.own.removeHint', { name: removed.name })}
          isActing={isActing}
          failure={failure}
          onDo={(password) => void remove(password)}
          onClose={close}
        />
      )}
    </Panel>
  );
}
