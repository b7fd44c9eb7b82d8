// Owns the overview of a team: who belongs to it now, and what it did in the days chosen.
import '../texts.ts';
import { useSearchParams } from 'react-router-dom';
import { type GetAgentTeamAnswer, getAgentTeam } from '#contract/agent.generated.ts';
import { Card } from '#kit/Card.tsx';
import { daysOf } from '#kit/list/dayRange.ts';
import { ListGroup, ListRow } from '#kit/list/List.tsx';
import { RecordFilter } from '#kit/list/RecordFilter.tsx';
import { useRange } from '#kit/list/useListQuery.ts';
import { Await } from '#kit/page/Await.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { serverNow } from '#session/serverClock.ts';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';
import { dayOf } from '#values/days.ts';
import { Breadcrumb } from '../Breadcrumb.tsx';
import { FigureList } from '../FigureList.tsx';
import { cardHead, waiting } from '../figureStyles.ts';
import { reportPresets } from '../reportPresets.ts';
import { TeamCounts } from '../TeamCounts.tsx';
import { useTeamPath } from '../useTeamPath.ts';

const counts = [
  'accounts',
  'direct',
  'agents',
  'members',
  'newToday',
  'loggedInToday',
  'online',
  'neverLoggedIn',
] as const satisfies readonly (keyof GetAgentTeamAnswer['overview'])[];

export function ViewTeam() {
  const t = useText();
  const [query] = useSearchParams();
  const { request, searchOf, path } = useTeamPath();
  const today = dayOf(serverNow());
  const [range, setRange] = useRange('today', today);
  const read = useCall(getAgentTeam, { ...request, ...daysOf(range) }, { keepPrevious: true });
  const search = searchOf(path);
  const list = (filter: string): string => `/userList${search}${search === '' ? '?' : '&'}${filter}`;
  return (
    <>
      <Breadcrumb />
      <RecordFilter
        today={today}
        range={range}
        onRange={setRange}
        presets={reportPresets}
        labels={{ lastWeek: t('agent.range.lastWeek') }}
      />
      <Await
        read={read}
        skeleton={
          <div className={waiting}>
            <Skeleton height="11rem" />
            <Skeleton height="11rem" />
          </div>
        }
      >
        {({ overview, totals }) => (
          <>
            <Card>
              <div className={cardHead}>
                <h2>{t('agent.team.figures')}</h2>
              </div>
              <FigureList figures={totals} isTeam />
            </Card>
            <Card>
              <div className={cardHead}>
                <h2>{t('agent.team.now')}</h2>
              </div>
              <TeamCounts counts={counts} overview={overview} />
            </Card>
            <ListGroup>
              <ListRow icon="user" label={t('agent.team.direct')} to={`/userList${search}`} />
              <ListRow icon="star" label={t('agent.team.agents')} to={list('type=agent&scope=all')} />
              <ListRow icon="eye" label={t('agent.team.online')} to={list('presence=online&scope=all')} />
              <ListRow icon="chart" label={t('agent.team.report')} to={`/reportTeam?${query}`} />
            </ListGroup>
          </>
        )}
      </Await>
    </>
  );
}
