// The list of stations, and finding one by any value of its file.
import { useDeferredValue, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { type ListAnswer, list } from '#contract/office/studio.generated.ts';
import { Await } from '../../kit/Await.tsx';
import { useRead } from '../../kit/call/useRead.ts';
import { DataTable } from '../../kit/DataTable.tsx';
import { useText } from '../../kit/locale.ts';
import { Tag } from '../../kit/Tag.tsx';
import { usePerson } from '../../person.ts';

type Row = ListAnswer['stations'][number];

const wordsMost = 100;

export function StationList() {
  const t = useText();
  const go = useNavigate();
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const { role, elevatedRole } = usePerson();
  const mayMake = [role, elevatedRole].some((each) => each === 'owner' || each === 'content');
  const read = useRead(list, search === '' ? {} : { search }, { keepsPrevious: true, looksAgain: true });
  return (
    <>
      <div className="office-head">
        <h1>{t('office.room.studio')}</h1>
        <div className="studio-acts">
          <Link
            className="office-button"
            to={`/studio/all${search === '' ? '' : `?${new URLSearchParams({ search })}`}`}
          >
            {t('office-studio.matrix')}
          </Link>
          {mayMake && (
            <>
              <Link
                className="office-button"
                to={`/studio/many-stations${search === '' ? '' : `?${new URLSearchParams({ search })}`}`}
              >
                {t('office-studio.many')}
              </Link>
              <Link className="office-button" to="/studio/new-station">
                {t('office-studio.new')}
              </Link>
            </>
          )}
        </div>
        <input
          type="search"
          className="office-input studio-search"
          value={typed}
          maxLength={wordsMost}
          aria-label={t('office-studio.search')}
          placeholder={t('office-studio.search')}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <Await
        read={read}
        isEmpty={({ stations }) => stations.length === 0}
        empty={t('office-studio.nothingFound')}
      >
        {({ stations, found, all }) => (
          <>
            <p className="office-secondary">
              {search === ''
                ? t('office-studio.count', { count: all })
                : t('office-studio.found', { count: found, all })}
              {found > stations.length && ` ${t('office-studio.firstOf', { count: stations.length })}`}
            </p>
            <DataTable<Row>
              caption={t('office.room.studio')}
              rows={stations}
              rowKey={({ code }) => code}
              onOpen={({ code }) => go(`/studio/${code}`)}
              columns={[
                { key: 'name', title: t('office-studio.name'), isMain: true, className: 'studio-name' },
                {
                  key: 'code',
                  title: t('office-studio.code'),
                  render: ({ code }) => <span className="office-code">{code}</span>,
                },
                { key: 'look', title: t('office-studio.look'), render: (row) => <Look row={row} /> },
                {
                  key: 'hosts',
                  title: t('office-studio.hosts'),
                  className: 'studio-hosts',
                  render: ({ hosts }) => hosts.join(', '),
                },
                {
                  key: 'problems',
                  title: t('office-studio.problems'),
                  render: (row) => <Problems {...row} />,
                },
                ...(search === ''
                  ? []
                  : [
                      {
                        key: 'hits',
                        title: t('office-studio.hits'),
                        render: (row: Row) => <Hits row={row} />,
                      },
                    ]),
              ]}
            />
          </>
        )}
      </Await>
    </>
  );
}

function Look({ row: { skin, colours } }: { row: Row }) {
  const t = useText();
  return (
    <span className="studio-look">
      {colours.map((colour, at) => (
        <svg
          // biome-ignore lint/suspicious/noArrayIndexKey: a colour may be there twice, each has its place.
          key={at}
          className="studio-colour"
          viewBox="0 0 1 1"
          role="img"
          aria-label={colour}
        >
          <title>{colour}</title>
          <rect width="1" height="1" fill={colour} />
        </svg>
      ))}
      {t(`office-studio.skin.${skin}`)}
    </span>
  );
}

export function Problems({ errors, warnings }: { errors: number; warnings: number }) {
  const t = useText();
  if (errors + warnings === 0) return <Tag tone="good">{t('office-studio.sound')}</Tag>;
  return (
    <>
      {errors > 0 && <Tag tone="fault">{t('office-studio.errors', { count: errors })}</Tag>}{' '}
      {warnings > 0 && <Tag tone="warning">{t('office-studio.warnings', { count: warnings })}</Tag>}
    </>
  );
}

const Hits = ({ row: { hits } }: { row: Row }) => (
  <ul className="studio-hits">
    {hits.map(({ line, text }) => (
      <li key={line}>
        <span className="office-secondary figures">{line}</span> <code>{text}</code>
      </li>
    ))}
  </ul>
);
