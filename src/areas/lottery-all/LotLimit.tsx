// The page of limits: what may be staked on each play of a lottery, what it pays, and the most it wins.
import { LotVersion } from '#contract/states/lotVersion.generated.ts';
import './texts.ts';
import '#play/shown/texts.ts';
import { css } from '@linaria/core';
import { type GetLotBettingLimitAnswer, getLotBettingLimit } from '#contract/lottery.generated.ts';
import { Icon } from '#kit/Icon.tsx';
import { Await } from '#kit/page/Await.tsx';
import { useSite } from '#kit/page/site.ts';
import { usePlayName, useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';
import { type Chosen, ChosenLottery } from './results/ChosenLottery.tsx';
import { card, folded, tag } from './results/resultStyles.ts';
import { type Prices, paysText, usePrices } from './usePrices.ts';

type Limit = GetLotBettingLimitAnswer['list'][number];

const lead = css`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--space-3);
  padding: var(--space-3) var(--space-4);
  font-variant-numeric: tabular-nums;
  > b {
    flex: none;
    font-size: var(--font-main);
  }
`;
const play = css`
  padding: var(--space-3) var(--space-4);
  border-top: 1px solid var(--line);
  h2 {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 var(--space-2);
    font-size: var(--font-body);
  }
  h2 > span {
    color: var(--brand-text);
    font-variant-numeric: tabular-nums;
  }
  dl {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: var(--space-1) var(--space-6);
    padding-top: var(--space-2);
    font-size: var(--font-small);
    font-variant-numeric: tabular-nums;
  }
  dl > div {
    display: flex;
    justify-content: space-between;
    gap: var(--space-2);
  }
  /* A long name breaks, and no figure. */
  dt {
    color: var(--text-quiet);
  }
  dd {
    flex: none;
    text-align: right;
  }
  @media (max-width: 340px) {
    dl {
      grid-template-columns: 1fr;
    }
  }
`;

export function LotLimit() {
  return <ChosenLottery>{(chosen) => <Limits {...chosen} />}</ChosenLottery>;
}

function Limits(chosen: Chosen) {
  const t = useText();
  const named = usePlayName();
  const { lottery, mode } = chosen;
  const prices = usePrices(chosen);
  const limits = useCall(
    getLotBettingLimit,
    { lotCode: lottery.lotCode, lotVersion: LotVersion[mode] },
    { silent: true },
  );
  return (
    <Await read={limits} empty={({ list }) => list.length === 0} emptyText={t('lottery-all.limit.none')}>
      {({ memberPeriodMost, list }) => {
        const groups = Map.groupBy(list, ({ groupName }) => groupName);
        return (
          <>
            <p className={`${card} ${lead}`}>
              {t('lottery-all.limit.member')}
              <b>{memberPeriodMost}</b>
            </p>
            {[...groups].map(([name, plays], at) => (
              <details key={name} className={`${card} ${folded}`} open={at === 0}>
                <summary>
                  {named(name)}
                  <small>{t('lottery-all.plays', { count: plays.length })}</small>
                  <Icon name="chevron" />
                </summary>
                {plays.map((each) => (
                  <PlayLimit
                    key={each.playCode}
                    family={lottery.family}
                    limit={each}
                    mode={mode}
                    prices={prices.data}
                  />
                ))}
              </details>
            ))}
          </>
        );
      }}
    </Await>
  );
}

interface PlayLimitProps {
  family: string;
  limit: Limit;
  mode: Chosen['mode'];
  prices: Prices | undefined;
}

function PlayLimit({ family, limit, mode, prices }: PlayLimitProps) {
  const t = useText();
  const named = usePlayName();
  const { station } = useSite();
  const price = prices?.byPlay.get(limit.playCode);
  const facts: [string, string][] = [
    [t(`lottery-all.limit.unit.${mode}`), `${limit.unitLeast}–${limit.unitMost}`],
    [t('lottery-all.limit.units'), String(limit.orderUnitsMost)],
    [t('lottery-all.limit.period'), limit.playPeriodMost],
  ];
  if (!station.frontConfig.needHideMaximumNetAmount)
    facts.push([t('lottery-all.limit.payout'), limit.payoutMost]);
  return (
    <section className={play}>
      <h2>
        {named(limit.playName)}
        {price && !price.isOpen ? (
          <small className={tag} data-kind="warn">
            {t('lottery-all.limit.closed')}
          </small>
        ) : (
          price && <span>{t(`lottery-all.pays.${mode}`, { pays: named(paysText(price.pays), family) })}</span>
        )}
      </h2>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
