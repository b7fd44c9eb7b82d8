// The reports of a team: by day with a chart, by lottery, by member level by level, what the agent was paid, each with its sums and an export of the same figures.
import '../texts.ts';
import { useId } from 'react';
import { daysOf } from '#kit/list/dayRange.ts';
import { RecordFilter } from '#kit/list/RecordFilter.tsx';
import { useRange } from '#kit/list/useListQuery.ts';
import { useChoice } from '#kit/page/useChoice.ts';
import { Tabs } from '#kit/Tabs.tsx';
import { serverNow } from '#session/serverClock.ts';
import { useText } from '#texts/useText.ts';
import { dayOf } from '#values/days.ts';
import { Breadcrumb } from '../Breadcrumb.tsx';
import { ByCommission } from '../commission/ByCommission.tsx';
import { useReportPresets } from '../useReportPresets.ts';
import { useTeamPath } from '../useTeamPath.ts';
import { ByDay } from './ByDay.tsx';
import { ByLottery } from './ByLottery.tsx';
import { ByMember } from './ByMember.tsx';

const views = ['day', 'lottery', 'member', 'commission'] as const;
const parts = { day: ByDay, lottery: ByLottery, member: ByMember, commission: ByCommission };

export function ReportTeam() {
  const t = useText();
  const presets = useReportPresets();
  const panelId = useId();
  const today = dayOf(serverNow());
  const { path, request } = useTeamPath();
  const [range, setRange] = useRange('week', today);
  const [view, setView] = useChoice('view', views);
  const Part = parts[view];
  const days = daysOf(range);
  return (
    <>
      <Tabs
        label={t('agent.report.views')}
        panelId={panelId}
        value={view}
        onChange={setView}
        items={views.map((key) => ({ key, label: t(`agent.report.view.${key}`) }))}
      />
      {view !== 'commission' && <Breadcrumb />}
      <RecordFilter today={today} range={range} onRange={setRange} presets={presets} />
      <div id={panelId} role="tabpanel" aria-label={t(`agent.report.view.${view}`)}>
        <Part
          key={path.join()}
          request={{ ...request, ...days }}
          fileName={[
            'team',
            view,
            ...(request.account === undefined || view === 'commission' ? [] : [request.account]),
            days.startDate,
            days.endDate,
          ].join('-')}
        />
      </div>
    </>
  );
}
