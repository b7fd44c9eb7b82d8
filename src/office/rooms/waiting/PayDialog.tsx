// Saying that withdrawals were paid out: how, and by which transfer; one that nobody has taken over yet is taken over first.
import { Alert, Form, Input, Radio } from 'antd';
import { useState } from 'react';
import { payWithdrawal, takeWithdrawals } from '#contract/office/money.generated.ts';
import { Amount } from '../../kit/Amount.tsx';
import { sentenceOf } from '../../kit/call/sentence.ts';
import { useAct } from '../../kit/call/useAct.ts';
import { Dialog } from '../../kit/Dialog.tsx';
import { useText } from '../../kit/locale.ts';
import type { WithdrawalRow } from './moneyRows.ts';

interface PayDialogProps {
  rows: readonly WithdrawalRow[];
  onDone(): void;
  onClose(): void;
}

const referenceMost = 200;

/** Only what the caller has taken over: paying comes after the claim. */
const isOwn = (row: WithdrawalRow): boolean => row.lease?.isOwn ?? false;

export function PayDialog({ rows, onDone, onClose }: PayDialogProps) {
  const t = useText();
  const paying = useAct(payWithdrawal);
  const taking = useAct(takeWithdrawals);
  const [how, setHow] = useState<'bank' | 'byHand'>('bank');
  const [reference, setReference] = useState('');
  const [paid, setPaid] = useState<readonly string[]>([]);
  const [taken, setTaken] = useState<readonly string[]>([]);
  const own = rows.filter((row) => isOwn(row) || taken.includes(row.orderNo));
  const missing = rows.filter((row) => !own.includes(row));
  const isReady = missing.length === 0 && (how === 'bank' || reference.trim() !== '');
  const isActing = paying.isActing || taking.isActing;
  const take = async () => {
    const answer = await taking.act({ orderNos: missing.map(({ orderNo }) => orderNo) });
    if (answer) setTaken((before) => [...before, ...answer.taken]);
  };
  const pay = async () => {
    if (!isReady || isActing) return;
    const note = reference.trim();
    for (const { orderNo } of own.filter((row) => !paid.includes(row.orderNo))) {
      const answer = await paying.act({ orderNo, how, ...(note !== '' && { reference: note }) });
      if (!answer) return;
      setPaid((before) => [...before, orderNo]);
    }
    onDone();
  };
  return (
    <Dialog
      open
      title={t('office-waiting.payTitle', { count: rows.length })}
      okText={missing.length > 0 ? t('office-waiting.claim') : t('office-waiting.approve')}
      cancelText={t('office.cancel')}
      okButtonProps={{ disabled: missing.length === 0 && !isReady, loading: isActing }}
      onOk={() => void (missing.length > 0 ? take() : pay())}
      onCancel={onClose}
    >
      {missing.length > 0 && <Alert type="info" showIcon title={t('office-waiting.takeFirst')} />}
      {paying.failure && <Alert type="error" showIcon title={sentenceOf(paying.failure, t)} />}
      <table className="waiting-why">
        <tbody>
          {rows.map((row) => (
            <tr key={row.orderNo}>
              <td>{row.account}</td>
              <td>{row.card}</td>
              <td>
                <strong>
                  <Amount value={row.arriving} />
                </strong>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Form layout="vertical" onFinish={() => void pay()} style={{ marginTop: 16 }}>
        <Form.Item label={t('office-waiting.how')}>
          <Radio.Group
            value={how}
            onChange={(event) => setHow(event.target.value as 'bank' | 'byHand')}
            options={[
              { value: 'bank', label: t('office-waiting.byBank') },
              { value: 'byHand', label: t('office-waiting.byHand') },
            ]}
          />
        </Form.Item>
        <Form.Item
          label={t('office-waiting.reference')}
          required={how === 'byHand'}
          htmlFor="waiting-reference"
          extra={t('office-waiting.referenceHint')}
        >
          <Input
            id="waiting-reference"
            value={reference}
            maxLength={referenceMost}
            onChange={(event) => setReference(event.target.value)}
          />
        </Form.Item>
        <button type="submit" hidden />
      </Form>
    </Dialog>
  );
}
