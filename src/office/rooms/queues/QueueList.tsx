// Owns one queue: its list, the oldest first, the ticket that is open beside it, and the keys that go through both.
import { Button, Drawer, Grid, Space, Table } from 'antd';
import { useEffect, useState } from 'react';
import type { WaitingQueue } from '#contract/entities.generated.ts';
import { type ListAnswer, list } from '#contract/office/waiting.generated.ts';
import { Age, Amount } from '../../kit/Amount.tsx';
import { Await, State } from '../../kit/Await.tsx';
import { useRead } from '../../kit/call/useRead.ts';
import { useText } from '../../kit/locale.ts';
import { Tag } from '../../kit/Tag.tsx';
import { isForScreen } from '../../kit/typing.ts';
import { useNow } from '../../kit/useNow.ts';
import { Ticket } from './Ticket.tsx';

type Listed = ListAnswer['tickets'][number];

export function QueueList({ queue }: { queue: WaitingQueue }) {
  const t = useText();
  const [places, setPlaces] = useState<readonly string[]>([]);
  const after = places.at(-1);
  const read = useRead(list, { queue, ...(after !== undefined && { after }) }, { keepsPrevious: true });
  return (
    <Await
      read={read}
      isEmpty={({ tickets }) => tickets.length === 0 && places.length === 0}
      empty={t('office-queues.nothing')}
    >
      {(answer) => (
        <>
          <Tickets queue={queue} answer={answer} />
          <Space style={{ marginTop: 12 }}>
            <Button disabled={places.length === 0} onClick={() => setPlaces(places.slice(0, -1))}>
              {t('office-queues.before')}
            </Button>
            <Button
              disabled={answer.next === undefined}
              onClick={() => answer.next !== undefined && setPlaces([...places, answer.next])}
            >
              {t('office-queues.after')}
            </Button>
          </Space>
        </>
      )}
    </Await>
  );
}

function Tickets({ queue, answer: { tickets, decisions } }: { queue: WaitingQueue; answer: ListAnswer }) {
  const t = useText();
  const isWide = Grid.useBreakpoint().lg;
  const now = useNow(undefined);
  const [item, setItem] = useState<string>();
  const at = tickets.findIndex((ticket) => ticket.item === item);
  const open = at < 0 ? undefined : tickets[at];
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!isForScreen(event)) return;
      if (document.querySelector('[role="dialog"] .ant-modal-body')) return;
      const step = { j: 1, k: -1 }[event.key];
      if (step === undefined) return;
      const next = tickets[Math.max(0, Math.min(tickets.length - 1, at < 0 ? 0 : at + step))];
      if (next) setItem(next.item);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [tickets, at]);
  const ticket = open && (
    <Ticket
      key={`${queue} ${open.item}`}
      queue={queue}
      ticket={open}
      decisions={decisions}
      onDecided={() => setItem((tickets[at + 1] ?? tickets[at - 1])?.item)}
    />
  );
  return (
    <div className="queue-split">
      <Table<Listed>
        size="small"
        rowKey="item"
        pagination={false}
        dataSource={tickets}
        rowClassName={(row) => (row.item === item ? 'queue-row-open' : '')}
        onRow={(row) => ({ onClick: () => setItem(row.item), style: { cursor: 'pointer' } })}
        columns={[
          {
            title: t('office-queues.age'),
            key: 'age',
            width: 108,
            render: (_, { at: since }) => <Age seconds={(now - Date.parse(since)) / 1000} />,
          },
          {
            title: t('office-queues.about'),
            key: 'about',
            render: (_, row) => (
              <button type="button" className="queue-open" onClick={() => setItem(row.item)}>
                {row.account ?? row.item}
              </button>
            ),
          },
          {
            title: t('office-queues.what'),
            key: 'what',
            ellipsis: true,
            render: (_, row) => <What row={row} />,
          },
          ...(tickets.some(({ amount }) => amount !== undefined)
            ? [
                {
                  title: t('office-queues.amount'),
                  key: 'amount',
                  align: 'right' as const,
                  render: (_: unknown, { amount }: Listed) =>
                    amount === undefined ? null : <Amount value={amount} />,
                },
              ]
            : []),
        ]}
      />
      {isWide ? (
        (ticket ?? <State title={t('office-queues.choose')} />)
      ) : (
        <Drawer
          open={open !== undefined}
          placement="bottom"
          size="85%"
          title={t(`office-today.queue.${queue}`)}
          onClose={() => setItem(undefined)}
        >
          {ticket}
        </Drawer>
      )}
    </div>
  );
}

function What({ row: { words, facts, heldBy, isOwn } }: { row: Listed }) {
  const t = useText();
  return (
    <>
      {heldBy !== undefined && (
        <Tag tone={isOwn ? 'note' : 'warning'}>{isOwn ? t('office-queues.own') : heldBy}</Tag>
      )}
      <span>{words ?? facts[0]?.value ?? ''}</span>
    </>
  );
}
