// One withdrawal on the screen: what is paid to whom, why it waits, what its member paid in and drew, who shares card, device or address, and who else looks.
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { payee, withdrawal } from '#contract/office/money.generated.ts';
import type { DepositStatus } from '#contract/states/depositStatus.generated.ts';
import { WithdrawalStatus } from '#contract/states/withdrawalStatus.generated.ts';
import { Amount, Moment } from '../../kit/Amount.tsx';
import { Await } from '../../kit/Await.tsx';
import { useRead } from '../../kit/call/useRead.ts';
import { useText } from '../../kit/locale.ts';
import { Panel } from '../../kit/Panel.tsx';
import { Tag } from '../../kit/Tag.tsx';
import { Facts } from './Facts.tsx';
import type { WithdrawalRow } from './moneyRows.ts';
import { useFresh } from './useFresh.ts';
import { Why } from './Why.tsx';

interface WithdrawalTicketProps {
  row: WithdrawalRow;
  mayDecide: boolean;
  isActing: boolean;
  onClaim(): void;
  onGiveBack(): void;
  onPay(): void;
  onRefuse(): void;
}

/** A look counts for 45 seconds. */
const lookSeconds = 30;

export function WithdrawalTicket(props: WithdrawalTicketProps) {
  const { row, mayDecide, isActing, onClaim, onGiveBack, onPay, onRefuse } = props;
  const t = useText();
  const beside = useRead(withdrawal, { orderNo: row.orderNo });
  useFresh(beside.again, lookSeconds);
  const isOwn = row.lease?.isOwn ?? false;
  const isOpen = row.status === WithdrawalStatus.pending;
  const looking = beside.data?.looking ?? [];
  return (
    <Panel title={row.orderNo} extra={<Tag>{t(`office-waiting.drawn.${row.status}`)}</Tag>}>
      {looking.length > 0 && (
        <Alert type="warning" showIcon title={t('office-waiting.looking', { names: looking.join(', ') })} />
      )}
      <Facts
        facts={[
          [
            t('office-waiting.arriving'),
            <strong key="arriving">
              <Amount value={row.arriving} />
              {row.coinAmount && (
                <>
                  {' = '}
                  <Amount value={row.coinAmount} /> {row.coin}
                </>
              )}
            </strong>,
          ],
          [t('office-waiting.amountAndFee'), <Pair key="amount" of={row.amount} and={row.fee} />],
          [row.typeName, row.card],
          [t('office-waiting.createdAt'), <Moment key="at" at={row.createdAt} />],
          [
            t('office-waiting.paidInSince'),
            <span key="in">
              <Amount value={row.depositSum} /> ({row.depositTimes})
            </span>,
          ],
          [t('office-waiting.betSince'), <Pair key="bet" of={row.bet} and={row.required} />],
          [
            t('office-waiting.paidOutBefore'),
            <span key="out">
              <Amount value={row.paidSum} /> ({row.paidTimes})
            </span>,
          ],
          [t('office-waiting.giftsSince'), <Amount key="gifts" value={row.giftSum} />],
        ]}
      />
      {row.reason !== '' && <p>{row.reason}</p>}
      {mayDecide && isOpen && (
        <div className="waiting-acts">
          {isOwn ? (
            <Button onClick={onGiveBack} loading={isActing}>
              {t('office-waiting.giveBack')}
            </Button>
          ) : (
            <Button type="primary" onClick={onClaim} loading={isActing} disabled={row.lease !== undefined}>
              {t('office-waiting.claim')} (c)
            </Button>
          )}
          <Button type={isOwn ? 'primary' : 'default'} onClick={onPay} disabled={!isOwn}>
            {t('office-waiting.approve')} (a)
          </Button>
          <Button onClick={onRefuse}>{t('office-waiting.refuse')} (r)</Button>
        </div>
      )}
      {isOwn && isOpen && <PayTo orderNo={row.orderNo} />}
      <Why why={row.why} />
      <Await read={beside}>
        {({ sharers, withdrawals: drawn, deposits: paidIn }) => (
          <>
            {sharers.length > 0 && (
              <>
                <h2 className="waiting-part">{t('office-waiting.sharers')}</h2>
                <table className="waiting-why">
                  <tbody>
                    {sharers.map(({ by, account, level, state, at }) => (
                      <tr key={`${by} ${account}`}>
                        <td>{t(`office-waiting.by.${by}`)}</td>
                        <td>
                          {account} <Tag>{t('office-waiting.level', { level })}</Tag>
                          {state !== 'enabled' && <Tag tone="fault">{t('office-waiting.stopped')}</Tag>}
                        </td>
                        <td>
                          <Moment at={at} />
                        </td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </>
            )}
            <Earlier title={t('office-waiting.earlierDrawn')} kind="drawn" orders={drawn} />
            <Earlier title={t('office-waiting.earlierPaidIn')} kind="paidIn" orders={paidIn} />
          </>
        )}
      </Await>
    </Panel>
  );
}

function Pair({ of, and }: { of: string; and: string }) {
  return (
    <>
      <Amount value={of} /> / <Amount value={and} />
    </>
  );
}

interface EarlierOrder {
  orderNo: string;
  amount: string;
  status: WithdrawalStatus | DepositStatus;
  createdAt: string;
}

function Earlier({
  title,
  kind,
  orders,
}: {
  title: string;
  kind: 'drawn' | 'paidIn';
  orders: readonly EarlierOrder[];
}) {
  const t = useText();
  if (orders.length === 0) return null;
  return (
    <>
      <h2 className="waiting-part">{title}</h2>
      <table className="waiting-why">
        <tbody>
          {orders.map(({ orderNo, amount, status, createdAt }) => (
            <tr key={orderNo}>
              <td>
                <Moment at={createdAt} />
              </td>
              <td>
                <Amount value={amount} />
              </td>
              <td>
                {kind === 'drawn'
                  ? t(`office-waiting.drawn.${status as WithdrawalStatus}`)
                  : t(`office-waiting.paidIn.${status}`)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** Whom to pay in full, on asking: the trail keeps that it was shown. */
function PayTo({ orderNo }: { orderNo: string }) {
  const t = useText();
  const [isAsked, setAsked] = useState(false);
  const read = useRead(payee, isAsked ? { orderNo } : null);
  if (!isAsked)
    return (
      <Button type="link" style={{ paddingInline: 0 }} onClick={() => setAsked(true)}>
        {t('office-waiting.showPayee')}
      </Button>
    );
  return (
    <Await read={read}>
      {({ realName, cardNo, bank }) => (
        <p className="figures">
          <strong>{realName}</strong> <span>{cardNo}</span> {bank}
        </p>
      )}
    </Await>
  );
}
