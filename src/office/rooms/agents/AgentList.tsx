// Pages of agents by name: of the station, or of those below one.

import { Flex, Input } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type ListAnswer, list } from '#contract/office/agents.generated.ts';
import { Amount } from '../../kit/Amount.tsx';
import { Await } from '../../kit/Await.tsx';
import { useRead } from '../../kit/call/useRead.ts';
import { DataTable } from '../../kit/DataTable.tsx';
import { useText } from '../../kit/locale.ts';
import { Pages, usePaging } from '../../kit/Pages.tsx';
import { Segments } from '../../kit/segments/Segments.tsx';
import { Tag } from '../../kit/Tag.tsx';

type Listed = ListAnswer['agents'][number];
type Scope = 'all' | 'direct';

export function AgentList({ under }: { under?: string }) {
  const t = useText();
  const [scope, setScope] = useState<Scope>(under === undefined ? 'all' : 'direct');
  const [search, setSearch] = useState('');
  const paging = usePaging();
  const read = useRead(
    list,
    {
      scope,
      ...(under !== undefined && { under }),
      ...(search !== '' && { search }),
      ...(paging.before !== undefined && { before: paging.before }),
    },
    { keepsPrevious: true },
  );
  const narrow = (change: () => void) => {
    paging.start();
    change();
  };
  return (
    <Flex vertical gap={12}>
      <Flex gap={8} wrap>
        <Input
          style={{ width: 220 }}
          aria-label={t('office-agents.search')}
          placeholder={t('office-agents.search')}
          maxLength={20}
          autoCapitalize="none"
          value={search}
          onChange={({ target }) => narrow(() => setSearch(target.value.trim()))}
        />
        <Segments<Scope>
          label={t('office-agents.scope')}
          value={scope}
          onChange={(chosen) => narrow(() => setScope(chosen))}
          options={(['all', 'direct'] as const).map((value) => ({
            value,
            label: t(`office-agents.scope.${value}`),
          }))}
        />
      </Flex>
      <Await read={read}>
        {({ agents, next }) => (
          <>
            <DataTable<Listed>
              caption={t('office.room.agents')}
              rows={agents}
              rowKey={({ account }) => account}
              empty={t('office-agents.nobody')}
              columns={[
                {
                  key: 'account',
                  title: t('office-agents.account'),
                  isMain: true,
                  render: ({ account, state }) => (
                    <>
                      <Link to={`/agents/${account}`}>{account}</Link>{' '}
                      {state !== 'enabled' && <Tag tone="fault">{t(`office-agents.state.${state}`)}</Tag>}
                    </>
                  ),
                },
                {
                  key: 'upline',
                  title: t('office-agents.upline'),
                  render: ({ upline }) => upline || t('office-agents.station'),
                },
                {
                  key: 'lottery',
                  title: t('office-agents.lotteryRate'),
                  align: 'end',
                  render: ({ lottery }) => `${lottery}%`,
                },
                { key: 'groupBonus', title: t('office-agents.group'), align: 'end' },
                { key: 'direct', title: t('office-agents.direct'), align: 'end' },
                { key: 'agents', title: t('office-agents.agentsOf'), align: 'end' },
                { key: 'accounts', title: t('office-agents.accounts'), align: 'end' },
                {
                  key: 'balance',
                  title: t('office-agents.balance'),
                  align: 'end',
                  render: ({ balance }) => <Amount value={balance} />,
                },
              ]}
            />
            <Pages paging={paging} next={next} />
          </>
        )}
      </Await>
    </Flex>
  );
}
