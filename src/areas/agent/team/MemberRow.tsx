// One member in the list of a team: who it is, what it has and did, and the ways to its page and into its own team.
import { css } from '@linaria/core';
import { useSearchParams } from 'react-router-dom';
import type { TeamAccount } from '#contract/entities.generated.ts';
import { Amount } from '#kit/Amount.tsx';
import { Badge } from '#kit/Badge.tsx';
import { Icon } from '#kit/Icon.tsx';
import { RouteLink } from '#kit/page/RouteLink.tsx';
import { pressable } from '#kit/page/tokens.ts';
import { useText } from '#texts/useText.ts';
import type { Figures } from '../columns.ts';
import { ofMembers } from '../figureStyles.ts';
import { teamSearch } from '../useTeamPath.ts';

const row = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: stretch;
  li + & {
    border-top: 1px solid var(--line);
  }
  font-variant-numeric: tabular-nums;
  > a {
    padding: var(--space-3) var(--space-4);
  }
  > a:focus-visible {
    outline-offset: -3px;
  }
  > a:first-child {
    display: grid;
    gap: 0.25rem;
    min-width: 0;
  }
  > a:nth-child(2) {
    display: flex;
    align-items: center;
    gap: var(--space-1);
    min-width: 4.5rem;
    justify-content: flex-end;
    border-left: 1px solid var(--line);
    color: var(--link);
    font-size: var(--font-small);
  }
  /* The English word stands above its figure: what the account has and did needs the room. */
  > a:nth-child(2):lang(en) {
    width: min-content;
    padding-inline: var(--space-3);
    overflow-wrap: normal;
    text-align: right;
  }
  > a:nth-child(2) > svg {
    flex: none;
  }
  p {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 var(--space-3);
  }
  /* The balance stands at the right, below those of the other rows, whatever else stands beside the name. */
  p:first-child {
    flex-wrap: nowrap;
    font-size: 0.9375rem;
  }
  p:first-child > span:first-child {
    display: inline-flex;
    min-width: 0;
    overflow-wrap: anywhere;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2);
    font-weight: 600;
  }
  p:nth-child(n + 2) {
    color: var(--text-quiet);
    font-size: var(--font-caption);
  }
`;
const held = css`
  flex: none;
  color: var(--text-quiet);
  font-size: var(--font-caption);
  > span {
    color: var(--text);
    font-size: 0.9375rem;
  }
`;
const online = css`
  width: 0.5rem;
  height: 0.5rem;
  border-radius: 50%;
  background: var(--lose);
`;

export interface MemberRowProps {
  member: TeamAccount;
  figures: Figures;
  /** The way to the team that is listed. */
  path: readonly string[];
}

export function MemberRow({ member, figures, path }: MemberRowProps) {
  const t = useText();
  const [query] = useSearchParams();
  const { account, type, status, balance, children, teamSize, isOnline, lastLoginTime } = member;
  const further = new URLSearchParams(query);
  for (const name of ['q', 'scope', 'type', 'presence']) further.delete(name);
  const search = teamSearch([...path, account], further);
  return (
    <li className={`${row} ${ofMembers}`}>
      <RouteLink to={`/viewUser${search}`} className={pressable}>
        <p>
          <span>
            {account}
            {isOnline && <i className={online} role="img" aria-label={t('agent.member.online')} />}
            {type === 'agent' && <Badge kind="quiet">{t('agent.type.agent')}</Badge>}
            {status !== 'enabled' && <Badge kind="accent">{t(`agent.status.${status}`)}</Badge>}
          </span>
          <span className={held}>
            {t('agent.member.balance')} <Amount value={balance} />
          </span>
        </p>
        <p>
          <span>
            {t('agent.column.betAmount')} <Amount value={figures.betAmount ?? '0'} />
          </span>
          <span>
            {t('agent.column.profit')} <Amount value={figures.profit ?? '0'} signed />
          </span>
        </p>
        <p>
          <span>
            {lastLoginTime === ''
              ? t('agent.member.never')
              : t('agent.member.lastLogin', { time: lastLoginTime })}
          </span>
          {teamSize > 1 && <span>{t('agent.member.teamSize', { count: teamSize })}</span>}
        </p>
      </RouteLink>
      {children > 0 && (
        <RouteLink
          to={`/userList${search}`}
          className={pressable}
          aria-label={t('agent.member.into', { account })}
        >
          {t('agent.member.children', { count: children })}
          <Icon name="chevron" />
        </RouteLink>
      )}
    </li>
  );
}
