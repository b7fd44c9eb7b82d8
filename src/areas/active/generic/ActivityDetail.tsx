// The page of activities in general: one of them in full, the exchange of points, what was given; the list is that of all offers, where the station has it.
import { useId } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { activityDetail, activityList, pointsInfo } from '#contract/activity.generated.ts';
import { Await } from '#kit/page/Await.tsx';
import { preloadable } from '#kit/page/preloadable.tsx';
import { useSite } from '#kit/page/site.ts';
import { useChoice } from '#kit/page/useChoice.ts';
import { Tabs } from '#kit/Tabs.tsx';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';
import { LateAwardRecords, meanwhile } from '../award/lateAwardRecords.tsx';
import { ActivityRead } from '../frame/ActivityFrame.tsx';
import { cardList } from './cardStyles.ts';
import { EventCard } from './EventCard.tsx';
import { EventDetail } from './EventDetail.tsx';

const Points = preloadable(async () => (await import('./Points.tsx')).Points, meanwhile);

export function ActivityDetail() {
  const [params] = useSearchParams();
  const id = Number(params.get('id'));
  return Number.isSafeInteger(id) && id > 0 ? <One id={id} /> : <Everything />;
}

function One({ id }: { id: number }) {
  const read = useCall(activityDetail, { activityId: id }, { silent: true });
  return (
    <ActivityRead read={read}>
      {(info) => <EventDetail info={info} onChange={() => void read.mutate()} />}
    </ActivityRead>
  );
}

const tabs = ['list', 'points', 'records'] as const;

function Everything() {
  const t = useText();
  const { has } = useSite();
  const [tab, setTab] = useChoice('tab', tabs);
  const panelId = useId();
  const points = useCall(pointsInfo, {}, { silent: true });
  // A station without points has no tab for them.
  const shown = tabs.filter((key) => key !== 'points' || points.error?.code !== 'activityMissing');
  const chosen = shown.includes(tab) ? tab : 'list';
  if (chosen === 'list' && has('/moreActive')) return <Navigate to="/moreActive" replace />;
  return (
    <>
      <Tabs
        label={t('active.views')}
        panelId={panelId}
        value={chosen}
        onChange={setTab}
        items={shown.map((key) => ({ key, label: t(`active.generic.${key}`) }))}
      />
      <div id={panelId} role="tabpanel" aria-label={t(`active.generic.${chosen}`)}>
        {chosen === 'list' && <List />}
        {chosen === 'points' && (
          <ActivityRead read={points}>
            {(info) => <Points info={info} onChange={() => void points.mutate()} />}
          </ActivityRead>
        )}
        {chosen === 'records' && <LateAwardRecords />}
      </div>
    </>
  );
}

function List() {
  const t = useText();
  const read = useCall(activityList, {}, { silent: true });
  return (
    <Await read={read} empty={({ list }) => list.length === 0} emptyText={t('active.empty')}>
      {({ list }) => (
        <ul className={cardList}>
          {list.map((event) => (
            <li key={event.id}>
              <EventCard event={event} />
            </li>
          ))}
        </ul>
      )}
    </Await>
  );
}
