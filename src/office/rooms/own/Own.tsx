// One's own account: a role for an hour, passkeys, the token of commands, and the browsers one has logged in with.
import { Button, Flex, Form, Input, Select } from 'antd';
import { useState } from 'react';
import { elevate, passkeyAdd, passkeyNew } from '#contract/office/session.generated.ts';
import type { OfficeRole } from '#contract/officeCall.ts';
import { OfficeFailure, send } from '../../kit/call/client.ts';
import { notice } from '../../kit/call/notices.ts';
import { sentenceOf } from '../../kit/call/sentence.ts';
import { useAct } from '../../kit/call/useAct.ts';
import { askAgain } from '../../kit/call/useRead.ts';
import { useText } from '../../kit/locale.ts';
import { ReasonDialog } from '../../kit/ReasonDialog.tsx';
import { Tag } from '../../kit/Tag.tsx';
import { usePerson } from '../../person.ts';
import '../staff/texts.ts';
import { Dialog } from '../../kit/Dialog.tsx';
import { CommandToken } from './CommandToken.tsx';
import { Devices } from './Devices.tsx';
import { Passkeys } from './Passkeys.tsx';

export function Own() {
  const t = useText();
  const { shownName, role, elevatesTo } = usePerson();
  return (
    <>
      <div className="office-head">
        <h1>{t('office-staff.own.title')}</h1>
        <Flex align="center" gap={8}>
          <span>{shownName}</span>
          <Tag>{t(`office.role.${role}`)}</Tag>
        </Flex>
      </div>
      <Flex vertical gap={16}>
        <Flex gap={8} wrap>
          {elevatesTo.length > 0 && <Elevate roles={elevatesTo} />}
          <AddPasskey />
        </Flex>
        <Passkeys />
        <CommandToken />
        <Devices />
      </Flex>
    </>
  );
}

function Elevate({ roles }: { roles: readonly OfficeRole[] }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const [role, setRole] = useState<OfficeRole>(roles[0]!);
  const { act, isActing, failure } = useAct(elevate);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('office.elevate')}</Button>
      <ReasonDialog
        title={t('office.elevate')}
        doIt={t('office.elevate')}
        isOpen={isOpen}
        isActing={isActing}
        failure={failure}
        onClose={() => setOpen(false)}
        onDo={(reason) =>
          void act({ role, reason }).then((answer) => {
            if (!answer) return;
            setOpen(false);
            void askAgain('session/me');
          })
        }
      >
        <p className="office-secondary">{t('office-staff.own.elevateHint')}</p>
        <Form.Item label={t('office-staff.role')}>
          <Select
            value={role}
            onChange={setRole}
            aria-label={t('office-staff.role')}
            options={roles.map((each) => ({ value: each, label: t(`office.role.${each}`) }))}
          />
        </Form.Item>
      </ReasonDialog>
    </>
  );
}

function AddPasskey() {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState('');
  const [isMaking, setMaking] = useState(false);
  const make = async () => {
    setMaking(true);
    try {
      const [{ makePasskey }, { options }] = await Promise.all([
        import('#browser/passkeys/passkeys.ts'),
        send(passkeyNew, {}),
      ]);
      await send(passkeyAdd, { response: await makePasskey(options), name: name.trim() });
      notice('success', t('office-staff.own.passkeyDone'));
      setOpen(false);
      void askAgain('own/keys');
    } catch (error) {
      notice(
        'error',
        error instanceof OfficeFailure ? sentenceOf(error, t) : t('office-staff.own.passkeyFailed'),
      );
    } finally {
      setMaking(false);
    }
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('office-staff.own.passkey')}</Button>
      <Dialog
        open={isOpen}
        title={t('office-staff.own.passkey')}
        okText={t('office-staff.own.passkey')}
        cancelText={t('office.cancel')}
        okButtonProps={{ disabled: name.trim() === '', loading: isMaking }}
        onOk={() => void make()}
        onCancel={() => setOpen(false)}
        destroyOnHidden
      >
        <Form layout="vertical" onFinish={() => void make()}>
          <Form.Item
            label={t('office-staff.own.passkeyName')}
            extra={t('office-staff.own.passkeyHint')}
            htmlFor="passkey-name"
          >
            <Input
              id="passkey-name"
              autoFocus
              value={name}
              maxLength={40}
              onChange={(event) => setName(event.target.value)}
            />
          </Form.Item>
        </Form>
      </Dialog>
    </>
  );
}
