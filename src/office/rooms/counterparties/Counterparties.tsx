// The room of counterparties: which companies the server asks, how each answers, a test of one, suspending one, and what lacks a company.
import { Button, Flex } from 'antd';
import { useState } from 'react';
import {
  type ListAnswer,
  list,
  suspend,
  type TestAnswer,
  test,
} from '#contract/office/counterparties.generated.ts';
import { Moment } from '../../kit/Amount.tsx';
import { Await } from '../../kit/Await.tsx';
import { useAct } from '../../kit/call/useAct.ts';
import { askAgain, useRead } from '../../kit/call/useRead.ts';
import { DataTable } from '../../kit/DataTable.tsx';
import { Facts } from '../../kit/Facts.tsx';
import { useText } from '../../kit/locale.ts';
import { Panel } from '../../kit/Panel.tsx';
import { ReasonDialog } from '../../kit/ReasonDialog.tsx';
import { Tag, type Tone } from '../../kit/Tag.tsx';
import { usePerson } from '../../person.ts';
import './texts.ts';

type Party = ListAnswer['parties'][number];

const nothing = {};

const tones: Readonly<Record<TestAnswer['verdict'], Tone>> = {
  answers: 'good',
  reached: 'note',
  notTrusted: 'fault',
  unreachable: 'fault',
  unknown: 'warning',
};

export function Counterparties() {
  const t = useText();
  const read = useRead(list, nothing);
  return (
    <>
      <div className="office-head">
        <h1>{t('office.room.counterparties')}</h1>
      </div>
      <Flex vertical gap={16}>
        <p className="office-secondary">{t('office-counterparties.about')}</p>
        <Await read={read}>
          {({ parties, missing }) => (
            <>
              <Panel title={t('office.room.counterparties')}>
                <Parties parties={parties} onTested={read.again} />
              </Panel>
              {missing.length > 0 && (
                <Facts
                  title={t('office-counterparties.missing')}
                  facts={missing.map((kind) => [
                    t(`office-counterparties.kind.${kind}`),
                    t(`office-counterparties.missing.${kind}`),
                  ])}
                />
              )}
            </>
          )}
        </Await>
      </Flex>
    </>
  );
}

/** What it does, and of a platform which one. */
function useNameOf(): (party: Party) => string {
  const t = useText();
  return ({ kind, name }) => [t(`office-counterparties.kind.${kind}`), ...name.split('.').slice(1)].join(' ');
}

function Parties({ parties, onTested }: { parties: readonly Party[]; onTested: () => void }) {
  const t = useText();
  const nameOf = useNameOf();
  const { role, elevatedRole } = usePerson();
  const isOwner = role === 'owner' || elevatedRole === 'owner';
  return (
    <DataTable<Party>
      caption={t('office.room.counterparties')}
      rows={parties}
      rowKey={({ name }) => name}
      empty={t('office-counterparties.none')}
      columns={[
        {
          key: 'name',
          title: t('office-counterparties.party'),
          isMain: true,
          render: nameOf,
        },
        {
          key: 'url',
          title: t('office-counterparties.url'),
          render: ({ url }) => <span className="office-code">{url}</span>,
        },
        {
          key: 'key',
          title: t('office-counterparties.key'),
          render: ({ keyTail, hasPreviousKey }) => (
            <>
              {t('office-counterparties.keyTail', { tail: keyTail })}{' '}
              {hasPreviousKey && <Tag tone="note">{t('office-counterparties.changing')}</Tag>}
            </>
          ),
        },
        {
          key: 'state',
          title: t('office-counterparties.state'),
          render: ({ failures, suspended }) => (
            <>
              <Tag tone={failures > 0 ? 'fault' : 'good'}>
                {failures > 0
                  ? t('office-counterparties.silent', { failures })
                  : t('office-counterparties.answers')}
              </Tag>
              {suspended && (
                <div>
                  <Tag tone="warning">{t('office-counterparties.suspended', { by: suspended.by })}</Tag>{' '}
                  <Moment at={suspended.at} />
                  <div className="office-secondary">{suspended.reason}</div>
                </div>
              )}
            </>
          ),
        },
        ...(isOwner
          ? [
              {
                key: 'test',
                title: t('office-counterparties.test'),
                render: (party: Party) => <Test party={party} onTested={onTested} />,
              },
              {
                key: 'use',
                title: t('office-counterparties.use'),
                render: (party: Party) => <Use party={party} />,
              },
            ]
          : []),
      ]}
    />
  );
}

/** A verdict stands beside the button until the next test. */
function Test({ party, onTested }: { party: Party; onTested: () => void }) {
  const t = useText();
  const nameOf = useNameOf();
  const { act, isActing } = useAct(test, { isQuiet: true });
  const [said, setSaid] = useState<TestAnswer>();
  const ask = async () => {
    setSaid(undefined);
    const answer = await act({ name: party.name });
    if (answer) setSaid(answer);
    onTested();
  };
  return (
    <Flex gap={said ? 8 : 0} wrap align="center">
      <Button
        size="small"
        loading={isActing}
        aria-label={`${t('office-counterparties.test')} · ${nameOf(party)}`}
        onClick={() => void ask()}
      >
        {t('office-counterparties.test')}
      </Button>
      <span role="status">
        {said && (
          <>
            <Tag tone={tones[said.verdict]}>{t(`office-counterparties.verdict.${said.verdict}`)}</Tag>{' '}
            {t('office-counterparties.took', { milliseconds: said.milliseconds })}
            {said.detail !== '' && <div className="office-secondary office-code">{said.detail}</div>}
          </>
        )}
      </span>
    </Flex>
  );
}

/** Suspending a company or bringing it back, with what follows for orders that are open. */
function Use({ party }: { party: Party }) {
  const { name, kind, canSuspend, suspended } = party;
  const t = useText();
  const nameOf = useNameOf();
  const [isOpen, setOpen] = useState(false);
  const { act, isActing, failure } = useAct(suspend);
  if (!canSuspend || (kind !== 'payProvider' && kind !== 'platform'))
    return <span className="office-secondary">{t('office-counterparties.stays')}</span>;
  const word = t(`office-counterparties.${suspended ? 'resume' : 'suspend'}`);
  const doIt = async (reason: string) => {
    const answer = await act({ name, isSuspended: !suspended, reason });
    // Where a colleague was quicker, the row shows what is there now.
    await askAgain('counterparties/');
    if (answer) setOpen(false);
  };
  return (
    <>
      <Button size="small" aria-label={`${word} · ${nameOf(party)}`} onClick={() => setOpen(true)}>
        {word}
      </Button>
      <ReasonDialog
        title={`${word} · ${nameOf(party)}`}
        isOpen={isOpen}
        isActing={isActing}
        failure={failure}
        doIt={word}
        isDangerous={!suspended}
        onDo={(reason) => void doIt(reason)}
        onClose={() => setOpen(false)}
      >
        <p>{t(`office-counterparties.${suspended ? 'back' : 'follows'}.${kind}`)}</p>
      </ReasonDialog>
    </>
  );
}
