// The trail: who did what, the newest first, found by day, person, station and kind, each line with what it changed.
import { Button, Flex, Select } from 'antd';
import { Fragment, useState } from 'react';
import { stations } from '#contract/office/session.generated.ts';
import { list as listStaff } from '#contract/office/staff.generated.ts';
import { type ListAnswer, type ListRequest, list } from '#contract/office/trail.generated.ts';
import { callOf } from '#contract/officeCall.ts';
import { Moment } from '../../kit/Amount.tsx';
import { Await } from '../../kit/Await.tsx';
import { callName, fieldName } from '../../kit/call/callName.ts';
import { useRead } from '../../kit/call/useRead.ts';
import { DataTable } from '../../kit/DataTable.tsx';
import { useText } from '../../kit/locale.ts';
import { Tag } from '../../kit/Tag.tsx';
import './texts.ts';

type Line = ListAnswer['lines'][number];
type Filter = Omit<ListRequest, 'before' | 'pageSize'>;

const sources = ['act', 'support', 'content', 'station', 'read'] as const;
const tones = { act: 'warning', support: 'note', content: 'good', station: 'good', read: 'plain' } as const;
const nothing = {};

export function Trail() {
  const t = useText();
  const [filter, setFilter] = useState<Filter>({});
  // The lines after which each page begins: one goes back the way one came.
  const [pages, setPages] = useState<readonly string[]>([]);
  const before = pages.at(-1);
  const read = useRead(list, { ...filter, ...(before !== undefined && { before }) }, { keepsPrevious: true });
  const narrow = (more: Filter) => {
    setPages([]);
    setFilter(
      Object.fromEntries(Object.entries({ ...filter, ...more }).filter(([, value]) => value)) as Filter,
    );
  };
  return (
    <>
      <div className="office-head">
        <h1>{t('office-trail.title')}</h1>
      </div>
      <Flex vertical gap={12}>
        <p className="office-secondary">{t('office-trail.hint')}</p>
        <Filters onNarrow={narrow} />
        <Await read={read} isEmpty={({ lines }) => lines.length === 0} empty={t('office-trail.nothing')}>
          {({ lines, hasMore }) => (
            <>
              <LineTable lines={lines} />
              <Flex gap={8} justify="end" style={{ marginTop: 12 }}>
                <Button disabled={pages.length === 0} onClick={() => setPages(pages.slice(0, -1))}>
                  {t('office.newer')}
                </Button>
                <Button disabled={!hasMore} onClick={() => setPages([...pages, lines.at(-1)!.number])}>
                  {t('office.older')}
                </Button>
              </Flex>
            </>
          )}
        </Await>
      </Flex>
    </>
  );
}

function Filters({ onNarrow }: { onNarrow: (more: Filter) => void }) {
  const t = useText();
  const known = useRead(stations, nothing);
  const people = useRead(listStaff, nothing);
  return (
    <Flex gap={8} wrap>
      <input
        type="date"
        className="office-input"
        aria-label={t('office-trail.day')}
        onChange={(event) => onNarrow({ day: event.target.value })}
      />
      <Select
        aria-label={t('office-trail.source')}
        defaultValue=""
        style={{ minWidth: 128 }}
        onChange={(source: '' | Line['source']) => onNarrow({ source: source as Line['source'] })}
        options={[
          { value: '', label: t('office-trail.allKinds') },
          ...sources.map((source) => ({ value: source, label: t(`office-trail.source.${source}`) })),
        ]}
      />
      <Select
        aria-label={t('office-trail.station')}
        defaultValue=""
        style={{ minWidth: 160 }}
        onChange={(station: string) => onNarrow({ station })}
        options={[
          { value: '', label: t('office-trail.allStations') },
          ...(known.data?.stations ?? []).map(({ code, name }) => ({
            value: code,
            label: `${name} · ${code}`,
          })),
        ]}
      />
      <Select
        aria-label={t('office-trail.staff')}
        defaultValue=""
        style={{ minWidth: 160 }}
        showSearch={{ optionFilterProp: 'label' }}
        onChange={(staff: string) => onNarrow({ staff })}
        options={[
          { value: '', label: t('office-trail.allStaff') },
          ...(people.data?.people ?? []).map(({ id, name, shownName }) => ({
            value: id,
            label: `${shownName} · ${name}`,
          })),
        ]}
      />
    </Flex>
  );
}

function LineTable({ lines }: { lines: Line[] }) {
  const t = useText();
  return (
    <DataTable
      caption={t('office-trail.title')}
      rows={lines}
      rowKey={({ number }) => number}
      detail={(line) => <Detail line={line} />}
      columns={[
        { key: 'number', title: t('office-trail.number'), align: 'end' },
        { key: 'at', title: t('office-trail.at'), render: ({ at }) => <Moment at={at} /> },
        { key: 'by', title: t('office-trail.by') },
        {
          key: 'source',
          title: t('office-trail.source'),
          render: ({ source }) => <Tag tone={tones[source]}>{t(`office-trail.source.${source}`)}</Tag>,
        },
        {
          key: 'what',
          title: t('office-trail.what'),
          isMain: true,
          render: ({ what }) => <What what={what} />,
        },
        { key: 'station', title: t('office-trail.station') },
        { key: 'accountId', title: t('office-trail.member'), className: 'figures' },
        { key: 'reason', title: t('office-trail.reason') },
      ]}
    />
  );
}

/** In words; a command as it was typed. */
function What({ what }: { what: string }) {
  const t = useText();
  // A name of several words is one of no call.
  for (const call of [what, callOf(what)]) {
    const name = callName(t, call);
    if (name !== call) return name;
  }
  return <span className="office-code">{what.length > 60 ? `${what.slice(0, 60)}…` : what}</span>;
}

type Values = Readonly<Record<string, unknown>>;

/** What a line says beside its columns: the whole of what was asked, and what is different since. */
function Detail({ line: { what, detail } }: { line: Line }) {
  const t = useText();
  const { before, after, ...rest } = JSON.parse(detail) as { before?: Values; after?: Values } & Values;
  const changed = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return (
    <dl className="office-facts">
      <dt>{t('office-trail.what')}</dt>
      <dd className="office-code">{what}</dd>
      {changed.map((name) => (
        <Fragment key={name}>
          <dt>{fieldName(t, name)}</dt>
          <dd className="office-code">{`${valueText(before?.[name])} → ${valueText(after?.[name])}`}</dd>
        </Fragment>
      ))}
      {Object.keys(rest).length > 0 && (
        <>
          <dt>{t('office-trail.detail')}</dt>
          <dd className="office-code">{JSON.stringify(rest)}</dd>
        </>
      )}
    </dl>
  );
}

const valueText = (value: unknown): string =>
  value === undefined || value === '' ? '—' : typeof value === 'string' ? value : JSON.stringify(value);
