// The versions of a station's file: who saved what and why, how any two differ, and writing one into the editor again.
import { Button } from 'antd';
import { useState } from 'react';
import { compare, type VersionsAnswer, version, versions } from '#contract/office/studio.generated.ts';
import { Moment } from '../../../kit/Amount.tsx';
import { Await } from '../../../kit/Await.tsx';
import { useRead } from '../../../kit/call/useRead.ts';
import { DataTable } from '../../../kit/DataTable.tsx';
import { useText } from '../../../kit/locale.ts';
import { Pages, usePaging } from '../../../kit/Pages.tsx';
import { Tag } from '../../../kit/Tag.tsx';
import { Both } from './Both.tsx';
import { Lines } from './Lines.tsx';
import { Noticed } from './Noticed.tsx';
import { Scheduled } from './Scheduled.tsx';

type Version = VersionsAnswer['list'][number];

export interface VersionsProps {
  fileName: string;
  /** The text that is written. */
  now: string;
  mayTake: boolean;
  onTake: (text: string) => void;
}

/** What is written, as a side of a comparison. */
const written = '';

/** The text of a side; undefined while it is on its way. */
function useSide(id: string | undefined, now: string): string | undefined {
  const read = useRead(version, id === undefined || id === written ? null : { id });
  return id === written ? now : read.data?.text;
}

export function Versions({ fileName, now, mayTake, onTake }: VersionsProps) {
  const t = useText();
  const paging = usePaging();
  const [before, setBefore] = useState<string>();
  const [after, setAfter] = useState<string>(written);
  const [from, to] = [useSide(before, now), useSide(after, now)];
  const said = useRead(
    compare,
    before === undefined ? null : { before, ...(after === written ? { text: now } : { after }) },
    { keepsPrevious: true },
  );
  const read = useRead(versions, paging.before === undefined ? {} : { beyond: paging.before }, {
    keepsPrevious: true,
  });
  return (
    <>
      <Scheduled mayChange={mayTake} />
      <Await read={read} isEmpty={({ list }) => list.length === 0} empty={t('office-studio.noVersions')}>
        {({ list, hasMore }) => (
          <>
            <DataTable<Version>
              caption={t('office-studio.versions')}
              rows={list}
              rowKey={({ id }) => id}
              columns={[
                {
                  key: 'at',
                  title: t('office-studio.when'),
                  isMain: true,
                  render: ({ at, name }) => (
                    <>
                      <Moment at={at} /> {name !== '' && <Tag tone="note">{name}</Tag>}
                    </>
                  ),
                },
                { key: 'by', title: t('office-studio.by') },
                {
                  key: 'reason',
                  title: t('office.reason'),
                  render: ({ reason, source }) => (source === 'file' ? t('office-studio.foundFile') : reason),
                },
                {
                  key: 'sides',
                  title: t('office-studio.compare'),
                  render: ({ id }) => (
                    <span className="studio-chosen">
                      <Side name="before" isChosen={before === id} onChoose={() => setBefore(id)} />
                      <Side name="after" isChosen={after === id} onChoose={() => setAfter(id)} />
                    </span>
                  ),
                },
              ]}
            />
            <Pages paging={paging} next={hasMore ? list.at(-1)?.id : undefined} />
          </>
        )}
      </Await>
      {before !== undefined && from !== undefined && to !== undefined && (
        <>
          <Both fileName={fileName} before={from} after={to} />
          <Await read={said}>{(differing) => <Noticed {...differing} />}</Await>
          <Lines title={t('office-studio.compared')} before={from} after={to} />
          <div className="studio-acts">
            {after !== written && (
              <Button onClick={() => setAfter(written)}>{t('office-studio.withWritten')}</Button>
            )}
            {mayTake && (
              <Button type="primary" onClick={() => onTake(from)}>
                {t('office-studio.takeVersion')}
              </Button>
            )}
          </div>
        </>
      )}
    </>
  );
}

interface SideProps {
  name: 'before' | 'after';
  isChosen: boolean;
  onChoose: () => void;
}

function Side({ name, isChosen, onChoose }: SideProps) {
  const t = useText();
  return (
    <label>
      <input type="radio" name={`studio-${name}`} checked={isChosen} onChange={onChoose} />{' '}
      {t(`office-studio.${name}`)}
    </label>
  );
}
