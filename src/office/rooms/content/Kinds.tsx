// The list of the kinds of content: what each is for, how much of it there is, and who changed it last.
import { useNavigate } from 'react-router-dom';
import { type KindsAnswer, kinds } from '#contract/office/content.generated.ts';
import { Moment } from '../../kit/Amount.tsx';
import { Await } from '../../kit/Await.tsx';
import { useRead } from '../../kit/call/useRead.ts';
import { DataTable } from '../../kit/DataTable.tsx';
import { useText } from '../../kit/locale.ts';
import { Tag } from '../../kit/Tag.tsx';

type Kind = KindsAnswer['kinds'][number];

const nothing = {};

export function Kinds() {
  const t = useText();
  const go = useNavigate();
  const read = useRead(kinds, nothing, { looksAgain: true });
  return (
    <Await read={read}>
      {({ kinds: list }) => (
        <DataTable<Kind>
          caption={t('office-content.kinds')}
          rows={list}
          rowKey={({ kind }) => kind}
          onOpen={({ kind }) => go(`/content/kind/${kind}`)}
          columns={[
            { key: 'title', title: t('office-content.kind'), isMain: true, className: 'content-name' },
            { key: 'about', title: t('office-content.about'), className: 'content-about' },
            {
              key: 'count',
              title: t('office-content.count'),
              align: 'end',
              render: ({ isList, count }) => (isList ? count : ''),
            },
            {
              key: 'state',
              title: t('office-content.state'),
              render: ({ drafts, mayChange }) => (
                <>
                  {drafts > 0 && <Tag tone="note">{t('office-content.drafts', { count: drafts })}</Tag>}
                  {!mayChange && <Tag>{t('office-content.readOnly')}</Tag>}
                </>
              ),
            },
            { key: 'changed', title: t('office-content.changed'), render: (row) => <Changed {...row} /> },
          ]}
        />
      )}
    </Await>
  );
}

/** When something was changed last, and by whom. */
export const Changed = ({ changedAt, changedBy }: { changedAt?: string; changedBy?: string }) =>
  changedAt === undefined ? null : (
    <span>
      {changedBy} <Moment at={changedAt} />
    </span>
  );
