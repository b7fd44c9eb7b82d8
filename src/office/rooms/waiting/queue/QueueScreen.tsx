// How a queue of money is worked at: the list, the ticket beside it, several at once, and the keys.
import { Alert, Button } from 'antd';
import type { ReactNode } from 'react';
import { useMedia } from '#browser/useMedia.ts';
import { Await } from '../../../kit/Await.tsx';
import type { Read } from '../../../kit/call/useRead.ts';
import { useKeys } from '../../../kit/keys.tsx';
import { useText } from '../../../kit/locale.ts';
import { type Column, QueueTable } from './QueueTable.tsx';
import type { Page, QueueActs, Row } from './queueRows.ts';
import { useQueue } from './useQueue.ts';

interface QueueScreenProps<R extends Row> {
  read: Read<Page<R>>;
  /** The order of the address; its row, where the page of the list does not have it. */
  orderNo: string | undefined;
  other: R | undefined;
  onOpen(orderNo: string | undefined): void;
  onPage(after: string | undefined): void;
  isFirstPage: boolean;
  column: Column<R>;
  ticket: (row: R) => ReactNode;
  /** Left out where somebody may only look. */
  acts: QueueActs<R> | undefined;
  /** What an approval says here. */
  approve: string;
  /** A dialog is open: keys do nothing. */
  isBusy: boolean;
  empty: string;
  beside?: ReactNode;
}

export function QueueScreen<R extends Row>(props: QueueScreenProps<R>) {
  const { read, orderNo, other, onOpen, column, ticket, acts, approve, isBusy, empty, beside } = props;
  const t = useText();
  const isNarrow = !useMedia('(min-width: 992px)');
  const rows = read.data?.list ?? [];
  const current = rows.find((row) => row.orderNo === orderNo) ?? other;
  const work = useQueue(rows, current, orderNo, onOpen);
  const doWith = (act: keyof QueueActs<R>) => () => {
    const meant = work.meant();
    if (acts && meant.length > 0) acts[act](meant);
  };
  useKeys(
    {
      j: { words: 'office-waiting.key.down', act: () => work.step(1) },
      k: { words: 'office-waiting.key.up', act: () => work.step(-1) },
      ...(acts && {
        x: { words: 'office-waiting.key.mark', act: () => work.mark() },
        c: { words: 'office-waiting.key.claim', act: doWith('claim') },
        a: { words: 'office-waiting.key.approve', act: doWith('approve') },
        r: { words: 'office-waiting.key.refuse', act: doWith('refuse') },
      }),
    },
    { isPaused: isBusy },
  );
  const list = (
    <Await read={read} isEmpty={({ list: found }) => found.length === 0} empty={empty}>
      {({ next }) => (
        <>
          <QueueTable
            rows={rows}
            orderNo={orderNo}
            column={column}
            {...(acts && { work })}
            onOpen={(row) => onOpen(row.orderNo)}
          />
          <div className="waiting-bar">
            {!props.isFirstPage && (
              <Button size="small" onClick={() => props.onPage(undefined)}>
                {t('office-waiting.firstPage')}
              </Button>
            )}
            {next !== undefined && (
              <Button size="small" onClick={() => props.onPage(next)}>
                {t('office-waiting.nextPage')}
              </Button>
            )}
          </div>
        </>
      )}
    </Await>
  );
  const shown = current && <div className="waiting-ticket">{ticket(current)}</div>;
  return (
    <>
      {read.data?.decides === 'desk' && (
        <Alert type="info" showIcon style={{ marginBottom: 12 }} title={t('office-waiting.deskDecides')} />
      )}
      {read.data?.ruleSeconds !== undefined && (
        <p className="office-note">{t('office-waiting.rule', { seconds: read.data.ruleSeconds })}</p>
      )}
      {isNarrow && current ? (
        <>
          <div className="waiting-bar">
            <Button onClick={() => onOpen(undefined)}>{t('office-waiting.back')}</Button>
          </div>
          {shown}
        </>
      ) : (
        <>
          <div className="waiting-bar">
            {beside}
            {acts && work.marked.length > 0 && (
              <>
                <span>{t('office-waiting.selected', { count: work.marked.length })}</span>
                <Button size="small" onClick={doWith('claim')}>
                  {t('office-waiting.claim')}
                </Button>
                <Button size="small" type="primary" onClick={doWith('approve')}>
                  {approve}
                </Button>
                <Button size="small" onClick={doWith('refuse')}>
                  {t('office-waiting.refuse')}
                </Button>
              </>
            )}
          </div>
          <div className={isNarrow ? undefined : 'waiting-split'}>
            <div>{list}</div>
            {!isNarrow && (shown ?? <p className="waiting-quiet">{t('office-waiting.chooseOne')}</p>)}
          </div>
        </>
      )}
    </>
  );
}
