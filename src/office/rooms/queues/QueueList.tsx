// One queue: its list, the oldest first, the ticket that is open beside it, and the keys that go through both.
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { useMedia } from '#browser/useMedia.ts';
import type { WaitingQueue } from '#contract/entities.generated.ts';
import { type ListAnswer, list } from '#contract/office/waiting.generated.ts';
import { Age, Amount } from '../../kit/Amount.tsx';
import { Await, State } from '../../kit/Await.tsx';
import { useRead } from '../../kit/call/useRead.ts';
import { DataTable } from '../../kit/DataTable.tsx';
import { Drawer } from '../../kit/Dialog.tsx';
import { useKeys } from '../../kit/keys.tsx';
import { useText } from '../../kit/locale.ts';
import { Tag } from '../../kit/Tag.tsx';
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
          <Flex align="center" gap={8} style={{ marginTop: 12 }}>
            <Button disabled={places.length === 0} onClick={() => setPlaces(places.slice(0, -1))}>
              {t('office-queues.before')}
            </Button>
            <Button
              disabled={answer.next === undefined}
              onClick={() => answer.next !== undefined && setPlaces([...places, answer.next])}
            >
              {t('office-queues.after')}
            </Button>
          </Flex>
        </>
      )}
    </Await>
  );
}

function Tickets({ queue, answer: { tickets, decisions } }: { queue: WaitingQueue; answer: ListAnswer }) {
  const t = useText();
  const isWide = useMedia('(min-width: 992px)');
  const now = useNow(undefined);
  const [item, setItem] = useState<string>();
  const at = tickets.findIndex((ticket) => ticket.item === item);
  const open = at < 0 ? undefined : tickets[at];
  const step = (by: number) => () => {
    const next = tickets[Math.max(0, Math.min(tickets.length - 1, at < 0 ? 0 : at + by))];
    if (next) setItem(next.item);
  };
  useKeys({
    j: { words: 'office-queues.key.down', act: step(1) },
    k: { words: 'office-queues.key.up', act: step(-1) },
  });
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
      <DataTable<Listed>
        caption={t(`office-today.queue.${queue}`)}
        rows={tickets}
        rowKey={(row) => row.item}
        isOpen={(row) => row.item === item}
        onOpen={(row) => setItem(row.item)}
        columns={[
          {
            key: 'age',
            title: t('office-queues.age'),
            render: ({ at: since }) => <Age seconds={(now - Date.parse(since)) / 1000} />,
          },
          {
            key: 'about',
            title: t('office-queues.about'),
            isMain: true,
            render: (row) => row.account ?? row.item,
          },
          {
            key: 'what',
            title: t('office-queues.what'),
            className: 'queue-what',
            render: (row) => <What row={row} />,
          },
          ...(tickets.some(({ amount }) => amount !== undefined)
            ? [
                {
                  key: 'amount',
                  title: t('office-queues.amount'),
                  align: 'end' as const,
                  render: ({ amount }: Listed) => (amount === undefined ? null : <Amount value={amount} />),
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
