// The entries of a kind: what each is called, whether players have it, who writes it, and a new one.
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { Link, Navigate, useNavigate } from 'react-router-dom';
import { type EntriesAnswer, entries, kinds } from '#contract/office/content.generated.ts';
import { Await } from '../../kit/Await.tsx';
import { useRead } from '../../kit/call/useRead.ts';
import { DataTable } from '../../kit/DataTable.tsx';
import { listed, useLocale, useText } from '../../kit/locale.ts';
import { Panel } from '../../kit/Panel.tsx';
import { Tag } from '../../kit/Tag.tsx';
import { Changed } from './Kinds.tsx';
import { NewEntry } from './NewEntry.tsx';
import { addressOf } from './paths.ts';
import { Versions } from './Versions.tsx';

type Entry = EntriesAnswer['entries'][number];

const nothing = {};

export function Entries({ kind }: { kind: string }) {
  const t = useText();
  const go = useNavigate();
  const [isAdding, setAdding] = useState(false);
  const all = useRead(kinds, nothing);
  const read = useRead(entries, { kind }, { looksAgain: true });
  const own = all.data?.kinds.find((one) => one.kind === kind);
  // Settings are one entry: there is no list to choose from.
  if (own && !own.isList) return <Navigate to={addressOf(kind, '')} replace />;
  return (
    <>
      <div className="office-head">
        <h1 className="content-trail">
          <Link to="/content">{t('office.room.content')}</Link> › {own?.title ?? kind}
        </h1>
        {read.data?.mayChange ? (
          <Button type="primary" onClick={() => setAdding(true)}>
            {t('office-content.newEntry')}
          </Button>
        ) : (
          read.data && <Tag>{t('office-content.readOnly')}</Tag>
        )}
      </div>
      <Flex vertical gap={16}>
        {own && <p className="office-secondary content-about-line">{own.about}</p>}
        <Await read={read} isEmpty={(answer) => answer.entries.length === 0} empty={t('office-content.none')}>
          {(answer) => (
            <DataTable<Entry>
              caption={own?.title ?? kind}
              rows={answer.entries}
              rowKey={({ key }) => key}
              onOpen={({ key }) => go(addressOf(kind, key))}
              columns={[
                { key: 'name', title: t('office-content.entry'), isMain: true, className: 'content-name' },
                {
                  key: 'key',
                  title: t('office-content.key'),
                  render: ({ key }) => <span className="office-code">{key}</span>,
                },
                { key: 'state', title: t('office-content.state'), render: (row) => <State entry={row} /> },
                { key: 'shown', title: t('office-content.shown'), render: (row) => <Shown entry={row} /> },
                { key: 'changed', title: t('office-content.changed'), render: (row) => <Changed {...row} /> },
              ]}
            />
          )}
        </Await>
        <Panel title={t('office-content.history')}>
          <Versions kind={kind} />
        </Panel>
      </Flex>
      {isAdding && <NewEntry kind={kind} there={read.data?.entries ?? []} onClose={() => setAdding(false)} />}
    </>
  );
}

function State({ entry: { isThere, isOpen, writing } }: { entry: Entry }) {
  const t = useText();
  const locale = useLocale();
  const others = writing.filter(({ isOwn }) => !isOwn).map(({ by }) => by);
  return (
    <Flex gap={4} wrap>
      {isOpen !== undefined && (
        <Tag tone={isOpen ? 'good' : 'plain'}>
          {t(isOpen ? 'office-content.open' : 'office-content.closed')}
        </Tag>
      )}
      {writing.some(({ isOwn }) => isOwn) && (
        <Tag tone="note">{t(isThere ? 'office-content.draft' : 'office-content.draftNew')}</Tag>
      )}
      {others.length > 0 && (
        <Tag tone="warning">{t('office-content.writing', { names: listed(others, locale) })}</Tag>
      )}
    </Flex>
  );
}

function Shown({ entry: { from, until } }: { entry: Entry }) {
  const t = useText();
  if (from === undefined && until === undefined) return t('office-content.always');
  return (
    <span className="figures">
      {from !== undefined && t('office-content.from', { from })}{' '}
      {until !== undefined && t('office-content.until', { until })}
    </span>
  );
}
