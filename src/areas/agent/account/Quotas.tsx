// The card of quotas: how many accounts in each band of high rates an agent may still open.
import { css } from '@linaria/core';
import type { RateQuota } from '#contract/entities.generated.ts';
import { Card } from '#kit/Card.tsx';
import { useText } from '#texts/useText.ts';
import { cardHead } from '../figureStyles.ts';
import { plainRate } from '../rate/band.ts';

const bands = css`
  display: grid;
  gap: var(--space-2);
  font-variant-numeric: tabular-nums;
  > div {
    display: flex;
    justify-content: space-between;
    gap: var(--space-3);
  }
  dt {
    color: var(--text-quiet);
  }
  dd[data-none] {
    color: var(--danger);
  }
`;

/** Nothing where the station limits no band. */
export function Quotas({ quotas }: { quotas: readonly RateQuota[] }) {
  const t = useText();
  if (quotas.length === 0) return null;
  return (
    <Card>
      <div className={cardHead}>
        <h2>{t('agent.quota.title')}</h2>
      </div>
      <dl className={bands}>
        {quotas.map(({ band, given, used, free }) => (
          <div key={band}>
            <dt>{t('agent.quota.band', { band: plainRate(band) })}</dt>
            <dd data-none={free === 0 || undefined}>{t('agent.quota.left', { free, used, given })}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
