// The link from a list of offers to what was given of all of them.
import { css } from '@linaria/core';
import { RouteLink } from '#kit/page/RouteLink.tsx';
import { pressable } from '#kit/page/tokens.ts';
import { useText } from '#texts/useText.ts';

const records = css`
  display: grid;
  place-items: center;
  min-height: var(--target);
  margin: 0 var(--edge) var(--edge);
  color: var(--link);
`;

export function RecordsLink() {
  const t = useText();
  return (
    <RouteLink to="/activityDetail?tab=records" className={`${records} ${pressable}`} orNothing>
      {t('active.generic.records')}
    </RouteLink>
  );
}
