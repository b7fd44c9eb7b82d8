// The room of conversations: which wait, which are one's own, and the one that is open beside the list.
import { Button, Flex, Input } from 'antd';
import { useState } from 'react';
import { Link, Route, Routes, useNavigate, useParams } from 'react-router-dom';
import { useMedia } from '#browser/useMedia.ts';
import { type ListAnswer, type ListRequest, list } from '#contract/office/conversations.generated.ts';
import { Age } from '../../kit/Amount.tsx';
import { Await, State } from '../../kit/Await.tsx';
import { useStation } from '../../kit/call/station.ts';
import { useStream } from '../../kit/call/stream.ts';
import { useRead } from '../../kit/call/useRead.ts';
import { DataTable } from '../../kit/DataTable.tsx';
import { useKeys } from '../../kit/keys.tsx';
import { useText } from '../../kit/locale.ts';
import { Pages, usePaging } from '../../kit/Pages.tsx';
import { Segments } from '../../kit/segments/Segments.tsx';
import { Tag } from '../../kit/Tag.tsx';
import { useNow } from '../../kit/useNow.ts';
import '../queues/queues.css';
import { Thread } from './Thread.tsx';
import './conversations.css';
import './texts.ts';

type Row = ListAnswer['rows'][number];
type Of = ListRequest['of'];

const lists: readonly Of[] = ['waiting', 'mine', 'open', 'closed'];

export function Conversations() {
  return (
    <Routes>
      <Route path=":id" element={<Page />} />
      <Route path="*" element={<Page />} />
    </Routes>
  );
}

function Page() {
  const t = useText();
  useStream();
  const { id } = useParams();
  const station = useStation();
  const isWide = useMedia('(min-width: 992px)');
  return (
    <>
      <div className="office-head">
        <h1>{t('office.room.conversations')}</h1>
        {!isWide && id && <Link to="/conversations">{t('office-conversations.of')}</Link>}
      </div>
      <div className="queue-split">
        {(isWide || !id) && <Rows key={station} open={id} />}
        {id ? (
          <Thread key={`${station} ${id}`} id={id} />
        ) : (
          isWide && <State title={t('office-conversations.choose')} />
        )}
      </div>
    </>
  );
}

function Rows({ open }: { open: string | undefined }) {
  const t = useText();
  const navigate = useNavigate();
  const [of, setOf] = useState<Of>('waiting');
  const [typed, setTyped] = useState('');
  const [account, setAccount] = useState('');
  const paging = usePaging();
  const now = useNow(undefined);
  const read = useRead(
    list,
    { of, ...(account && { account }), ...(paging.before && { after: paging.before }) },
    { keepsPrevious: true },
  );
  const rows = read.data?.rows ?? [];
  const step = (by: number) => () => {
    const at = rows.findIndex(({ id }) => id === open);
    const next = rows[Math.max(0, Math.min(rows.length - 1, at + by))];
    if (next) navigate(`/conversations/${next.id}`);
  };
  useKeys({
    j: { words: 'office-conversations.key.down', act: step(1) },
    k: { words: 'office-conversations.key.up', act: step(-1) },
  });
  const search = () => {
    paging.start();
    setAccount(typed);
  };
  return (
    <div>
      <Flex gap={8} wrap style={{ marginBottom: 12 }}>
        <Segments<Of>
          label={t('office-conversations.of')}
          value={of}
          onChange={(next) => {
            paging.start();
            setOf(next);
          }}
          options={lists.map((value) => ({ value, label: t(`office-conversations.of.${value}`) }))}
        />
        <Input
          style={{ width: 150 }}
          aria-label={t('office-conversations.account')}
          placeholder={t('office-conversations.account')}
          maxLength={20}
          autoCapitalize="none"
          value={typed}
          onChange={({ target }) => setTyped(target.value.trim())}
          onPressEnter={search}
        />
        <Button onClick={search}>{t('office-conversations.find')}</Button>
      </Flex>
      <Await
        read={read}
        isEmpty={({ rows: found }) => found.length === 0 && paging.isFirst}
        empty={t('office-conversations.nothing')}
      >
        {({ next }) => (
          <>
            <DataTable<Row>
              caption={t(`office-conversations.of.${of}`)}
              rows={rows}
              rowKey={({ id }) => id}
              isOpen={({ id }) => id === open}
              onOpen={({ id }) => navigate(`/conversations/${id}`)}
              columns={[
                {
                  key: 'wait',
                  title: t('office-conversations.wait'),
                  render: ({ waitingSince, lastAt }) => (
                    <Age seconds={(now - Date.parse(waitingSince ?? lastAt)) / 1000} />
                  ),
                },
                {
                  key: 'account',
                  title: t('office-conversations.member'),
                  isMain: true,
                  render: ({ account: name, id }) => name || t('office-conversations.guest', { id }),
                },
                {
                  key: 'last',
                  title: t('office-conversations.last'),
                  className: 'queue-what',
                  render: ({ preview, isAnswer, heldBy, isOwn }) => (
                    <>
                      {heldBy && (
                        <Tag tone={isOwn ? 'note' : 'warning'}>
                          {isOwn ? t('office-conversations.own') : heldBy}
                        </Tag>
                      )}{' '}
                      {isAnswer
                        ? t('office-conversations.answered', {
                            text: preview || t('office-conversations.card'),
                          })
                        : preview || t('office-conversations.card')}
                    </>
                  ),
                },
              ]}
            />
            <Pages paging={paging} next={next} />
          </>
        )}
      </Await>
    </div>
  );
}
