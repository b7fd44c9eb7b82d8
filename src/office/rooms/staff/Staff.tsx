// Who works here: their rights, invitations and links, and shutting somebody out.

import { Button, Flex } from 'antd';
import { useState } from 'react';
import { again, change, disable, type ListAnswer, list } from '#contract/office/staff.generated.ts';
import { Moment } from '../../kit/Amount.tsx';
import { Await } from '../../kit/Await.tsx';
import { Choices } from '../../kit/Choices.tsx';
import { useAct } from '../../kit/call/useAct.ts';
import { useRead } from '../../kit/call/useRead.ts';
import { DataTable } from '../../kit/DataTable.tsx';
import { useText } from '../../kit/locale.ts';
import { ReasonDialog } from '../../kit/ReasonDialog.tsx';
import { Sign } from '../../kit/sign/Sign.tsx';
import { Tag } from '../../kit/Tag.tsx';
import { usePerson } from '../../person.ts';
import { InvitationsTable } from './InvitationsTable.tsx';
import { RightsDialog } from './RightsDialog.tsx';
import { StationsOf } from './StationsOf.tsx';
import './texts.ts';

type Person = ListAnswer['people'][number];
type Asked = { what: 'invite' } | { what: 'change' | 'disable' | 'enable' | 'again'; person: Person };

const nothing = {};

export function Staff() {
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
          <Button type="primary" icon={<Sign of="plus" />} onClick={() => setAsked({ what: 'invite' })}>
            {t('office-staff.invite')}
          </Button>
        )}
      </div>
      <Await read={read}>
        {({ people, invitations }) => (
          <Flex vertical gap={16}>
            <PeopleTable people={people} isOwner={isOwner} onAsk={setAsked} />
            <section className="office-panel">
              <h2>{t('office-staff.invited')}</h2>
              {invitations.length === 0 ? (
                <p className="office-secondary">{t('office-staff.noInvitations')}</p>
              ) : (
                <InvitationsTable invitations={invitations} isOwner={isOwner} />
              )}
            </section>
          </Flex>
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
    <DataTable
      caption={t('office-staff.title')}
      rows={people}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'who',
          title: t('office-staff.shownName'),
          isMain: true,
          render: ({ shownName, name, isOneself }) => (
            <Flex align="center" gap={6}>
              <strong>{shownName}</strong>
              <span className="office-secondary">{name}</span>
              {isOneself && <Tag tone="note">{t('office-staff.oneself')}</Tag>}
            </Flex>
          ),
        },
        { key: 'role', title: t('office-staff.role'), render: ({ role }) => t(`office.role.${role}`) },
        {
          key: 'stations',
          title: t('office-staff.stations'),
          render: (person) => <StationsOf of={person} />,
        },
        {
          key: 'elevates',
          title: t('office-staff.elevatesTo'),
          render: ({ elevatesTo }) => elevatesTo.map((role) => t(`office.role.${role}`)).join(', ') || '—',
        },
        {
          key: 'second',
          title: t('office-staff.secondFactor'),
          render: ({ hasSecondFactor }) => (
            <Tag tone={hasSecondFactor ? 'good' : 'warning'}>
              {t(hasSecondFactor ? 'office-staff.hasSecond' : 'office-staff.noSecond')}
            </Tag>
          ),
        },
        {
          key: 'state',
          title: t('office-staff.state'),
          render: ({ state }) => (
            <Tag tone={state === 'enabled' ? 'good' : 'fault'}>
              {t(state === 'enabled' ? 'office-staff.enabled' : 'office-staff.disabledState')}
            </Tag>
          ),
        },
        {
          key: 'seen',
          title: t('office-staff.lastSeen'),
          render: ({ lastSeenAt }) => (lastSeenAt ? <Moment at={lastSeenAt} /> : t('office-staff.never')),
        },
        {
          key: 'acts',
          title: t('office.acts'),
          align: 'end',
          render: (person) =>
            isOwner && !person.isOneself ? (
              <Choices
                size="small"
                label={`${t('office.acts')}: ${person.shownName}`}
                choices={(person.state === 'enabled'
                  ? (['change', 'again', 'disable'] as const)
                  : (['enable'] as const)
                ).map((what) => ({
                  key: what,
                  label: t(`office-staff.${what}`),
                  isDangerous: what === 'disable',
                  onChoose: () => onAsk({ what, person }),
                }))}
              >
                …
              </Choices>
            ) : null,
        },
      ]}
    />
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
