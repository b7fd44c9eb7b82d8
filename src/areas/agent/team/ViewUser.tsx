// The page of one member: who it is, its own figures and those of its team, and its bets with what each earned.
import '../texts.ts';
import { type GetAgentTeamAnswer, getAgentTeam } from '#contract/agent.generated.ts';
import { Amount } from '#kit/Amount.tsx';
import { Card } from '#kit/Card.tsx';
import { daysOf } from '#kit/list/dayRange.ts';
import { Facts } from '#kit/list/facts/Facts.tsx';
import { NoData } from '#kit/list/NoData.tsx';
import { RecordFilter } from '#kit/list/RecordFilter.tsx';
import { ListGroup, ListRow } from '#kit/list/rows/List.tsx';
import { useRange } from '#kit/list/useListQuery.ts';
import { Await } from '#kit/page/Await.tsx';
import { preloadable } from '#kit/page/preloadable.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { ScreenButton } from '#kit/ScreenButton.tsx';
import { serverNow } from '#session/serverClock.ts';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';
import { dayOf } from '#values/days.ts';
import { Breadcrumb } from '../Breadcrumb.tsx';
import { FigureList } from '../FigureList.tsx';
import { cardHead, waiting } from '../figureStyles.ts';
import { useReportPresets } from '../useReportPresets.ts';
import { useTeamPath } from '../useTeamPath.ts';

/** The list of bets comes after who the member is. */
const BetList = preloadable(async () => (await import('./BetList.tsx')).BetList, <Skeleton height="11rem" />);

export function ViewUser() {
  const t = useText();
  const presets = useReportPresets();
  const { path, request } = useTeamPath();
  const today = dayOf(serverNow());
  const [range, setRange] = useRange('week', today);
  const { account } = request;
  const days = daysOf(range);
  const read = useCall(getAgentTeam, account === undefined ? null : { account, ...days }, {
    keepPrevious: true,
  });
  if (account === undefined)
    return (
      <NoData
        text={t('agent.member.missing')}
        action={<ScreenButton to="/userList">{t('shell.screen.userList')}</ScreenButton>}
      />
    );
  return (
    <>
      <Breadcrumb />
      <RecordFilter today={today} range={range} onRange={setRange} presets={presets} />
      <Await
        read={read}
        skeleton={
          <div className={waiting}>
            <Skeleton height="12rem" />
            <Skeleton height="11rem" />
          </div>
        }
      >
        {(answer) => (
          <>
            <Person {...answer} path={path} />
            <BetList account={account} days={days} />
          </>
        )}
      </Await>
    </>
  );
}

function Person({ member, own, totals, path }: GetAgentTeamAnswer & { path: readonly string[] }) {
  const t = useText();
  const { searchOf } = useTeamPath();
  const { account, type, upline, level, balance, createTime, lastLoginTime, isOnline, status } = member;
  const search = searchOf(path);
  return (
    <>
      <Card>
        <div className={cardHead}>
          <h2>{account}</h2>
          <span>
            {t(`agent.type.${type}`)} · {t(`agent.status.${status}`)}
          </span>
        </div>
        <Facts
          rows={[
            [t('agent.member.balance'), <Amount key="balance" value={balance} />],
            [t('agent.member.upline'), upline],
            [t('agent.member.level'), level],
            [t('agent.member.created'), createTime],
            [t('agent.member.login'), lastLoginTime || t('agent.member.never')],
            [t('agent.member.presence'), t(isOnline ? 'agent.member.online' : 'agent.member.offline')],
          ]}
        />
      </Card>
      <Card>
        <div className={cardHead}>
          <h2>{t('agent.member.figures')}</h2>
        </div>
        <FigureList figures={own} />
      </Card>
      {member.teamSize > 1 && (
        <Card>
          <div className={cardHead}>
            <h2>{t('agent.member.team')}</h2>
            <span>{t('agent.member.teamSize', { count: member.teamSize })}</span>
          </div>
          <FigureList figures={totals} isTeam />
        </Card>
      )}
      {(member.children > 0 || member.distance === 1) && (
        <ListGroup>
          {member.children > 0 && (
            <>
              <ListRow icon="user" label={t('agent.member.list')} to={`/userList${search}`} />
              <ListRow icon="chart" label={t('agent.member.report')} to={`/reportTeam${search}`} />
            </>
          )}
          {member.distance === 1 && (
            <ListRow
              icon="exchange"
              label={t('shell.screen.RebateSetting')}
              to={`/RebateSetting?account=${encodeURIComponent(account)}`}
            />
          )}
        </ListGroup>
      )}
    </>
  );
}
