// Owns how many belong to a team now and what they hold, as a grid of figures.
import type { GetAgentTeamAnswer } from '#contract/agent.generated.ts';
import { Amount } from '#kit/Amount.tsx';
import { useText } from '#texts/useText.ts';
import { figureGrid } from './figureStyles.ts';

type Overview = GetAgentTeamAnswer['overview'];

export interface TeamCountsProps {
  /** The counts to show, in this order; the team's balance comes last. */
  counts: readonly Exclude<keyof Overview, 'teamBalance'>[];
  overview: Overview;
}

export function TeamCounts({ counts, overview }: TeamCountsProps) {
  const t = useText();
  return (
    <dl className={figureGrid}>
      {counts.map((name) => (
        <div key={name}>
          <dt>{t(`agent.overview.${name}`)}</dt>
          <dd>{overview[name]}</dd>
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
