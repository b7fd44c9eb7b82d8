// Owns the links to the rules of play of each lottery; the rules are written in one place, /lotInfo.
import { css } from '@linaria/core';
import { lotteryList } from '#contract/session.generated.ts';
import { ListGroup } from '#kit/list/List.tsx';
import { RouteLink } from '#kit/page/RouteLink.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { useSite } from '#kit/page/site.ts';
import { pressable } from '#kit/page/tokens.ts';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';

const blank = css`
  padding: var(--space-4);
`;
const lotteries = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(6.5rem, 1fr));
  a {
    display: grid;
    place-items: center;
    min-height: var(--target);
    padding: var(--space-1) var(--space-2);
    box-shadow: 0 0 0 0.5px var(--line);
    color: var(--text);
    font-size: var(--font-small);
    line-height: 1.3;
    text-align: center;
  }
`;
const retry = css`
  width: 100%;
  min-height: var(--target);
  padding: 0 var(--space-4);
  color: var(--text-quiet);
  text-align: left;
`;

/** A search keeps the lotteries it names. */
export function RulesByLottery({ wanted }: { wanted: string }) {
  const t = useText();
  const { has } = useSite();
  const { data, error, isLoading, mutate } = useCall(lotteryList, has('/lotInfo') ? {} : null, {
    silent: true,
  });
  if (!has('/lotInfo')) return null;
  const all = [...new Map(data?.lotteryList.map((each) => [each.lotCode, each])).values()];
  const shown = all.filter(({ lotName }) => lotName.toLowerCase().includes(wanted.toLowerCase()));
  if (data && shown.length === 0) return null;
  return (
    <ListGroup title={t('help.rules')}>
      {data ? (
        <div className={lotteries}>
          {shown.map(({ lotCode, lotName }) => (
            <RouteLink key={lotCode} to={`/lotInfo?lotCode=${lotCode}`} className={pressable}>
              {lotName}
            </RouteLink>
          ))}
        </div>
      ) : isLoading || !error ? (
        <div className={blank}>
          <Skeleton lines={4} />
        </div>
      ) : (
        <button type="button" className={`${retry} ${pressable}`} onClick={() => void mutate()}>
          {t('help.rules.failed')}
        </button>
      )}
    </ListGroup>
  );
}
