// How many belong to the agent's team now and what they hold, as a grid of figures, with the way to who they are.
import type { GetAgentTeamAnswer } from '#contract/agent.generated.ts';
import { Amount } from '#kit/Amount.tsx';
import { RouteLink } from '#kit/page/RouteLink.tsx';
import { useText } from '#texts/useText.ts';
import { figureGrid } from './figureStyles.ts';

type Overview = GetAgentTeamAnswer['overview'];

/** In their order, each with the list of those it counts where there is one. */
const counts = [
  ['accounts', '/userList?scope=all'],
  ['direct', '/userList'],
  ['agents', '/userList?type=agent&scope=all'],
  ['members', '/userList?type=member&scope=all'],
  ['newToday', null],
  ['loggedInToday', null],
  ['online', '/userList?presence=online&scope=all'],
  ['neverLoggedIn', null],
] as const satisfies readonly (readonly [Exclude<keyof Overview, 'teamBalance'>, string | null])[];

export function TeamCounts({ overview }: { overview: Overview }) {
  const t = useText();
  return (
    <dl className={figureGrid}>
      {counts.map(([name, list]) => (
        <div key={name}>
          <dt>{t(`agent.overview.${name}`)}</dt>
          <dd>{list === null ? overview[name] : <RouteLink to={list}>{overview[name]}</RouteLink>}</dd>
        </div>
      ))}
      <div>
        <dt>{t('agent.overview.teamBalance')}</dt>
        <dd>
          <Amount value={overview.teamBalance} />
        </dd>
      </div>
    </dl>
  );
}
