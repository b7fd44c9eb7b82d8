// Typing what came in: the amount is read from the statement of the bank and never taken over; another one than announced has to be meant.
import { Alert, Checkbox, Form, Input } from 'antd';
import { useState } from 'react';
import { creditDeposit } from '#contract/office/money.generated.ts';
import { sentenceOf } from '../../kit/call/sentence.ts';
import { useAct } from '../../kit/call/useAct.ts';
import { Dialog } from '../../kit/Dialog.tsx';
import { useText } from '../../kit/locale.ts';
import type { DepositRow } from './moneyRows.ts';

interface CreditDialogProps {
  row: DepositRow;
  onDone(): void;
  onClose(): void;
}

const amountMost = 20;
const referenceMost = 200;

export function CreditDialog({ row, onDone, onClose }: CreditDialogProps) {
  const t = useText();
  const crediting = useAct(creditDeposit, { isQuiet: false });
  const [amount, setAmount] = useState('');
  const [reference, setReference] = useState('');
  const [isOther, setOther] = useState(false);
  const asksOther = crediting.failure?.code === 'otherAmount' || isOther;
  const credit = async () => {
    const typed = amount.trim();
    if (typed === '' || crediting.isActing) return;
    const note = reference.trim();
    const answer = await crediting.act({
      orderNo: row.orderNo,
      amount: typed,
      ...(isOther && { isOther }),
      ...(note !== '' && { reference: note }),
    });
    if (answer) onDone();
  };
  return (
    <Dialog
      open
      title={t('office-waiting.creditTitle', { account: row.account })}
      okText={t('office-waiting.credit')}
      cancelText={t('office.cancel')}
      okButtonProps={{ disabled: amount.trim() === '', loading: crediting.isActing }}
      onOk={() => void credit()}
      onCancel={onClose}
    >
      <Form layout="vertical" onFinish={() => void credit()}>
        {crediting.failure && <Alert type="warning" showIcon title={sentenceOf(crediting.failure, t)} />}
        <Form.Item
          label={t('office-waiting.cameIn')}
          required
          htmlFor="waiting-amount"
          extra={t('office-waiting.cameInHint')}
        >
          <Input
            id="waiting-amount"
            autoFocus
            inputMode="decimal"
            autoComplete="off"
            value={amount}
            maxLength={amountMost}
            onChange={(event) => {
              setAmount(event.target.value);
              setOther(false);
              crediting.forget();
            }}
          />
        </Form.Item>
        {asksOther && (
          <Form.Item>
            <Checkbox checked={isOther} onChange={(event) => setOther(event.target.checked)}>
              {t('office-waiting.isOther')}
            </Checkbox>
          </Form.Item>
        )}
        <Form.Item label={t('office-waiting.reference')} htmlFor="waiting-reference">
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
