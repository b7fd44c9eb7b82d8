// The links to the rules of play of each lottery; the rules are written in one place, /lotInfo.
import { css } from '@linaria/core';
import type { Lottery } from '#contract/entities.generated.ts';
import type { LotteryListAnswer } from '#contract/session.generated.ts';
import { ListGroup } from '#kit/list/rows/List.tsx';
import { RouteLink } from '#kit/page/RouteLink.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { pressable } from '#kit/page/tokens.ts';
import { useText } from '#texts/useText.ts';
import type { Read } from '#transport/useCall.ts';

const blank = css`
  padding: var(--space-4);
`;
const grid = css`
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

/** The lotteries whose name has what was searched for, each once; all of them where nothing was. */
export function lotteriesNamed(all: readonly Lottery[], wanted: string): Lottery[] {
  const named = all.filter(({ lotName }) => lotName.toLowerCase().includes(wanted.toLowerCase()));
  return [...new Map(named.map((each) => [each.lotCode, each])).values()];
}

export interface RulesByLotteryProps {
  read: Read<LotteryListAnswer>;
  /** Those of the answer that are shown. */
  lotteries: readonly Lottery[];
}

export function RulesByLottery({ read, lotteries }: RulesByLotteryProps) {
  const t = useText();
  const { data, error, isLoading, mutate } = read;
  if (data && lotteries.length === 0) return null;
  return (
    <ListGroup title={t('help.rules')}>
      {data ? (
        <div className={grid}>
          {lotteries.map(({ lotCode, lotName }) => (
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
