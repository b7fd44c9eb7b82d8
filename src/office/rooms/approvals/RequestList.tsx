// Owns a list of requests: keys that go through it and decide, and the dialogs before a decision.
import { Button, Modal, Space } from 'antd';
import { useEffect, useState } from 'react';
import type { ConfirmAnswer, ConfirmRequest, ListAnswer } from '#contract/office/approvals.generated.ts';
import type { OfficeCall } from '#contract/officeCall.ts';
import { Amount } from '../../kit/Amount.tsx';
import { Await } from '../../kit/Await.tsx';
import { useText } from '../../kit/locale.ts';
import { ReasonDialog } from '../../kit/ReasonDialog.tsx';
import { sentenceOf } from '../../kit/sentence.ts';
import { useAct } from '../../kit/useAct.ts';
import { useNow } from '../../kit/useNow.ts';
import { askAgain, useRead } from '../../kit/useRead.ts';
import { type Listed, RequestCard } from './RequestCard.tsx';

export type Which = 'waiting' | 'own' | 'decided';

/** The calls of one place that requests are kept in: those of a station, or of no station. */
export interface RequestCalls {
  list: OfficeCall<{ which: Which; beyond?: string }, ListAnswer>;
  confirm: OfficeCall<ConfirmRequest, ConfirmAnswer>;
  reject: OfficeCall<{ id: string; reason: string }, object>;
  withdraw: OfficeCall<{ id: string }, object>;
}

type Decision = 'confirm' | 'reject' | 'withdraw';
const keys: Readonly<Record<string, Decision>> = { c: 'confirm', r: 'reject', w: 'withdraw' };

const mayBe = (decision: Decision, { mayDecide, isOwn, state }: Listed): boolean =>
  state === 'pending' && (decision === 'withdraw' ? isOwn : mayDecide);

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

export function RequestList({ calls, which }: { calls: RequestCalls; which: Which }) {
  const t = useText();
  const [places, setPlaces] = useState<readonly string[]>([]);
  const beyond = places.at(-1);
  const read = useRead(
    calls.list,
    { which, ...(beyond !== undefined && { beyond }) },
    { keepsPrevious: true },
  );
  return (
    <Await
      read={read}
      isEmpty={({ list }) => list.length === 0 && places.length === 0}
      empty={t(`office-approvals.none.${which}`)}
    >
      {({ list, more }) => (
        <>
          <Requests calls={calls} list={list} />
          {(more || places.length > 0) && (
            <Space>
              <Button disabled={places.length === 0} onClick={() => setPlaces(places.slice(0, -1))}>
                {t('office-approvals.before')}
              </Button>
              <Button disabled={!more} onClick={() => setPlaces([...places, list.at(-1)!.id])}>
                {t('office-approvals.after')}
              </Button>
            </Space>
          )}
        </>
      )}
    </Await>
  );
}

function Requests({ calls, list }: { calls: RequestCalls; list: readonly Listed[] }) {
  const t = useText();
  const now = useNow(undefined);
  const [id, setId] = useState<string>();
  const [decision, setDecision] = useState<Decision>();
  const at = Math.max(
    0,
    list.findIndex((one) => one.id === id),
  );
  const chosen = list[at];
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (decision || !chosen || isTyping(event.target)) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const step = { j: 1, k: -1 }[event.key];
      const wanted = keys[event.key];
      if (step !== undefined) {
        const next = list[Math.max(0, Math.min(list.length - 1, at + step))]!;
        setId(next.id);
        document.querySelector(`[data-request="${next.id}"]`)?.scrollIntoView({ block: 'nearest' });
      } else if (wanted && mayBe(wanted, chosen)) {
        event.preventDefault();
        setId(chosen.id);
        setDecision(wanted);
      }
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [list, at, chosen, decision]);
  const begin = (request: Listed, what: Decision): void => {
    setId(request.id);
    setDecision(what);
  };
  return (
    <div className="requests">
      {list.map((request) => (
        <RequestCard key={request.id} request={request} now={now} isChosen={request === chosen}>
          {request.state === 'pending' && (request.mayDecide || request.isOwn) && (
            <Space wrap>
              {request.mayDecide && (
                <>
                  <Button type="primary" onClick={() => begin(request, 'confirm')}>
                    {t('office-approvals.confirm')}
                  </Button>
                  <Button danger onClick={() => begin(request, 'reject')}>
                    {t('office-approvals.reject')}
                  </Button>
                </>
              )}
              {request.isOwn && (
                <Button onClick={() => begin(request, 'withdraw')}>{t('office-approvals.withdraw')}</Button>
              )}
            </Space>
          )}
        </RequestCard>
      ))}
      {chosen && decision && (
        <DecisionDialog
          key={`${decision} ${chosen.id}`}
          calls={calls}
          request={chosen}
          decision={decision}
          onClose={() => setDecision(undefined)}
        />
      )}
    </div>
  );
}

interface DecisionDialogProps {
  calls: RequestCalls;
  request: Listed;
  decision: Decision;
  onClose: () => void;
}

/** What is about to be decided, once more, before it is done. */
function DecisionDialog({ calls, request, decision, onClose }: DecisionDialogProps) {
  const t = useText();
  const confirming = useAct(calls.confirm);
  const rejecting = useAct(calls.reject);
  const withdrawing = useAct(calls.withdraw);
  const { id, kind, amount, account, askedBy } = request;
  const done = (answer: object | undefined): void => {
    // What came between made it void: the list says so.
    void askAgain('approvals/', 'rights/');
    if (answer) onClose();
  };
  const what = (
    <p>
      {t(`office-approvals.kind.${kind}`)} {Number(amount) !== 0 && <Amount value={amount} isSigned />}{' '}
      {account} · {t('office-approvals.askedBy', { name: askedBy })}
    </p>
  );
  if (decision === 'reject')
    return (
      <ReasonDialog
        isOpen
        title={t('office-approvals.reject')}
        doIt={t('office-approvals.reject')}
        isDangerous
        isActing={rejecting.isActing}
        failure={rejecting.failure}
        onDo={(reason) => void rejecting.act({ id, reason }).then(done)}
        onClose={onClose}
      >
        {what}
      </ReasonDialog>
    );
  const { isActing, failure, act } = decision === 'confirm' ? confirming : withdrawing;
  return (
    <Modal
      open
      title={t(`office-approvals.${decision}`)}
      okText={t(`office-approvals.${decision}`)}
      cancelText={t('office.cancel')}
      okButtonProps={{ loading: isActing, autoFocus: true }}
      onOk={() => void act({ id }).then(done)}
      onCancel={onClose}
    >
      {what}
      <p>{t(`office-approvals.${decision}Hint`)}</p>
      {failure && (
        <p className="office-fault" role="alert">
          {sentenceOf(failure, t)}
        </p>
      )}
    </Modal>
  );
}
