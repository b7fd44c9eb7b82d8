// What came of a press: what was given in all, and each claim with what it brought or why there was nothing.
import { css } from '@linaria/core';
import { AwardStatus } from '#contract/states/awardStatus.generated.ts';
import { Card } from '#kit/Card.tsx';
import { Icon } from '#kit/Icon.tsx';
import { useText } from '#texts/useText.ts';
import { shortAmount } from '#values/amount.ts';
import { parseMoney, wireMoney } from '#values/money.ts';
import { prizeText } from '../../shared/prizeText.ts';
import { sectionTitle } from '../../shared/sectionStyles.ts';
import { useClaimName } from './ClaimRow.tsx';
import { keyOf, type Outcome } from './useClaiming.ts';

const list = css`
  display: grid;
  gap: var(--space-2);
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 var(--space-3);
  }
  b {
    color: var(--win);
    font-variant-numeric: tabular-nums;
    font-weight: 600;
  }
  p {
    grid-column: 1 / -1;
    color: var(--text-quiet);
    font-size: var(--font-small);
  }
  svg {
    display: inline-block;
    color: var(--lose);
    vertical-align: -0.15em;
  }
`;

/** Cash and points that were given at once, each where there is any. */
export function givenOf(outcomes: readonly Outcome[]): { cash: bigint; points: number } {
  let [cash, points] = [0n, 0];
  for (const { award } of outcomes) {
    if (award?.status !== AwardStatus.given) continue;
    if (award.prize.kind === 'cash') cash += parseMoney(award.prize.value);
    if (award.prize.kind === 'points') points += Number(award.prize.value);
  }
  return { cash, points };
}

/** Spoken as a whole once a press is done. */
export function Results({ outcomes, isShown }: { outcomes: readonly Outcome[]; isShown: boolean }) {
  const t = useText();
  const claimName = useClaimName();
  const { cash, points } = givenOf(outcomes);
  const given = [
    ...(cash > 0n ? [t('active.prize.cash', { value: shortAmount(wireMoney(cash)) })] : []),
    ...(points > 0 ? [t('active.prize.points', { value: points })] : []),
  ];
  return (
    <div role="status">
      {isShown && outcomes.length > 0 && (
        <Card>
          <h2 className={sectionTitle}>
            {given.length > 0 ? t('active.today.given', { what: given.join(' + ') }) : t('active.result')}
          </h2>
          <ul className={list}>
            {outcomes.map(({ claim, award, reason, isUnanswered }) => (
              <li key={keyOf(claim)}>
                <span>
                  {claimName(claim)} {award?.status === AwardStatus.given && <Icon name="check" />}
                </span>
                {award && award.prize.kind !== 'none' && <b>{prizeText(award.prize, t)}</b>}
                {award && award.status !== AwardStatus.given && (
                  <p>{t(`active.status.long.${award.status}`)}</p>
                )}
                {reason && <p>{reason}</p>}
                {isUnanswered && <p>{t('active.unanswered')}</p>}
              </li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  );
}
