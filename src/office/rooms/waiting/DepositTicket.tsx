// One deposit on the screen: who says to have paid what to whom, and what may be done with it.
import { Alert, Button } from 'antd';
import { DepositStatus } from '#contract/states/depositStatus.generated.ts';
import { Amount, Moment } from '../../kit/Amount.tsx';
import { useText } from '../../kit/locale.ts';
import { Panel } from '../../kit/Panel.tsx';
import { Tag } from '../../kit/Tag.tsx';
import { Facts } from './Facts.tsx';
import type { DepositRow } from './moneyRows.ts';

interface DepositTicketProps {
  row: DepositRow;
  mayDecide: boolean;
  isActing: boolean;
  onClaim(): void;
  onCredit(): void;
  onRefuse(): void;
}

/** Its money may still be credited. */
const isPayable = ({ status }: DepositRow): boolean =>
  status === DepositStatus.pending ||
  status === DepositStatus.failed ||
  status === DepositStatus.cancelled ||
  status === DepositStatus.expired;

export function DepositTicket({ row, mayDecide, isActing, onClaim, onCredit, onRefuse }: DepositTicketProps) {
  const t = useText();
  const isOpen = row.status === DepositStatus.pending;
  return (
    <Panel title={row.orderNo} extra={<Tag>{t(`office-waiting.paidIn.${row.status}`)}</Tag>}>
      {row.isSetAside && <Alert type="warning" showIcon title={t('office-waiting.setAside')} />}
      <Facts
        facts={[
          [
            t('office-waiting.announced'),
            <strong key="amount">
              <Amount value={row.amount} />
              {row.coinAmount && (
                <>
                  {' = '}
                  <Amount value={row.coinAmount} />
                </>
              )}
            </strong>,
          ],
          [t('office-waiting.payer'), row.payer || '—'],
          [t('office-waiting.way'), row.way],
          [t('office-waiting.receiver'), row.receiver || '—'],
          [t('office-waiting.paidAt'), row.paidAt ? <Moment key="paid" at={row.paidAt} /> : '—'],
          [t('office-waiting.createdAt'), <Moment key="at" at={row.createdAt} />],
          [t('office-waiting.expiresAt'), <Moment key="until" at={row.expiresAt} />],
          [t('office-waiting.remark'), row.remark || '—'],
        ]}
      />
      {row.reason !== '' && <p>{row.reason}</p>}
      {mayDecide && isPayable(row) && (
        <div className="waiting-acts">
          {!row.lease && isOpen && (
            <Button onClick={onClaim} loading={isActing}>
              {t('office-waiting.claim')} (c)
            </Button>
          )}
          <Button type="primary" onClick={onCredit}>
            {t('office-waiting.credit')} (a)
          </Button>
          {isOpen && <Button onClick={onRefuse}>{t('office-waiting.refuse')} (r)</Button>}
        </div>
      )}
    </Panel>
  );
}
