// The ticket that is open: what is known of it, who else looks at it, and what may be decided.
import { Alert, Button, Flex } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { WaitingQueue } from '#contract/entities.generated.ts';
import type { ListAnswer } from '#contract/office/waiting.generated.ts';
import { Dialog } from '../../kit/Dialog.tsx';
import { useText } from '../../kit/locale.ts';
import { Panel } from '../../kit/Panel.tsx';
import { AnswerForm } from './AnswerForm.tsx';
import { DecisionDialog } from './DecisionDialog.tsx';
import { decisionWord } from './decisionWord.ts';
import { Looking } from './Looking.tsx';
import { TicketFacts } from './TicketFacts.tsx';
import { type Decision, isNote, isYes, useDecide } from './useDecide.ts';

interface TicketProps {
  queue: WaitingQueue;
  ticket: ListAnswer['tickets'][number];
  decisions: readonly Decision[];
  /** It waits no more, or waits for a colleague. */
  onDecided: () => void;
}

export function Ticket({ queue, ticket, decisions, onDecided }: TicketProps) {
  const t = useText();
  const { item, account, words, heldBy, isOwn } = ticket;
  const deciding = useDecide(queue, item, onDecided);
  const { send, isActing } = deciding;
  const [asked, setAsked] = useState<Decision>();
  const isHeld = heldBy !== undefined && !isOwn;
  const [sure, setSure] = useState<Decision>();
  const answering = decisions.find(({ asks }) => asks.includes('answer'));
  return (
    <Panel title={account ?? item} label={t('office-queues.ticket', { item })}>
      {isHeld && (
        <Alert
          type="warning"
          showIcon
          style={{ marginBottom: 12 }}
          title={t('office-queues.heldBy', { name: heldBy })}
        />
      )}
      <Looking queue={queue} item={item} />
      {account !== undefined && (
        <p>
          <Link to={`/members/${account}`}>{t('office-queues.toMember')}</Link>
        </p>
      )}
      <TicketFacts ticket={ticket} />
      {words !== undefined && <p className="queue-words">{words}</p>}
      {decisions.length === 0 && <p className="office-secondary">{t('office-queues.noDecision')}</p>}
      {answering && <AnswerForm answering={answering} deciding={deciding} isHeld={isHeld} />}
      <Flex align="center" gap={8} style={{ marginTop: 12 }} wrap>
        {decisions
          .filter((one) => one !== answering)
          .map((one) => (
            <Button
              key={one.name}
              type={isYes(one) ? 'primary' : 'default'}
              danger={!isYes(one) && !isNote(one)}
              loading={isActing}
              disabled={isHeld}
              onClick={() => (one.asks.length === 0 ? setSure(one) : setAsked(one))}
            >
              {decisionWord(t, one.name)}
            </Button>
          ))}
      </Flex>
      <Dialog
        open={sure !== undefined}
        title={sure && t('office-queues.sure', { what: decisionWord(t, sure.name) })}
        okText={sure && decisionWord(t, sure.name)}
        cancelText={t('office.cancel')}
        confirmLoading={isActing}
        onCancel={() => setSure(undefined)}
        onOk={() => void send(sure!, {}).finally(() => setSure(undefined))}
      />
      <DecisionDialog asked={asked} deciding={deciding} onClose={() => setAsked(undefined)} />
    </Panel>
  );
}
