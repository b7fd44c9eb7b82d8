// Owns who works here: their rights, invitations and links, and shutting somebody out.
import { PlusOutlined } from '@ant-design/icons';
import { Button, Dropdown, Modal, Space, Table, Tag } from 'antd';
import { useState } from 'react';
import {
  again,
  change,
  disable,
  type LinkAnswer,
  type ListAnswer,
  link,
  list,
} from '#contract/office/staff.generated.ts';
import { Moment } from '../../kit/Amount.tsx';
import { Await } from '../../kit/Await.tsx';
import { Copyable } from '../../kit/Copyable.tsx';
import { useText } from '../../kit/locale.ts';
import { ReasonDialog } from '../../kit/ReasonDialog.tsx';
import { useAct } from '../../kit/useAct.ts';
import { useRead } from '../../kit/useRead.ts';
import { usePerson } from '../../shell/Gate.tsx';
import { RightsDialog } from './RightsDialog.tsx';
import './texts.ts';

type Person = ListAnswer['people'][number];
type Invitation = ListAnswer['invitations'][number];
type Asked = { what: 'invite' } | { what: 'change' | 'disable' | 'enable' | 'again'; person: Person };

const nothing = {};

export default function Staff() {
  const t = useText();
  const { role, elevatedRole } = usePerson();
  const isOwner = role === 'owner' || elevatedRole === 'owner';
  const read = useRead(list, nothing);
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const done = () => {
    close();
    read.again();
  };
  return (
    <>
      <div className="office-head">
        <h1>{t('office-staff.title')}</h1>
        {isOwner && (
          <Button type="primary" icon={<PlusOutlined />} onClick={() => setAsked({ what: 'invite' })}>
            {t('office-staff.invite')}
          </Button>
        )}
      </div>
      <Await read={read}>
        {({ people, invitations }) => (
          <Space orientation="vertical" size={16} style={{ width: '100%' }}>
            <PeopleTable people={people} isOwner={isOwner} onAsk={setAsked} />
            <section className="office-panel">
              <h2>{t('office-staff.invited')}</h2>
              {invitations.length === 0 ? (
                <p className="office-secondary">{t('office-staff.noInvitations')}</p>
              ) : (
                <InvitationsTable invitations={invitations} isOwner={isOwner} />
              )}
            </section>
          </Space>
        )}
      </Await>
      {(asked?.what === 'invite' || asked?.what === 'change') && (
        <RightsDialog
          person={asked.what === 'change' ? asked.person : undefined}
          onDone={done}
          onClose={close}
        />
      )}
      {asked && asked.what !== 'invite' && asked.what !== 'change' && (
        <PersonAct what={asked.what} person={asked.person} onDone={done} onClose={close} />
      )}
    </>
  );
}

/** The stations of somebody, in words. */
function StationsOf({ of: { allStations, stations } }: { of: Pick<Person, 'allStations' | 'stations'> }) {
  const t = useText();
  return allStations ? t('office-staff.allStations') : stations.join(', ');
}

function PeopleTable({
  people,
  isOwner,
  onAsk,
}: {
  people: Person[];
  isOwner: boolean;
  onAsk: (asked: Asked) => void;
}) {
  const t = useText();
  return (
    <Table
      size="small"
      rowKey="id"
      pagination={false}
      scroll={{ x: 'max-content' }}
      dataSource={people}
      columns={[
        {
          title: t('office-staff.shownName'),
          key: 'who',
          render: (_, { shownName, name, isOneself }) => (
            <Space size={6}>
              <strong>{shownName}</strong>
              <span className="office-secondary">{name}</span>
              {isOneself && <Tag color="processing">{t('office-staff.oneself')}</Tag>}
            </Space>
          ),
        },
        {
          title: t('office-staff.role'),
          dataIndex: 'role',
          render: (role: Person['role']) => t(`office.role.${role}`),
        },
        {
          title: t('office-staff.stations'),
          key: 'stations',
          render: (_, person) => <StationsOf of={person} />,
        },
        {
          title: t('office-staff.elevatesTo'),
          key: 'elevates',
          render: (_, { elevatesTo }) => elevatesTo.map((role) => t(`office.role.${role}`)).join(', ') || '—',
        },
        {
          title: t('office-staff.secondFactor'),
          key: 'second',
          render: (_, { hasSecondFactor }) => (
            <Tag color={hasSecondFactor ? 'success' : 'warning'}>
              {t(hasSecondFactor ? 'office-staff.hasSecond' : 'office-staff.noSecond')}
            </Tag>
          ),
        },
        {
          title: t('office-staff.state'),
          key: 'state',
          render: (_, { state }) => (
            <Tag color={state === 'enabled' ? 'success' : 'error'}>
              {t(state === 'enabled' ? 'office-staff.enabled' : 'office-staff.disabledState')}
            </Tag>
          ),
        },
        {
          title: t('office-staff.lastSeen'),
          key: 'seen',
          render: (_, { lastSeenAt }) => (lastSeenAt ? <Moment at={lastSeenAt} /> : t('office-staff.never')),
        },
        {
          key: 'acts',
          align: 'right',
          render: (_, person) =>
            isOwner && !person.isOneself ? (
              <Dropdown
                trigger={['click']}
                menu={{
                  items: (person.state === 'enabled'
                    ? (['change', 'again', 'disable'] as const)
                    : (['enable'] as const)
                  ).map((what) => ({
                    key: what,
                    danger: what === 'disable',
                    label: t(`office-staff.${what}`),
                    onClick: () => onAsk({ what, person }),
                  })),
                }}
              >
                <Button size="small" aria-label={`${t('office-staff.change')}: ${person.shownName}`}>
                  …
                </Button>
              </Dropdown>
            ) : null,
        },
      ]}
    />
  );
}

function InvitationsTable({ invitations, isOwner }: { invitations: Invitation[]; isOwner: boolean }) {
  const t = useText();
  const drawing = useAct(link, { isQuiet: true });
  const [drawn, setDrawn] = useState<LinkAnswer>();
  return (
    <>
      <Table
        size="small"
        rowKey="id"
        pagination={false}
        scroll={{ x: 'max-content' }}
        dataSource={invitations}
        columns={[
          { title: t('office-staff.shownName'), dataIndex: 'shownName' },
          { title: t('office-staff.name'), dataIndex: 'name' },
          {
            title: t('office-staff.role'),
            dataIndex: 'role',
            render: (role: Person['role']) => t(`office.role.${role}`),
          },
          {
            title: t('office-staff.stations'),
            key: 'stations',
            render: (_, person) => <StationsOf of={person} />,
          },
          {
            title: t('office-staff.by'),
            dataIndex: 'by',
            render: (by: string) => by || t('office-staff.machine'),
          },
          { title: t('office-staff.until'), dataIndex: 'until', render: (at: string) => <Moment at={at} /> },
          {
            key: 'link',
            align: 'right',
            render: (_, { id }) =>
              isOwner ? (
                <Button
                  size="small"
                  loading={drawing.isActing}
                  onClick={() => void drawing.act({ invitation: id }).then(setDrawn)}
                >
                  {t('office-staff.link')}
                </Button>
              ) : null,
          },
        ]}
      />
      <Modal
        open={drawn !== undefined}
        title={t('office-staff.linkTitle')}
        footer={null}
        onCancel={() => setDrawn(undefined)}
      >
        {drawn && (
          <>
            <p>
              {t('office-staff.linkHint', { name: drawn.name })} <Moment at={drawn.until} />
            </p>
            <Copyable text={new URL(drawn.path, location.origin).href} />
          </>
        )}
      </Modal>
    </>
  );
}

interface PersonActProps {
  what: 'disable' | 'enable' | 'again';
  person: Person;
  onDone: () => void;
  onClose: () => void;
}

function PersonAct({ what, person, onDone, onClose }: PersonActProps) {
  const t = useText();
  const acts = { disable: useAct(disable), enable: useAct(change), again: useAct(again) };
  const { isActing, failure } = acts[what];
  const doAct = async (reason: string) => {
    const staff = person.id;
    const answer =
      what === 'disable'
        ? await acts.disable.act({ staff, reason })
        : what === 'again'
          ? await acts.again.act({ staff, reason })
          : await acts.enable.act({ staff, enabled: true, reason });
    if (answer) onDone();
  };
  return (
    <ReasonDialog
      isOpen
      title={t(`office-staff.${what}`)}
      doIt={t(`office-staff.${what}`)}
      isDangerous={what === 'disable'}
      isActing={isActing}
      failure={failure}
      onDo={(reason) => void doAct(reason)}
      onClose={onClose}
    >
      <p>{t(`office-staff.${what}Hint`, { name: person.shownName })}</p>
    </ReasonDialog>
  );
}
