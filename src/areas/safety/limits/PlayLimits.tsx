// The page of a member's limits: each kind with its frames, what is used and left, what waits to be confirmed, and the question of the station.
import '../texts.ts';
import { css } from '@linaria/core';
import { useState } from 'react';
import type { PlayerLimit } from '#contract/entities.generated.ts';
import { type LimitsAnswer, limits } from '#contract/protection.generated.ts';
import { Card } from '#kit/Card.tsx';
import { Await } from '#kit/page/Await.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { useChoice } from '#kit/page/useChoice.ts';
import { Tabs } from '#kit/Tabs.tsx';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';
import { LimitQuestion } from './LimitQuestion.tsx';
import { LimitRow } from './LimitRow.tsx';
import { LimitSheet } from './LimitSheet.tsx';
import { RealityInterval } from './RealityInterval.tsx';
import { Reminder } from './Reminder.tsx';

type Kind = PlayerLimit['kind'];

/* The lines reach its edges. */
const list = css`
  padding: 0;
  > h2 {
    padding: var(--space-3) var(--space-4) var(--space-1);
    color: var(--text-quiet);
    font-size: var(--font-small);
    font-weight: 500;
  }
`;
const lead = css`
  padding: var(--space-3) var(--space-5) 0;
  color: var(--text-quiet);
  font-size: var(--font-small);
`;

const kinds = ['deposit', 'stake', 'loss', 'time'] as const satisfies readonly Kind[];
const groups = [
  ['fixed', ['day', 'week', 'month']],
  ['rolling', ['24h', '7d', '30d']],
] as const satisfies readonly (readonly [string, readonly PlayerLimit['frame'][]])[];

export function PlayLimits() {
  const read = useCall(limits, {});
  return (
    <Await
      read={read}
      skeleton={
        <Card>
          <Skeleton lines={9} />
        </Card>
      }
    >
      {(data) => <Known data={data} onChanged={read.mutate} />}
    </Await>
  );
}

function Known({ data, onChanged }: { data: LimitsAnswer; onChanged: () => Promise<unknown> }) {
  const t = useText();
  const offered = kinds.filter((kind) => data.list.some((limit) => limit.kind === kind));
  const [chosen, choose] = useChoice<Kind>('kind', offered);
  const [open, setOpen] = useState<PlayerLimit | null>(null);
  const rowsOf = (frames: readonly string[]): PlayerLimit[] =>
    frames.flatMap((frame) => data.list.filter((limit) => limit.kind === chosen && limit.frame === frame));
  return (
    <>
      {data.reminderDue && <Reminder onDone={onChanged} />}
      {data.ask !== 'never' && !data.isAnswered && (
        <LimitQuestion
          isRequired={data.isRequired}
          limits={data.list}
          onChoose={setOpen}
          onDone={onChanged}
        />
      )}
      {offered.length > 1 && (
        <Tabs<Kind>
          value={chosen}
          onChange={choose}
          items={offered.map((key) => ({ key, label: t(`safety.limits.kind.${key}`) }))}
          label={t('safety.limits.kind')}
          panelId="limits"
        />
      )}
      <div id="limits" role="tabpanel" aria-label={t(`safety.limits.kind.${chosen}`)}>
        <div className={lead}>
          <p>{t(`safety.limits.about.${chosen}`)}</p>
          <p>{t('safety.limits.wait', { hours: data.waitHours })}</p>
        </div>
        {groups.map(([group, frames]) => {
          const rows = rowsOf(frames);
          return (
            rows.length > 0 && (
              <Card key={group} className={list}>
                <h2>{t(`safety.limits.${group}`)}</h2>
                {rows.map((limit) => (
                  <LimitRow
                    key={limit.frame}
                    limit={limit}
                    onChange={() => setOpen(limit)}
                    onDone={onChanged}
                  />
                ))}
              </Card>
            )
          );
        })}
      </div>
      <RealityInterval />
      {open && (
        <LimitSheet
          limit={open}
          bounds={data.bounds.find(({ kind }) => kind === open.kind)}
          waitHours={data.waitHours}
          confirmHours={data.confirmHours}
          mustStay={
            data.isRequired &&
            open.kind === 'deposit' &&
            data.list.filter(({ kind, value }) => kind === 'deposit' && value !== '').length <= 1
          }
          onClose={() => setOpen(null)}
          onDone={onChanged}
        />
      )}
    </>
  );
}
