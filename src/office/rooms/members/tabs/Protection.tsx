// What protects a member, as one list with the rows it rests on, and the whole of it as a file.
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { saveFile } from '#browser/file/saveFile.ts';
import { type ProtectionAnswer, protection } from '#contract/office/members.generated.ts';
import { csvOf } from '#values/csv.ts';
import { Moment } from '../../../kit/Amount.tsx';
import { Await } from '../../../kit/Await.tsx';
import { OfficeFailure, send } from '../../../kit/call/client.ts';
import { sentenceOf } from '../../../kit/call/sentence.ts';
import { useRead } from '../../../kit/call/useRead.ts';
import { DataTable } from '../../../kit/DataTable.tsx';
import { useText } from '../../../kit/locale.ts';
import { Pages, usePaging } from '../../../kit/Pages.tsx';

type Entry = ProtectionAnswer['entries'][number];

/** Entries that are asked for at once for the file. */
const atOnce = 100;

async function wholeRecord(account: string): Promise<Entry[]> {
  const found: Entry[] = [];
  let before: string | undefined;
  do {
    const page: ProtectionAnswer = await send(protection, {
      account,
      pageSize: atOnce,
      ...(before !== undefined && { before }),
    });
    found.push(...page.entries);
    before = page.next;
  } while (before !== undefined);
  return found;
}

export function Protection({ account }: { account: string }) {
  const t = useText();
  const paging = usePaging();
  const read = useRead(
    protection,
    { account, ...(paging.before !== undefined && { before: paging.before }) },
    { keepsPrevious: true },
  );
  return (
    <Await read={read}>
      {({ entries, next }) => (
        <div className="member-stack">
          {(entries.length > 0 || !paging.isFirst) && <Save account={account} />}
          <DataTable<Entry>
            caption={t('office-members.tab.protection')}
            rows={entries}
            rowKey={({ id }) => id}
            empty={t('office-members.record.nothing')}
            columns={[
              { key: 'at', title: t('office-members.at'), render: ({ at }) => <Moment at={at} /> },
              {
                key: 'topic',
                title: t('office-members.record.topic'),
                render: ({ topic }) => t(`office-members.record.of.${topic}`),
              },
              {
                key: 'text',
                title: t('office-members.what'),
                isMain: true,
                render: ({ text }) => <div className="member-what">{text}</div>,
              },
              { key: 'by', title: t('office-members.record.by') },
            ]}
          />
          <Pages paging={paging} next={next} />
        </div>
      )}
    </Await>
  );
}

function Save({ account }: { account: string }) {
  const t = useText();
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<OfficeFailure>();
  const save = async (): Promise<void> => {
    setSaving(true);
    setFailure(undefined);
    try {
      const head = ['at', 'record.topic', 'what', 'record.by'] as const;
      const rows = (await wholeRecord(account)).map(({ at, topic, text, by }) => [
        at,
        t(`office-members.record.of.${topic}`),
        text,
        by,
      ]);
      saveFile(
        `${account}.csv`,
        csvOf([head.map((name) => t(`office-members.${name}`)), ...rows]),
        'text/csv;charset=utf-8',
      );
    } catch (error) {
      if (!(error instanceof OfficeFailure)) throw error;
      setFailure(error);
    } finally {
      setSaving(false);
    }
  };
  return (
    <>
      {failure && <Alert type="error" showIcon title={sentenceOf(failure, t)} />}
      <div>
        <Button loading={isSaving} onClick={() => void save()}>
          {t('office-members.record.save')}
        </Button>
      </div>
    </>
  );
}
