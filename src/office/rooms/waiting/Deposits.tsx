// The queue of deposits on the screen: those that wait, those that ended unpaid, and refusing and claiming several at once.
import { useState } from 'react';
import { deposits, refuseDeposit } from '#contract/office/money.generated.ts';
import { claim } from '#contract/office/waiting.generated.ts';
import { useAct } from '../../kit/call/useAct.ts';
import { askAgain, useRead } from '../../kit/call/useRead.ts';
import { useText } from '../../kit/locale.ts';
import { ReasonDialog } from '../../kit/ReasonDialog.tsx';
import { CreditDialog } from './CreditDialog.tsx';
import { DepositTicket } from './DepositTicket.tsx';
import type { DepositRow } from './moneyRows.ts';
import { orderAfter } from './queue/orderAfter.ts';
import { QueueScreen } from './queue/QueueScreen.tsx';
import { type QueueProps, useDecides } from './Withdrawals.tsx';

const pageSize = 50;
const lists = ['waiting', 'late'] as const;

export function Deposits({ orderNo, onOpen }: QueueProps) {
  const t = useText();
  const [of, setOf] = useState<(typeof lists)[number]>('waiting');
  const [after, setAfter] = useState<string>();
  const read = useRead(
    deposits,
    { of, limit: pageSize, ...(after !== undefined && { after }) },
    { keepsPrevious: true },
  );
  const isListed = read.data?.list.some((row) => row.orderNo === orderNo) ?? true;
  const one = useRead(deposits, orderNo !== undefined && !isListed ? { orderNo } : null);
  const mayDecide = useDecides() && read.data?.decides === 'office';
  const claiming = useAct(claim, { isQuiet: true });
  const refusing = useAct(refuseDeposit);
  const [credited, setCredited] = useState<DepositRow>();
  const [refused, setRefused] = useState<readonly DepositRow[]>([]);
  const done = () => void askAgain('money/');
  const goOn = (decided: readonly DepositRow[]) => {
    onOpen(orderAfter(read.data?.list ?? [], orderNo, decided));
    done();
  };
  const claimAll = async (rows: readonly DepositRow[]) => {
    await claiming.act({ queue: 'deposits', items: rows.map((row) => row.orderNo) });
    done();
  };
  const refuse = async (reason: string) => {
    for (const row of refused) if (!(await refusing.act({ orderNo: row.orderNo, reason }))) return done();
    setRefused([]);
    return goOn(refused);
  };
  return (
    <>
      <QueueScreen
        read={read}
        orderNo={orderNo}
        other={one.data?.list[0]}
        onOpen={onOpen}
        onPage={setAfter}
        isFirstPage={after === undefined}
        empty={t('office-waiting.noDeposits')}
        isBusy={credited !== undefined || refused.length > 0}
        acts={
          mayDecide
            ? {
                claim: (rows) => void claimAll(rows),
                // Each amount is typed from the statement: one at a time.
                approve: (rows) => setCredited(rows[0]),
                refuse: setRefused,
              }
            : undefined
        }
        approve={t('office-waiting.credit')}
        beside={
          <span className="waiting-tabs">
            {lists.map((each) => (
              <button
                key={each}
                type="button"
                aria-pressed={each === of}
                onClick={() => {
                  setOf(each);
                  setAfter(undefined);
                }}
              >
                {t(`office-waiting.of.${each}`)}
              </button>
            ))}
          </span>
        }
        column={{ title: t('office-waiting.payer'), cell: ({ payer }) => payer }}
        ticket={(row) => (
          <DepositTicket
            key={row.orderNo}
            row={row}
            mayDecide={mayDecide}
            isActing={claiming.isActing}
            onClaim={() => void claimAll([row])}
            onCredit={() => setCredited(row)}
            onRefuse={() => setRefused([row])}
          />
        )}
      />
      {credited && (
        <CreditDialog
          row={credited}
          onDone={() => {
            setCredited(undefined);
            goOn([credited]);
          }}
          onClose={() => setCredited(undefined)}
        />
      )}
      <ReasonDialog
        isOpen={refused.length > 0}
        title={t('office-waiting.refuseTitle', { count: refused.length })}
        doIt={t('office-waiting.refuse')}
        isDangerous
        isActing={refusing.isActing}
        failure={refusing.failure}
        onDo={(reason) => void refuse(reason)}
        onClose={() => {
          setRefused([]);
          refusing.forget();
        }}
      >
        <p>{t('office-waiting.refuseDepositHint')}</p>
      </ReasonDialog>
    </>
  );
}
