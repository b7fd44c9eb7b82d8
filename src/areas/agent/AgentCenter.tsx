// The agent centre: today's and yesterday's business of the team at a glance, and the ways to everything else.
import './texts.ts';
import { css } from '@linaria/core';
import { type GetAgentTeamAnswer, getAgentTeam } from '#contract/agent.generated.ts';
import { Amount } from '#kit/Amount.tsx';
import { Card } from '#kit/Card.tsx';
import { Icon, type IconName } from '#kit/Icon.tsx';
import { menuIcon } from '#kit/menus/menuIcons.ts';
import { Await } from '#kit/page/Await.tsx';
import { RouteLink } from '#kit/page/RouteLink.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { useSite } from '#kit/page/site.ts';
import { pressable } from '#kit/page/tokens.ts';
import { ownName } from '#station/derive/menus.ts';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';
import { addDays } from '#values/days.ts';
import { cardHead, hint, ofMembers, waiting } from './figureStyles.ts';
import { RateWish } from './rate/RateWish.tsx';
import { TeamCounts } from './TeamCounts.tsx';

const days = css`
  table {
    width: 100%;
    border-spacing: 0;
    font-variant-numeric: tabular-nums;
  }
  th,
  td {
    padding: var(--space-2) 0;
    font-weight: 500;
    text-align: right;
  }
  th:first-child {
    font-weight: 400;
    text-align: left;
  }
  th {
    color: var(--text-quiet);
  }
  thead th {
    padding-top: 0;
    font-size: var(--font-small);
  }
  tbody tr > * {
    border-top: 1px solid var(--line);
  }
  tbody tr:first-child > td:nth-child(2) {
    font-size: 1.375rem;
  }
`;
const ways = css`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: var(--space-2);
  margin: var(--edge);
  /* English words are longer, and are not to be broken. */
  &:lang(en) {
    grid-template-columns: repeat(3, 1fr);
  }
  /* Some are two lines: the signs still stand in one. */
  &:lang(en) > a {
    align-content: start;
  }
  > a {
    display: grid;
    gap: var(--space-2);
    justify-items: center;
    align-content: center;
    min-height: 5.5rem;
    padding: var(--space-3) var(--space-1);
    border-radius: var(--radius);
    background: var(--surface-raised);
    box-shadow: var(--shadow);
    font-size: var(--font-body);
    text-align: center;
  }
  svg {
    color: var(--brand-text);
    font-size: 1.5rem;
  }
`;

/** In the order of a day: who and what is there, then what is made. */
const screens = [
  ['/userList', 'user', 'shell.screen.userList'],
  ['/reportTeam', 'chart', 'shell.screen.reportTeam'],
  ['/regManage', 'plus', 'shell.screen.regManage'],
  ['/promotionUrl', 'scan', 'shell.screen.promotionUrl'],
  ['/regManage1', 'share', 'shell.screen.regManage1'],
  ['/RebateSetting', 'exchange', 'shell.screen.RebateSetting'],
] as const satisfies readonly (readonly [string, IconName, string])[];

/** Each line of what the agent was paid. */
const commissionLines = '/reportTeam?view=commission&range=yesterday';

export function AgentCenter() {
  // Which day it is, the server says: the phone may think otherwise.
  const now = useCall(getAgentTeam, {});
  const yesterday = now.data && addDays(now.data.startDate, -1);
  const before = useCall(getAgentTeam, yesterday ? { startDate: yesterday, endDate: yesterday } : null);
  return (
    <>
      <Await
        read={now}
        skeleton={
          <div className={waiting}>
            <Skeleton height="11rem" />
            <Skeleton height="8rem" />
          </div>
        }
      >
        {(answer) => (
          <>
            <Days today={answer} yesterday={before.data} isLost={!!before.error} />
            <Team overview={answer.overview} />
          </>
        )}
      </Await>
      <Ways />
      <RateWish />
    </>
  );
}

interface DaysProps {
  today: GetAgentTeamAnswer;
  yesterday: GetAgentTeamAnswer | undefined;
  /** Yesterday could not be loaded: the shell has said so. */
  isLost: boolean;
}

function Days({ today, yesterday, isLost }: DaysProps) {
  const t = useText();
  const lines = [
    ['agent.center.commission', ({ own }: GetAgentTeamAnswer) => own.proxyRebateAmount, false],
    ['agent.center.turnover', ({ totals }: GetAgentTeamAnswer) => totals.betAmount, false],
    ['agent.center.profit', ({ totals }: GetAgentTeamAnswer) => totals.profit, true],
  ] as const;
  const meanwhile = isLost ? '—' : <Skeleton width="4rem" />;
  return (
    <Card className={`${days} ${ofMembers}`}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('agent.center.business')}</th>
            <th scope="col">{t('kit.range.today')}</th>
            <th scope="col">{t('kit.range.yesterday')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(([label, figure, isSigned]) => (
            <tr key={label}>
              <th scope="row">{t(label)}</th>
              <td>
                <Amount value={figure(today)} signed={isSigned} />
              </td>
              <td>{yesterday ? <Amount value={figure(yesterday)} signed={isSigned} /> : meanwhile}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={hint}>{t('agent.profitHint')}</p>
    </Card>
  );
}

function Team({ overview }: { overview: GetAgentTeamAnswer['overview'] }) {
  const t = useText();
  return (
    <Card>
      <div className={cardHead}>
        <h2>{t('agent.center.team')}</h2>
      </div>
      <TeamCounts overview={overview} />
    </Card>
  );
}

function Ways() {
  const t = useText();
  const { station, locale } = useSite();
  return (
    <nav className={ways} aria-label={t('agent.center.ways')}>
      {screens.map(([to, icon, title]) => (
        <RouteLink key={to} to={to} className={pressable} orNothing>
          <Icon {...menuIcon(to, icon)} />
          {ownName(station, to, locale) ?? t(title)}
        </RouteLink>
      ))}
      <RouteLink to={commissionLines} className={pressable} orNothing>
        <Icon {...menuIcon('/reportChange', 'wallet')} />
        {t('agent.center.lines')}
      </RouteLink>
    </nav>
  );
}
