// The last look before a decision, in the card itself: what will happen, the reason of a refusal, and a way back.
import { Button, Flex, Input } from 'antd';
import { useState } from 'react';
import { sentenceOf } from '../../kit/call/sentence.ts';
import { useAct } from '../../kit/call/useAct.ts';
import { askAgain } from '../../kit/call/useRead.ts';
import { useText } from '../../kit/locale.ts';
import type { Decision, RequestCalls } from './calls.ts';

interface DecisionPanelProps {
  calls: RequestCalls;
  id: string;
  decision: Decision;
  onClose: () => void;
}

const reasonMost = 200;

export function DecisionPanel({ calls, id, decision, onClose }: DecisionPanelProps) {
  const t = useText();
  const acts = {
    confirm: useAct(calls.confirm),
    reject: useAct(calls.reject),
    withdraw: useAct(calls.withdraw),
  };
  const { isActing, failure } = acts[decision];
  const [reason, setReason] = useState('');
  const isReady = decision !== 'reject' || reason.trim() !== '';
  const decide = async (): Promise<void> => {
    if (!isReady || isActing) return;
    const answer =
      decision === 'reject'
        ? await acts.reject.act({ id, reason: reason.trim() })
        : await acts[decision].act({ id });
    if (answer) onClose();
    // One that something came between is void, and leaves the list.
    await askAgain('approvals/', 'rights/');
  };
  return (
    <form
      className="request-decision"
      aria-label={t(`office-approvals.${decision}`)}
      onSubmit={(event) => {
        event.preventDefault();
        void decide();
      }}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <p>{t(`office-approvals.${decision}Hint`)}</p>
      {decision === 'reject' && (
        <label className="request-reason" htmlFor="request-reason">
          {t('office.reason')}
          <Input
            id="request-reason"
            autoFocus
            value={reason}
            maxLength={reasonMost}
            onChange={(event) => setReason(event.target.value)}
          />
        </label>
      )}
      {failure && (
        <p className="office-fault" role="alert">
          {sentenceOf(failure, t)}
        </p>
      )}
      <Flex align="center" gap={8} wrap>
        <Button
          type="primary"
          htmlType="submit"
          autoFocus={decision !== 'reject'}
          loading={isActing}
          disabled={!isReady}
        >
          {t(`office-approvals.${decision}`)}
        </Button>
        <Button onClick={onClose}>{t('office.cancel')}</Button>
      </Flex>
    </form>
  );
}
