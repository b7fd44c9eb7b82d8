// The dialog of a decision that asks for something: a reason, an amount, or how a member was reached.
import { Form, Input, Radio } from 'antd';
import { useState } from 'react';
import { useText } from '../../kit/locale.ts';
import { ReasonDialog } from '../../kit/ReasonDialog.tsx';
import { decisionWord } from './decisionWord.ts';
import { type Deciding, type Decision, isNote, isYes, type Way, ways } from './useDecide.ts';

const amountForm = /^\d{1,10}(\.\d{1,4})?$/;

interface DecisionDialogProps {
  /** What is being decided; it is closed where there is nothing. */
  asked: Decision | undefined;
  deciding: Deciding;
  onClose: () => void;
}

export function DecisionDialog({ asked, deciding, onClose }: DecisionDialogProps) {
  const t = useText();
  const { send, isActing, failureOf } = deciding;
  const [paid, setPaid] = useState('');
  const [way, setWay] = useState<Way>();
  return (
    <ReasonDialog
      title={asked ? decisionWord(t, asked.name) : ''}
      doIt={asked ? decisionWord(t, asked.name) : ''}
      isOpen={asked !== undefined}
      isActing={isActing}
      isDangerous={asked !== undefined && !isYes(asked) && !isNote(asked)}
      isReady={
        (!asked?.asks.includes('amount') || amountForm.test(paid)) &&
        (!asked?.asks.includes('way') || way !== undefined)
      }
      failure={asked && failureOf(asked)}
      onClose={onClose}
      onDo={(reason) =>
        void send(asked!, {
          reason,
          ...(asked!.asks.includes('amount') && { amount: paid }),
          ...(way !== undefined && { way }),
        }).then((isDone) => {
          if (isDone) onClose();
        })
      }
    >
      {asked?.isRead && <p className="office-secondary">{t('office-queues.reasonIsRead')}</p>}
      {asked?.asks.includes('way') && (
        <Form.Item label={t('office-queues.way')} required>
          <Radio.Group
            aria-label={t('office-queues.way')}
            value={way}
            onChange={(event) => setWay(event.target.value as Way)}
            options={ways.map((value) => ({ value, label: t(`office-queues.way.${value}`) }))}
          />
        </Form.Item>
      )}
      {asked?.asks.includes('amount') && (
        <Form.Item
          label={t('office-queues.paid')}
          extra={t('office-queues.paidHint')}
          required
          htmlFor="queue-paid"
        >
          <Input
            id="queue-paid"
            inputMode="decimal"
            autoComplete="off"
            value={paid}
            onChange={(event) => setPaid(event.target.value.trim())}
          />
        </Form.Item>
      )}
    </ReasonDialog>
  );
}
