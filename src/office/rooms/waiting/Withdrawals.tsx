// The queue of withdrawals on the screen: what holds each, and paying, refusing, taking over and giving back, several at once.
import { useState } from 'react';
import {
  giveBackWithdrawals,
  refuseWithdrawal,
  takeWithdrawals,
  withdrawals,
} from '#contract/office/money.generated.ts';
import { useAct } from '../../kit/call/useAct.ts';
import { askAgain, useRead } from '../../kit/call/useRead.ts';
import { useText } from '../../kit/locale.ts';
import { ReasonDialog } from '../../kit/ReasonDialog.tsx';
import { usePerson } from '../../person.ts';
import type { WithdrawalRow } from './moneyRows.ts';
import { PayDialog } from './PayDialog.tsx';
import { orderAfter } from './queue/orderAfter.ts';
import { QueueScreen } from './queue/QueueScreen.tsx';
import { WithdrawalTicket } from './WithdrawalTicket.tsx';

export interface QueueProps {
  orderNo: string | undefined;
  onOpen(orderNo: string | undefined): void;
}

const pageSize = 50;

/** Whether somebody decides on money, by the own role or one taken for an hour. */
export function useDecides(): boolean {
  const { role, elevatedRole } = usePerson();
  return [role, elevatedRole].some((each) => each === 'owner' || each === 'finance');
}

/** What a clerk reads at a glance: all that holds it beside that people decide. */
const shownRules = (row: WithdrawalRow) =>
  row.why.filter(({ rule }) => rule !== 'byHand' && rule !== 'atDesk');

export function Withdrawals({ orderNo, onOpen }: QueueProps) {
  const t = useText();
  const [after, setAfter] = useState<string>();
  const read = useRead(
    withdrawals,
    { limit: pageSize, ...(after !== undefined && { after }) },
    { keepsPrevious: true },
  );
  const isListed = read.data?.list.some((row) => row.orderNo === orderNo) ?? true;
  const one = useRead(withdrawals, orderNo !== undefined && !isListed ? { orderNo } : null);
  const mayDecide = useDecides() && read.data?.decides === 'office';
  const taking = useAct(takeWithdrawals, { isQuiet: true });
  const giving = useAct(giveBackWithdrawals, { isQuiet: true });
  const refusing = useAct(refuseWithdrawal);
  const [paid, setPaid] = useState<readonly WithdrawalRow[]>([]);
  const [refused, setRefused] = useState<readonly WithdrawalRow[]>([]);
  const done = () => void askAgain('money/');
  const goOn = (decided: readonly WithdrawalRow[]) => {
    onOpen(orderAfter(read.data?.list ?? [], orderNo, decided));
    done();
  };
  const numbers = (rows: readonly WithdrawalRow[]) => rows.map((row) => row.orderNo);
  const claim = async (rows: readonly WithdrawalRow[]) => {
    await taking.act({ orderNos: numbers(rows) });
    done();
  };
  const giveBack = async (rows: readonly WithdrawalRow[]) => {
    await giving.act({ orderNos: numbers(rows) });
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
        empty={t('office-waiting.noWithdrawals')}
        isBusy={paid.length > 0 || refused.length > 0}
        acts={
          mayDecide ? { claim: (rows) => void claim(rows), approve: setPaid, refuse: setRefused } : undefined
        }
        approve={t('office-waiting.approve')}
        column={{
          title: t('office-waiting.why'),
          cell: (row) => (
            <span className="waiting-rules">
              {shownRules(row).map(({ rule }) => (
                <span key={rule}>{t(`office-waiting.short.${rule}`)}</span>
              ))}
            </span>
          ),
        }}
        ticket={(row) => (
          <WithdrawalTicket
            key={row.orderNo}
            row={row}
            mayDecide={mayDecide}
            isActing={taking.isActing || giving.isActing}
            onClaim={() => void claim([row])}
            onGiveBack={() => void giveBack([row])}
            onPay={() => setPaid([row])}
            onRefuse={() => setRefused([row])}
          />
        )}
      />
      {paid.length > 0 && (
        <PayDialog
          rows={paid}
          onDone={() => {
            setPaid([]);
            goOn(paid);
          }}
          onClose={() => {
            setPaid([]);
            done();
          }}
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
        <p>{t('office-waiting.refuseHint')}</p>
      </ReasonDialog>
    </>
  );
}
