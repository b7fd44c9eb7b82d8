// Owns one's own account: a role for an hour, the browsers one has logged in with, and passkeys.
import { Button, Flex, Form, Input, Modal, Select, Space, Table } from 'antd';
import { useState } from 'react';
import {
  devices,
  elevate,
  endDevice,
  endOthers,
  passkeyAdd,
  passkeyNew,
} from '#contract/office/session.generated.ts';
import type { OfficeRole } from '#contract/officeCall.ts';
import { Moment } from '../../kit/Amount.tsx';
import { Await } from '../../kit/Await.tsx';
import { OfficeFailure, send } from '../../kit/call/client.ts';
import { notice } from '../../kit/call/notices.ts';
import { sentenceOf } from '../../kit/call/sentence.ts';
import { useAct } from '../../kit/call/useAct.ts';
import { askAgain, useRead } from '../../kit/call/useRead.ts';
import { useText } from '../../kit/locale.ts';
import { ReasonDialog } from '../../kit/ReasonDialog.tsx';
import { Tag } from '../../kit/Tag.tsx';
import { usePerson } from '../../shell/Gate.tsx';
import '../staff/texts.ts';

const nothing = {};

export function Own() {
  const t = useText();
  const { shownName, role, elevatesTo } = usePerson();
  return (
    <>
      <div className="office-head">
        <h1>{t('office-staff.own.title')}</h1>
        <Space>
          <span>{shownName}</span>
          <Tag>{t(`office.role.${role}`)}</Tag>
        </Space>
      </div>
      <Space orientation="vertical" size={16} style={{ width: '100%' }}>
        <Flex gap={8} wrap>
          {elevatesTo.length > 0 && <Elevate roles={elevatesTo} />}
          <AddPasskey />
        </Flex>
        <Devices />
      </Space>
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
      const [{ startRegistration }, { options }] = await Promise.all([
        import('@simplewebauthn/browser'),
        send(passkeyNew, {}),
      ]);
      const response = await startRegistration({ optionsJSON: JSON.parse(options) });
      await send(passkeyAdd, { response: JSON.stringify(response), name: name.trim() });
      notice('success', t('office-staff.own.passkeyDone'));
      setOpen(false);
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
      <Modal
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
      </Modal>
    </>
  );
}

function Devices() {
  const t = useText();
  const read = useRead(devices, nothing);
  const ending = useAct(endDevice);
  const others = useAct(endOthers, { isQuiet: true });
  const endAll = async () => {
    const answer = await others.act({});
    if (answer) notice('success', t('office-staff.own.ended', { count: answer.ended }));
    read.again();
  };
  return (
    <section className="office-panel">
      <div className="office-head">
        <h2>{t('office-staff.own.devices')}</h2>
        <Button size="small" loading={others.isActing} onClick={() => void endAll()}>
          {t('office-staff.own.endOthers')}
        </Button>
      </div>
      <Await
        read={read}
        isEmpty={({ devices: all }) => all.length === 0}
        empty={t('office-staff.own.noDevices')}
      >
        {({ devices: all }) => (
          <Table
            size="small"
            rowKey="id"
            pagination={false}
            scroll={{ x: 'max-content' }}
            dataSource={all}
            columns={[
              {
                title: t('office-staff.own.browser'),
                dataIndex: 'agent',
                render: (agent: string) => (
                  <span className="office-cut" title={agent}>
                    {agent}
                  </span>
                ),
              },
              { title: t('office-staff.own.address'), dataIndex: 'address', className: 'figures' },
              {
                title: t('office-staff.own.first'),
                dataIndex: 'firstAt',
                render: (at: string) => <Moment at={at} />,
              },
              {
                title: t('office-staff.own.last'),
                dataIndex: 'lastAt',
                render: (at: string) => <Moment at={at} />,
              },
              {
                title: t('office-staff.state'),
                key: 'state',
                render: (_, { isOpen, isThis }) => (
                  <Tag tone={isThis ? 'note' : isOpen ? 'good' : 'plain'}>
                    {t(
                      isThis
                        ? 'office-staff.own.this'
                        : isOpen
                          ? 'office-staff.own.open'
                          : 'office-staff.own.closed',
                    )}
                  </Tag>
                ),
              },
              {
                title: t('office.acts'),
                key: 'end',
                fixed: 'end',
                align: 'right',
                render: (_, { id, isThis }) =>
                  isThis ? null : (
                    <Button size="small" onClick={() => void ending.act({ device: id }).then(read.again)}>
                      {t('office-staff.own.end')}
                    </Button>
                  ),
              },
            ]}
          />
        )}
      </Await>
    </section>
  );
}
