// Owns a list of requests, and the keys that go through it and decide.
import { Button, Space } from 'antd';
import { useEffect, useState } from 'react';
import { Await } from '../../kit/Await.tsx';
import { useRead } from '../../kit/call/useRead.ts';
import { useText } from '../../kit/locale.ts';
import { isForScreen } from '../../kit/typing.ts';
import { useNow } from '../../kit/useNow.ts';
import { type Decision, type Listed, mayBe, type RequestCalls, type Which } from './calls.ts';
import { DecisionPanel } from './DecisionPanel.tsx';
import { RequestCard } from './RequestCard.tsx';

const decisions = ['confirm', 'reject', 'withdraw'] as const;
const keys: Readonly<Record<string, Decision>> = { c: 'confirm', r: 'reject', w: 'withdraw' };

interface RequestListProps {
  calls: RequestCalls;
  which: Which;
  /** One list of a page has the keys; the others are reached by buttons. */
  hasKeys?: boolean;
}

export function RequestList({ calls, which, hasKeys = false }: RequestListProps) {
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
          <Requests calls={calls} list={list} hasKeys={hasKeys} />
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

interface RequestsProps {
  calls: RequestCalls;
  list: readonly Listed[];
  hasKeys: boolean;
}

function Requests({ calls, list, hasKeys }: RequestsProps) {
  const t = useText();
  const now = useNow(undefined);
  const [id, setId] = useState<string>();
  const [decision, setDecision] = useState<Decision>();
  const place = list.findIndex((one) => one.id === id);
  const at = Math.max(0, place);
  const chosen = list[at];
  useEffect(() => {
    if (!hasKeys) return;
    const onKey = (event: KeyboardEvent): void => {
      if (!chosen || !isForScreen(event)) return;
      const step = { j: 1, k: -1 }[event.key];
      const wanted = keys[event.key];
      if (step !== undefined) {
        const next = list[Math.max(0, Math.min(list.length - 1, at + step))]!;
        setId(next.id);
        setDecision(undefined);
        document.querySelector(`[data-request="${next.id}"]`)?.scrollIntoView({ block: 'nearest' });
      } else if (wanted && mayBe(wanted, chosen)) {
        // The key is no letter of the reason.
        event.preventDefault();
        setId(chosen.id);
        setDecision(wanted);
      }
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [list, at, chosen, hasKeys]);
  return (
    <div className="requests">
      {list.map((request) => {
        const possible = decisions.filter((one) => mayBe(one, request));
        const isDeciding = request.id === id && decision !== undefined && possible.includes(decision);
        return (
          <RequestCard key={request.id} request={request} now={now} isChosen={hasKeys && request === chosen}>
            {isDeciding ? (
              <DecisionPanel
                key={decision}
                calls={calls}
                id={request.id}
                decision={decision}
                onClose={() => setDecision(undefined)}
              />
            ) : (
              possible.length > 0 && (
                <Space wrap>
                  {possible.map((one) => (
                    <Button
                      key={one}
                      type={one === 'confirm' ? 'primary' : 'default'}
                      onClick={() => {
                        setId(request.id);
                        setDecision(one);
                      }}
                    >
                      {t(`office-approvals.${one}`)}
                    </Button>
                  ))}
                </Space>
              )
            )}
          </RequestCard>
        );
      })}
    </div>
  );
}
