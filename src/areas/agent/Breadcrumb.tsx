// The way from the agent's own team to the one that is shown: each step leads back to it.
import { css } from '@linaria/core';
import { Link } from 'react-router-dom';
import { useSite } from '#kit/page/site.ts';
import { pressable } from '#kit/page/tokens.ts';
import { useText } from '#texts/useText.ts';
import { useTeamPath } from './useTeamPath.ts';

const line = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  padding: 0 var(--edge);
  background: var(--surface-raised);
  box-shadow: inset 0 -1px var(--line);
  font-size: var(--font-small);
  li {
    display: flex;
    align-items: center;
  }
  li + li::before {
    content: '›';
    padding: 0 var(--space-1);
    color: var(--text-faint);
  }
  a,
  b {
    display: inline-flex;
    align-items: center;
    min-width: var(--target);
    min-height: var(--target);
    padding: 0 var(--space-1);
  }
  a {
    color: var(--link);
  }
  b {
    font-weight: 600;
  }
`;

/** Nothing on the agent's own team. */
export function Breadcrumb() {
  const t = useText();
  const { visitor } = useSite();
  const { path, searchOf } = useTeamPath();
  if (path.length === 0) return null;
  const steps = [visitor.account, ...path];
  return (
    <nav aria-label={t('agent.path')}>
      <ol className={line}>
        {steps.map((account, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place in the way is what a step is
          <li key={at}>
            {at === steps.length - 1 ? (
              <b aria-current="page">{account}</b>
            ) : (
              <Link to={{ search: searchOf(path.slice(0, at)) }} replace className={pressable}>
                {at === 0 ? t('agent.path.own') : account}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
