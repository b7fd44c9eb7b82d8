// What the card of the member centre says of an account below its balance: level, when a trial ends.

import { css } from '@linaria/core';
import { useNavigate } from 'react-router-dom';
import { userInfo } from '#contract/account.generated.ts';
import { Button } from '#kit/Button.tsx';
import { Icon } from '#kit/Icon.tsx';
import { RouteLink } from '#kit/page/RouteLink.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { useSite } from '#kit/page/site.ts';
import { pressable } from '#kit/page/tokens.ts';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';

const facts = css`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: var(--space-1) var(--space-3);
  margin-top: var(--space-3);
  padding-top: var(--space-3);
  border-top: 1px solid var(--line);
  color: var(--text-quiet);
  font-size: var(--font-small);
  dd {
    text-align: right;
    font-variant-numeric: tabular-nums;
    > b {
      color: var(--text);
      font-weight: 600;
    }
    > small {
      display: block;
      font-size: var(--font-caption);
    }
  }
`;
/** As high as a finger, and no higher than its line. */
const levelLink = css`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);
  min-height: var(--target);
  margin: calc((1.5em - var(--target)) / 2) 0;
  color: var(--text);
  font-weight: 600;
`;
const aside = css`
  padding-top: var(--space-2);
  color: var(--text-faint);
  font-size: var(--font-caption);
`;
const later = css`
  margin-top: var(--space-3);
`;

export function AccountFacts() {
  const t = useText();
  const { visitor, onOff } = useSite();
  const navigate = useNavigate();
  const { data, error } = useCall(userInfo, {});
  // The shell reports what could not be loaded; the card is shown without it.
  if (error && !data) return null;
  if (!data)
    return (
      <div className={later}>
        <Skeleton lines={visitor.role === 'trial' ? 3 : 1} />
      </div>
    );
  if (visitor.role === 'trial')
    return (
      <>
        <dl className={facts}>
          <dt>{t('center.trialUntil')}</dt>
          <dd>{data.endTime}</dd>
        </dl>
        <p className={aside}>{t('center.trialHint')}</p>
        {onOff.registerOpen && (
          <Button
            kind="quiet"
            wide
            className={later}
            onClick={() => navigate('/login?mode=1', { state: { from: '/userCenter' } })}
          >
            {t('center.trialRegister')}
          </Button>
        )}
      </>
    );
  if (!data.levelName) return null;
  return (
    <dl className={facts}>
      <dt>{t('center.level')}</dt>
      <dd>
        <RouteLink to="/levels" className={`${levelLink} ${pressable}`}>
          {data.levelName}
          <Icon name="chevron" />
        </RouteLink>
        {data.levelBenefits && <small>{data.levelBenefits}</small>}
      </dd>
    </dl>
  );
}
