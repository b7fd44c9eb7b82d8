// What the rules sheet of an official lottery says: how the play on screen wins, what it pays, its limits, and what holds for all.

import type { Lottery } from '#contract/entities.generated.ts';
import { getOffcialCzsm } from '#contract/lottery.generated.ts';
import { LotVersion } from '#contract/states/lotVersion.generated.ts';
import { RouteLink } from '#kit/page/RouteLink.tsx';
import { useSite } from '#kit/page/site.ts';
import { switchOf } from '#lottery/rule/switchedPlays.ts';
import { lines, more, table } from '#play/rulesStyles.ts';
import { usePlayName, useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';
import { RuleText } from './lateRule.ts';
import { percent, prizeFigure } from './slip.ts';
import type { BoardFacts, PlayOnSale } from './useBoard.ts';

export interface RulesOfPlayProps {
  lottery: Lottery;
  board: BoardFacts | undefined;
  sale: PlayOnSale | undefined;
}

export function RulesOfPlay({ lottery, board, sale }: RulesOfPlayProps) {
  const t = useText();
  const { station } = useSite();
  const named = usePlayName();
  const playCode = sale && switchOf(sale.play.code) ? sale.play.code : undefined;
  const { data: here } = useCall(
    getOffcialCzsm,
    playCode === undefined ? null : { lotCode: lottery.lotCode, lotVersion: LotVersion.official, playCode },
    { silent: true },
  );
  const limits = sale && board?.limits.get(sale.play.code);
  return (
    <div className={lines}>
      {board && sale && (
        <>
          <h3>{named(sale.play.name)}</h3>
          <p>
            <RuleText code={sale.play.code} />
            {here?.list[0]?.description}
          </p>
          <table className={table}>
            <caption>{t('official.rules.prizes')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('official.rules.tier')}</th>
                <th scope="col">{t('official.rules.noRebate')}</th>
                <th scope="col">{t('official.rules.rebate', { rate: percent(board.mostRebate) })}</th>
              </tr>
            </thead>
            <tbody>
              {[...sale.prizesAt(0)].map(([name, prize]) => (
                <tr key={name}>
                  <th scope="row">
                    {name === 'default' ? t('official.rules.unit') : named(name, sale.play.family)}
                  </th>
                  <td>{prizeFigure(prize)}</td>
                  <td>{prizeFigure(sale.prizesAt(board.mostRebate).get(name) ?? 0n)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {limits && (
            <p>
              {t('official.rules.limits', {
                least: limits.unitLeast,
                most: limits.unitMost,
                period: limits.playPeriodMost,
              })}
              {!station.frontConfig.needHideMaximumNetAmount &&
                t('official.rules.payout', { payout: limits.payoutMost })}
            </p>
          )}
        </>
      )}
      <ul className={lines}>
        {t('official.rules.all')
          .split('\n')
          .map((line) => (
            <li key={line}>{line}</li>
          ))}
      </ul>
      <RouteLink to={`/lotInfo?lotCode=${lottery.lotCode}&mode=official`} className={more} orNothing>
        {t('official.rules.more')}
      </RouteLink>
    </div>
  );
}
