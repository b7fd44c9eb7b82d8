// A list of requests, and the keys that go through it and decide.
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { Await } from '../../kit/Await.tsx';
import { useRead } from '../../kit/call/useRead.ts';
import { useKeys } from '../../kit/keys.tsx';
import { useText } from '../../kit/locale.ts';
import { useNow } from '../../kit/useNow.ts';
import { type Decision, type Listed, mayBe, type RequestCalls, type Which } from './calls.ts';
import { DecisionPanel } from './DecisionPanel.tsx';
import { RequestCard } from './RequestCard.tsx';

const decisions = ['confirm', 'reject', 'withdraw'] as const;

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
            <Flex align="center" gap={8}>
              <Button disabled={places.length === 0} onClick={() => setPlaces(places.slice(0, -1))}>
                {t('office-approvals.before')}
              </Button>
              <Button disabled={!more} onClick={() => setPlaces([...places, list.at(-1)!.id])}>
                {t('office-approvals.after')}
              </Button>
            </Flex>
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
  const step = (by: number) => () => {
    const next = list[Math.max(0, Math.min(list.length - 1, at + by))];
    if (!next) return;
    setId(next.id);
    setDecision(undefined);
    document.querySelector(`[data-request="${next.id}"]`)?.scrollIntoView({ block: 'nearest' });
  };
  const decide = (wanted: Decision) => () => {
    if (!chosen || !mayBe(wanted, chosen)) return;
    setId(chosen.id);
    setDecision(wanted);
  };
  useKeys(
    {
      j: { words: 'office-approvals.key.down', act: step(1) },
      k: { words: 'office-approvals.key.up', act: step(-1) },
      c: { words: 'office-approvals.confirm', act: decide('confirm') },
      r: { words: 'office-approvals.reject', act: decide('reject') },
      w: { words: 'office-approvals.withdraw', act: decide('withdraw') },
    },
    { isPaused: !hasKeys },
  );
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
                <Flex align="center" gap={8} wrap>
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
                </Flex>
              )
            )}
          </RequestCard>
        );
      })}
    </div>
  );
}
