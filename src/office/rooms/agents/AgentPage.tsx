// The page of an agent: what may be given, what the team makes, and what can be done.
import { Alert, Flex } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type CardAnswer, card } from '#contract/office/agents.generated.ts';
import { Amount, Moment } from '../../kit/Amount.tsx';
import { Await } from '../../kit/Await.tsx';
import { Choices } from '../../kit/Choices.tsx';
import { useRead } from '../../kit/call/useRead.ts';
import { DataTable } from '../../kit/DataTable.tsx';
import { Facts } from '../../kit/Facts.tsx';
import { useText } from '../../kit/locale.ts';
import { Panel } from '../../kit/Panel.tsx';
import { Tag } from '../../kit/Tag.tsx';
import { AgentList } from './AgentList.tsx';
import { CloseDialog } from './CloseDialog.tsx';
import { Commission } from './Commission.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { OpenDialog } from './OpenDialog.tsx';
import { RatesDialog } from './RatesDialog.tsx';
import { useMayChange } from './useMayChange.ts';

const acts = ['rates', 'open', 'move', 'close'] as const;

export function AgentPage({ account }: { account: string }) {
  const read = useRead(card, { account }, { keepsPrevious: true });
  return <Await read={read}>{(shown) => <Shown shown={shown} />}</Await>;
}

function Shown({ shown }: { shown: CardAnswer }) {
  const t = useText();
  const { account, state, above, wish, counts, due } = shown;
  return (
    <>
      <div className="office-head">
        <h1>
          {account} {state !== 'enabled' && <Tag tone="fault">{t(`office-agents.state.${state}`)}</Tag>}
        </h1>
        <Acts shown={shown} />
      </div>
      <Flex vertical gap={16}>
        {wish && (
          <Alert
            type="info"
            showIcon
            title={t('office-agents.wishes', {
              category: t(`office-agents.category.${wish.category}`),
              rate: wish.rate,
            })}
            description={wish.words || undefined}
            action={<Link to="/queues/rateWishes">{t('office-agents.decideThere')}</Link>}
          />
        )}
        <div className="agent-halves">
          <Facts
            title={t('office-agents.facts')}
            facts={[
              [
                t('office-agents.above'),
                above.length > 0
                  ? above.map((name, at) => (
                      <span key={name}>
                        {at > 0 && ' › '}
                        <Link to={`/agents/${name}`}>{name}</Link>
                      </span>
                    ))
                  : t('office-agents.station'),
              ],
              [
                t('office-agents.asMember'),
                <Link key="member" to={`/members/${account}`}>
                  {account}
                </Link>,
              ],
              [t('office-agents.registered'), <Moment key="at" at={shown.registeredAt} />],
              [
                t('office-agents.lastLogin'),
                shown.lastLoginAt && <Moment key="login" at={shown.lastLoginAt} />,
              ],
              [t('office-agents.direct'), counts.direct],
              [t('office-agents.agentsOf'), counts.agents],
              [t('office-agents.accounts'), counts.accounts],
              [t('office-agents.online'), counts.online],
              [t('office-agents.newToday'), counts.newToday],
              [t('office-agents.neverLoggedIn'), counts.neverLoggedIn],
              [t('office-agents.balance'), <Amount key="balance" value={counts.balance} />],
              [t('office-agents.due'), <Amount key="due" value={due} />],
            ]}
          />
          <Rates shown={shown} />
        </div>
        <Figures figures={shown.figures} />
        <Panel title={t('office-agents.below')}>
          <AgentList under={account} />
        </Panel>
        <Commission account={account} />
      </Flex>
    </>
  );
}

function Acts({ shown }: { shown: CardAnswer }) {
  const t = useText();
  const mayChange = useMayChange();
  const [act, setAct] = useState<(typeof acts)[number]>();
  if (!mayChange) return null;
  const onClose = () => setAct(undefined);
  return (
    <>
      <Choices
        type="primary"
        label={t('office.acts')}
        choices={acts.map((key) => ({
          key,
          label: t(`office-agents.act.${key}`),
          isDangerous: key === 'close',
          onChoose: () => setAct(key),
        }))}
      >
        {t('office.acts')}
      </Choices>
      {act === 'rates' && <RatesDialog shown={shown} onClose={onClose} />}
      {act === 'open' && <OpenDialog under={shown.account} onClose={onClose} />}
      {act === 'move' && <MoveDialog shown={shown} onClose={onClose} />}
      {act === 'close' && <CloseDialog shown={shown} onClose={onClose} />}
    </>
  );
}

function Rates({ shown: { rates, group, quotas } }: { shown: CardAnswer }) {
  const t = useText();
  const rows = [
    ...rates.map(({ category, rate, least, most }) => ({
      key: category as string,
      name: t(`office-agents.category.${category}`),
      has: `${rate}%`,
      least: `${least}%`,
      most: `${most}%`,
    })),
    {
      key: 'group',
      name: t('office-agents.group'),
      has: String(group.value),
      least: String(group.least),
      most: String(group.most),
    },
  ];
  return (
    <Panel title={t('office-agents.rates')}>
      <DataTable
        caption={t('office-agents.rates')}
        rows={rows}
        rowKey={({ key }) => key}
        columns={[
          { key: 'name', title: t('office-agents.category'), isMain: true },
          { key: 'has', title: t('office-agents.has'), align: 'end' },
          { key: 'least', title: t('office-agents.least'), align: 'end' },
          { key: 'most', title: t('office-agents.most'), align: 'end' },
        ]}
      />
      {quotas.map(({ band, given, used, free }) => (
        <p key={band} className="office-secondary">
          {t('office-agents.quotaLine', { band, given, used })}
          {free !== undefined && ` ${t('office-agents.quotaFree', { free })}`}
        </p>
      ))}
    </Panel>
  );
}

const sums = [
  'deposit',
  'withdraw',
  'bet',
  'win',
  'rebate',
  'agentRebate',
  'activity',
  'profit',
  'commission',
] as const;

function Figures({ figures }: { figures: CardAnswer['figures'] }) {
  const t = useText();
  return (
    <Panel title={t('office-agents.figures')}>
      <DataTable
        caption={t('office-agents.figures')}
        rows={sums}
        rowKey={(name) => name}
        columns={[
          {
            key: 'name',
            title: t('office-agents.figure'),
            isMain: true,
            render: (name) => t(`office-agents.figure.${name}`),
          },
          ...figures.map((figure) => ({
            key: figure.span,
            title: t(`office-agents.span.${figure.span}`),
            align: 'end' as const,
            render: (name: (typeof sums)[number]) => (
              <Amount value={figure[name]} isSigned={name === 'profit'} />
            ),
          })),
        ]}
      />
    </Panel>
  );
}
