// A letter that was sent, and the list of who has read it and who has not.

import { useState } from 'react';
import { type ReadersAnswer, readers, type SentAnswer } from '#contract/office/letters.generated.ts';
import { Moment } from '../../kit/Amount.tsx';
import { Await } from '../../kit/Await.tsx';
import { useRead } from '../../kit/call/useRead.ts';
import { DataTable } from '../../kit/DataTable.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { useText } from '../../kit/locale.ts';
import { Pages, usePaging } from '../../kit/Pages.tsx';
import { Segments } from '../../kit/segments/Segments.tsx';
import { Paragraphs } from './Paragraphs.tsx';

type Of = 'read' | 'unread';

interface ReadersDialogProps {
  letter: SentAnswer['letters'][number];
  onClose: () => void;
}

export function ReadersDialog({ letter: { id, title, paragraphs }, onClose }: ReadersDialogProps) {
  const t = useText();
  const [of, setOf] = useState<Of>('read');
  const paging = usePaging();
  const read = useRead(
    readers,
    { id, of, ...(paging.before !== undefined && { before: paging.before }) },
    { keepsPrevious: true },
  );
  return (
    <Dialog open title={title} footer={null} onCancel={onClose}>
      <Paragraphs paragraphs={paragraphs} />
      <Await read={read}>
        {({ receivers, readers: count, people, next }) => (
          <>
            <p>{t('office-letters.counted', { readers: count, receivers })}</p>
            <Segments<Of>
              label={t('office-letters.who')}
              value={of}
              onChange={(chosen) => {
                paging.start();
                setOf(chosen);
              }}
              options={(['read', 'unread'] as const).map((value) => ({
                value,
                label: t(`office-letters.of.${value}`),
              }))}
            />
            <DataTable<ReadersAnswer['people'][number]>
              caption={t(`office-letters.of.${of}`)}
              rows={people}
              rowKey={({ account }) => account}
              columns={[
                { key: 'account', title: t('office-letters.account'), isMain: true },
                {
                  key: 'readAt',
                  title: t('office-letters.readAt'),
                  render: ({ readAt }) =>
                    readAt ? (
                      <Moment at={readAt} />
                    ) : (
                      t(of === 'read' ? 'office-letters.withAll' : 'office-letters.notOpened')
                    ),
                },
              ]}
            />
            <Pages paging={paging} next={next} />
          </>
        )}
      </Await>
    </Dialog>
  );
}
