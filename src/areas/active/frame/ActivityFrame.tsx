// The frame of every activity: its stage on festive ground, and below it what it takes, the player's records and the rules.
import '../texts.ts';
import { css } from '@linaria/core';
import { type ReactNode, useId } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ActivityEvent } from '#contract/entities.generated.ts';
import { Button } from '#kit/Button.tsx';
import { Card } from '#kit/Card.tsx';
import { NoData } from '#kit/list/NoData.tsx';
import { Await } from '#kit/page/Await.tsx';
import { preloadable } from '#kit/page/preloadable.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { useSite } from '#kit/page/site.ts';
import { useChoice } from '#kit/page/useChoice.ts';
import { Tabs } from '#kit/Tabs.tsx';
import { useText } from '#texts/useText.ts';
import type { Read } from '#transport/useCall.ts';
import type { AwardRecordsProps } from '../award/AwardRecords.tsx';
import { LateAwardRecords, meanwhile } from '../award/lateAwardRecords.tsx';
import { Backdrop } from './Backdrop.tsx';
import { festive } from './festiveStyles.ts';
import { StageHead } from './StageHead.tsx';

const waiting = css`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: var(--space-4);
  min-height: 24rem;
`;
const body = css`
  position: relative;
`;

const Rules = preloadable(async () => (await import('./Rules.tsx')).Rules, meanwhile);

const views = ['play', 'records', 'rules'] as const;

export interface ActivityFrameProps {
  event: ActivityEvent;
  /** Wheel, bowl, calendar, ...; with its button and its figures. */
  stage: ReactNode;
  /** Below the stage: conditions, prizes with their odds, winners. */
  children: ReactNode;
  records?: AwardRecordsProps;
  hasSound?: boolean;
  /** Reads the activity again. */
  onTurn: () => void;
}

export function ActivityFrame({ event, stage, children, records, hasSound, onTurn }: ActivityFrameProps) {
  const t = useText();
  const [view, setView] = useChoice('view', views);
  const panelId = useId();
  return (
    <>
      <section className={festive} aria-label={event.title}>
        <Backdrop />
        <StageHead event={event} onTurn={onTurn} {...(hasSound && { hasSound })} />
        <div className={body}>{stage}</div>
      </section>
      <Tabs
        label={t('active.views')}
        panelId={panelId}
        value={view}
        onChange={setView}
        items={views.map((key) => ({ key, label: t(`active.view.${key}`) }))}
      />
      <div id={panelId} role="tabpanel" aria-label={t(`active.view.${view}`)}>
        {view === 'play' && children}
        {view === 'records' && <LateAwardRecords {...(records ?? { activityId: event.id })} />}
        {view === 'rules' && <Rules event={event} />}
      </div>
    </>
  );
}

export interface ActivityReadProps<Info> {
  read: Read<Info>;
  children: (info: Info) => ReactNode;
}

/** Reads an activity; says so where the station does not run it. */
export function ActivityRead<Info>({ read, children }: ActivityReadProps<Info>) {
  if (read.data === undefined && read.error?.code === 'activityMissing') return <ActivityMissing />;
  return (
    <Await
      read={read}
      skeleton={
        <>
          <div className={`${festive} ${waiting}`} />
          <Card>
            <Skeleton lines={4} />
          </Card>
        </>
      }
    >
      {children}
    </Await>
  );
}

export function ActivityMissing() {
  const t = useText();
  const { has } = useSite();
  const navigate = useNavigate();
  return (
    <NoData
      text={t('active.notFound')}
      action={
        has('/moreActive') && (
          <Button size="small" kind="quiet" onClick={() => navigate('/moreActive', { replace: true })}>
            {t('active.back')}
          </Button>
        )
      }
    />
  );
}
