// The list of a team's members: search, filters, what each did in the days chosen, and the way down into each team.
import '../texts.ts';
import { css } from '@linaria/core';
import {
  type UserListDataAnswer,
  type UserListDataRequest,
  userListData,
} from '#contract/agent.generated.ts';
import { SearchField } from '#kit/input/search/SearchField.tsx';
import { useSearch } from '#kit/input/useSearch.ts';
import { daysOf } from '#kit/list/dayRange.ts';
import { RecordChoice, RecordFilter } from '#kit/list/RecordFilter.tsx';
import { RecordList } from '#kit/list/RecordList.tsx';
import { useRange } from '#kit/list/useListQuery.ts';
import { useSite } from '#kit/page/site.ts';
import { useChoice } from '#kit/page/useChoice.ts';
import { serverNow } from '#session/serverClock.ts';
import type { TextId } from '#texts/ids.generated.ts';
import { useText } from '#texts/useText.ts';
import { useCallPages } from '#transport/paged/useCallPages.ts';
import { send } from '#transport/send.ts';
import { dayOf } from '#values/days.ts';
import { Breadcrumb } from '../Breadcrumb.tsx';
import { pagesByCursor } from '../pages.ts';
import { ExportButton } from '../report/ExportButton.tsx';
import { listTable, type ReportTable } from '../report/reportTable.ts';
import { useReportPresets } from '../useReportPresets.ts';
import { useTeamPath } from '../useTeamPath.ts';
import { MemberRow } from './MemberRow.tsx';

/** Five choices stand in one line that scrolls sideways: the first members stay in sight. Days of one's own take the usual lines. */
const oneLine = css`
  > search:not(:has(input)) {
    flex-wrap: nowrap;
    overflow-x: auto;
    scrollbar-width: none;
    > div {
      flex: none;
    }
    /* As wide as what is chosen, where the browser can. */
    select {
      field-sizing: content;
    }
  }
`;

type Row = UserListDataAnswer['list'][number];
const pages = pagesByCursor<UserListDataRequest, UserListDataAnswer, Row>(({ member }) => member.account);

const scopes = ['direct', 'all'] as const;
const kinds = ['any', 'agent', 'member'] as const;
const presences = ['everyone', 'online'] as const;
const sorts = ['newest', 'oldest', 'account'] as const;
const pageSize = 50;
/** The largest page, where everybody is wanted. */
const exportPageSize = 200;
const rowPx = 96;

export function UserList() {
  const t = useText();
  const presets = useReportPresets();
  const { station } = useSite();
  const { path, request } = useTeamPath();
  const today = dayOf(serverNow());
  const [range, setRange] = useRange('today', today);
  const [scope, setScope] = useChoice('scope', scopes);
  const [kind, setKind] = useChoice('type', kinds);
  const [presence, setPresence] = useChoice('presence', presences);
  const [sort, setSort] = useChoice('sort', sorts);
  const [search, typed, setTyped] = useSearch();
  const days = daysOf(range);
  const asked: UserListDataRequest = {
    ...request,
    ...days,
    ...(search !== '' && { search }),
    ...(kind !== 'any' && { type: kind }),
    ...(presence === 'online' && { online: true }),
    // A search looks through the whole team, whatever is listed.
    scope: search === '' ? scope : 'all',
    sort,
  };
  const members = useCallPages(userListData, { ...asked, pageSize }, pages);
  /** Everybody of the list, not only whom the screen has loaded. */
  const whole = async (): Promise<ReportTable> => {
    const list: UserListDataAnswer['list'] = [];
    for (let before: string | undefined; ; ) {
      const page = await send(userListData, {
        ...asked,
        pageSize: exportPageSize,
        ...(before !== undefined && { before }),
      });
      list.push(...page.list);
      if (!page.hasMore) return listTable(t, station, list);
      before = page.next;
    }
  };
  const choices = <Value extends string>(
    name: 'scope' | 'type' | 'presence' | 'sort',
    values: readonly Value[],
    value: Value,
    onChange: (value: Value) => void,
  ) => (
    <RecordChoice<Value>
      label={t(`agent.list.${name}`)}
      value={value}
      onChange={onChange}
      items={values.map((each) => ({ value: each, label: t(`agent.list.${name}.${each}` as TextId) }))}
    />
  );
  return (
    <>
      <Breadcrumb />
      <SearchField value={typed} onChange={setTyped} label={t('agent.list.search')} maxLength={16} />
      <div className={oneLine}>
        <RecordFilter today={today} range={range} onRange={setRange} presets={presets}>
          {choices('scope', scopes, scope, setScope)}
          {choices('type', kinds, kind, setKind)}
          {choices('presence', presences, presence, setPresence)}
          {choices('sort', sorts, sort, setSort)}
        </RecordFilter>
      </div>
      <RecordList
        pages={members}
        label={t('shell.screen.userList')}
        emptyText={t(search === '' ? 'agent.list.none' : 'agent.list.notFound')}
        rowPx={rowPx}
      >
        {({ member, figures }) => (
          <MemberRow key={member.account} member={member} figures={figures} path={path} />
        )}
      </RecordList>
      {members.answer && members.answer.list.length > 0 && (
        <ExportButton
          fileName={['members', ...path, days.startDate, days.endDate].join('-')}
          tableOf={whole}
          endDate={days.endDate}
        />
      )}
    </>
  );
}
