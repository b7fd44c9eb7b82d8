// Owns the ticket that is open: what is known of it, who else looks at it, and what may be decided.
import { Alert, Button, Flex, Form, Input, Radio } from 'antd';
import { Fragment, useState } from 'react';
import { Link } from 'react-router-dom';
import type { WaitingQueue } from '#contract/entities.generated.ts';
import {
  answer,
  credit,
  decide,
  grant,
  interact,
  type ListAnswer,
} from '#contract/office/waiting.generated.ts';
import { Amount, Moment } from '../../kit/Amount.tsx';
import { useAct } from '../../kit/call/useAct.ts';
import { askAgain } from '../../kit/call/useRead.ts';
import { Dialog } from '../../kit/Dialog.tsx';
import { useText } from '../../kit/locale.ts';
import { Panel } from '../../kit/Panel.tsx';
import { ReasonDialog } from '../../kit/ReasonDialog.tsx';
import { decisionWord } from './decisionWord.ts';
import { Looking } from './Looking.tsx';

type Decision = ListAnswer['decisions'][number];

interface TicketProps {
  queue: WaitingQueue;
  ticket: ListAnswer['tickets'][number];
  decisions: readonly Decision[];
  /** It waits no more, or waits for a colleague. */
  onDecided: () => void;
}

/** It gives what was asked for; any other takes something away. */
const isYes = ({ name }: Decision): boolean => ['give', 'approve', 'grant', 'credit', 'show'].includes(name);

/** How a member was reached about signs of harm. */
const ways = ['none', 'letter', 'call', 'limitProposed', 'breakProposed'] as const;
type Way = (typeof ways)[number];

/** It only notes what was done. */
const isNote = ({ call }: Decision): boolean => call === 'interact';

const amountForm = /^\d{1,10}(\.\d{1,4})?$/;

/** One decision, through whichever call takes it. */
function useDecide(queue: WaitingQueue, item: string, onDecided: () => void) {
  const calls = {
    decide: useAct(decide),
    credit: useAct(credit),
    grant: useAct(grant),
    answer: useAct(answer),
    interact: useAct(interact),
  };
  const send = async (
    { call, name }: Decision,
    {
      reason = '',
      amount,
      words,
      way = 'none',
    }: { reason?: string; amount?: string; words?: string; way?: Way },
  ): Promise<boolean> => {
    const base = { queue, item, reason };
    const done =
      call === 'decide'
        ? await calls.decide.act({ ...base, decision: name } as never)
        : call === 'grant'
          ? await calls.grant.act(base as never)
          : call === 'credit'
            ? await calls.credit.act({ ...base, ...(amount !== undefined && { amount }) } as never)
            : call === 'interact'
              ? await calls.interact.act({ ...base, decision: name, way } as never)
              : await calls.answer.act({
                  ...base,
                  decision: name,
                  ...(words !== undefined && { answer: words }),
                } as never);
    void askAgain('waiting/', 'today/');
    if (done) onDecided();
    return done !== undefined;
  };
  const isActing = Object.values(calls).some((each) => each.isActing);
  return { send, isActing, failureOf: ({ call }: Decision) => calls[call].failure };
}

export function Ticket({ queue, ticket, decisions, onDecided }: TicketProps) {
  const t = useText();
  const { item, at, account, amount, words, facts, heldBy, isOwn } = ticket;
  const { send, isActing, failureOf } = useDecide(queue, item, onDecided);
  const [asked, setAsked] = useState<Decision>();
  const [paid, setPaid] = useState('');
  const [written, setWritten] = useState('');
  const [way, setWay] = useState<Way>();
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
      <dl className="queue-facts">
        <dt>{t('office-queues.number')}</dt>
        <dd>{item}</dd>
        <dt>{t('office-queues.since')}</dt>
        <dd>
          <Moment at={at} />
        </dd>
        {amount !== undefined && (
          <>
            <dt>{t('office-queues.amount')}</dt>
            <dd>
              <Amount value={amount} />
            </dd>
          </>
        )}
        {facts
          .filter(({ value }) => value !== '')
          .map(({ name, value }) => (
            <Fragment key={`${name} ${value}`}>
              <dt>{t(`office-queues.fact.${name}`)}</dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
      </dl>
      {words !== undefined && <p className="queue-words">{words}</p>}
      {decisions.length === 0 && <p className="office-secondary">{t('office-queues.noDecision')}</p>}
      {answering && (
        <Form
          layout="vertical"
          style={{ marginTop: 12 }}
          onFinish={() => void send(answering, { words: written.trim() })}
        >
          <Form.Item
            label={t('office-queues.answer')}
            extra={t('office-queues.isRead')}
            htmlFor="queue-answer"
          >
            <Input.TextArea
              id="queue-answer"
              rows={4}
              maxLength={2_000}
              showCount
              value={written}
              disabled={isHeld}
              onChange={(event) => setWritten(event.target.value)}
            />
          </Form.Item>
          <Button
            type="primary"
            htmlType="submit"
            loading={isActing}
            disabled={isHeld || written.trim() === ''}
          >
            {decisionWord(t, answering.name)}
          </Button>
        </Form>
      )}
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
        onClose={() => setAsked(undefined)}
        onDo={(reason) =>
          void send(asked!, {
            reason,
            ...(asked!.asks.includes('amount') && { amount: paid }),
            ...(way !== undefined && { way }),
          }).then((isDone) => {
            if (isDone) setAsked(undefined);
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
    </Panel>
  );
}
