// The lists of what may be fraud: bets against each other, shared devices, sudden winners; each row leads to its members.

import { Flex } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import {
  type DevicesAnswer,
  devices,
  type OpposedAnswer,
  opposed,
  type WinnersAnswer,
  winners,
} from '#contract/office/play.generated.ts';
import { Amount, Moment } from '../../kit/Amount.tsx';
import { Await } from '../../kit/Await.tsx';
import { useRead } from '../../kit/call/useRead.ts';
import { DataTable } from '../../kit/DataTable.tsx';
import { useText } from '../../kit/locale.ts';
import { Segments } from '../../kit/segments/Segments.tsx';
import { Tag } from '../../kit/Tag.tsx';

const lists = { opposed: Opposed, devices: Devices, winners: Winners } as const;
type List = keyof typeof lists;
type Days = 1 | 3 | 7;

export function Risk() {
  const t = useText();
  const [list, setList] = useState<List>('opposed');
  const [days, setDays] = useState<Days>(1);
  const Shown = lists[list];
  return (
    <Flex vertical gap={12}>
      <Flex gap={8} wrap>
        <Segments<List>
          label={t('office-play.tab.risk')}
          value={list}
          onChange={setList}
          options={(['opposed', 'devices', 'winners'] as const).map((value) => ({
            value,
            label: t(`office-play.risk.${value}`),
          }))}
        />
        <Segments<Days>
          label={t('office-play.span')}
          value={days}
          onChange={setDays}
          options={([1, 3, 7] as const).map((value) => ({
            value,
            label: t('office-play.days', { count: value }),
          }))}
        />
      </Flex>
      <p className="office-secondary">{t(`office-play.about.${list}`)}</p>
      <Shown days={days} />
    </Flex>
  );
}

const Member = ({ account }: { account: string }) => <Link to={`/members/${account}`}>{account}</Link>;

function Opposed({ days }: { days: Days }) {
  const t = useText();
  const read = useRead(opposed, { days });
  return (
    <Await read={read}>
      {({ draws }) => (
        <DataTable<OpposedAnswer['draws'][number]>
          caption={t('office-play.risk.opposed')}
          rows={draws}
          rowKey={({ device, lottery, period }) => `${device} ${lottery} ${period}`}
          empty={t('office-play.nobodyFound')}
          columns={[
            {
              key: 'period',
              title: t('office-play.period'),
              isMain: true,
              render: ({ lottery, name, period }) => (
                <Link to={`/play/of/${lottery}/period/${period}`}>{`${name} ${period}`}</Link>
              ),
            },
            {
              key: 'covered',
              title: t('office-play.covered'),
              align: 'end',
              render: ({ covered }) => `${covered}%`,
            },
            {
              key: 'stake',
              title: t('office-play.stake'),
              align: 'end',
              render: ({ stake }) => <Amount value={stake} />,
            },
            { key: 'device', title: t('office-play.device'), className: 'figures' },
            {
              key: 'bets',
              title: t('office-play.bets'),
              render: ({ bets }) => (
                <ul className="play-lines">
                  {bets.map(({ account, play, picks, stake, at }) => (
                    <li key={`${account} ${at} ${play} ${picks}`}>
                      <Member account={account} /> {play} {picks} <Amount value={stake} />
                    </li>
                  ))}
                </ul>
              ),
            },
          ]}
        />
      )}
    </Await>
  );
}

function Devices({ days }: { days: Days }) {
  const t = useText();
  const read = useRead(devices, { days });
  return (
    <Await read={read}>
      {({ devices: rows }) => (
        <DataTable<DevicesAnswer['devices'][number]>
          caption={t('office-play.risk.devices')}
          rows={rows}
          rowKey={({ device }) => device}
          empty={t('office-play.nobodyFound')}
          columns={[
            { key: 'device', title: t('office-play.device'), isMain: true },
            { key: 'count', title: t('office-play.members'), align: 'end' },
            { key: 'at', title: t('office-play.lastSeen'), render: ({ at }) => <Moment at={at} /> },
            {
              key: 'accounts',
              title: t('office-play.accounts'),
              render: ({ accounts }) => (
                <ul className="play-lines">
                  {accounts.map(({ account, state, registeredAt }) => (
                    <li key={account}>
                      <Member account={account} />{' '}
                      {state !== 'enabled' && <Tag tone="fault">{t(`office-play.account.${state}`)}</Tag>}{' '}
                      {t('office-play.registered')} <Moment at={registeredAt} />
                    </li>
                  ))}
                </ul>
              ),
            },
          ]}
        />
      )}
    </Await>
  );
}

function Winners({ days }: { days: Days }) {
  const t = useText();
  const read = useRead(winners, { days });
  return (
    <Await read={read}>
      {({ winners: rows }) => (
        <DataTable<WinnersAnswer['winners'][number]>
          caption={t('office-play.risk.winners')}
          rows={rows}
          rowKey={({ account }) => account}
          empty={t('office-play.nobodyFound')}
          columns={[
            {
              key: 'account',
              title: t('office-play.account'),
              isMain: true,
              render: ({ account, state, isNew }) => (
                <>
                  <Member account={account} />{' '}
                  {state !== 'enabled' && <Tag tone="fault">{t(`office-play.account.${state}`)}</Tag>}{' '}
                  {isNew && <Tag tone="warning">{t('office-play.isNew')}</Tag>}
                </>
              ),
            },
            ...(['won', 'stake', 'paid', 'biggest', 'usual'] as const).map((field) => ({
              key: field,
              title: t(`office-play.${field}`),
              align: 'end' as const,
              render: (row: WinnersAnswer['winners'][number]) => (
                <Amount value={row[field]} isSigned={field === 'won'} />
              ),
            })),
            { key: 'bets', title: t('office-play.orders'), align: 'end' },
            { key: 'last', title: t('office-play.lastSettled'), render: ({ last }) => <Moment at={last} /> },
          ]}
        />
      )}
    </Await>
  );
}
