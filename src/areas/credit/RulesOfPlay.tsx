// What the rules sheet of a credit lottery says: how its plays win, and the limits of each.
import { css } from '@linaria/core';
import type { Lottery } from '#contract/entities.generated.ts';
import { getOffcialCzsm } from '#contract/lottery.generated.ts';
import { LotVersion } from '#contract/states/lotVersion.generated.ts';
import { RouteLink } from '#kit/page/RouteLink.tsx';
import { lines, more, table } from '#play/rulesStyles.ts';
import { usePlayName, useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';
import type { BoardFacts } from './useBoard.ts';

const ours = css`
  display: grid;
  gap: var(--space-1);
  padding-top: var(--space-4);
  h3 {
    font-size: var(--font-body);
  }
`;

export function RulesOfPlay({ lottery, board }: { lottery: Lottery; board: BoardFacts | undefined }) {
  const t = useText();
  const named = usePlayName();
  const { data: here } = useCall(
    getOffcialCzsm,
    { lotCode: lottery.lotCode, lotVersion: LotVersion.credit },
    { silent: true },
  );
  const plays = board ? [...board.onSale.values()] : [];
  return (
    <>
      <ul className={lines}>
        {[...t(`credit.rules.${lottery.family}`).split('\n'), ...t('credit.rules.all').split('\n')].map(
          (line) => (
            <li key={line}>{line}</li>
          ),
        )}
      </ul>
      {here && here.stationRules.length > 0 && (
        <section className={ours}>
          <h3>{t('credit.rules.here')}</h3>
          <ul className={lines}>
            {here.stationRules.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      )}
      <RouteLink to={`/lotInfo?lotCode=${lottery.lotCode}&mode=credit`} className={more} orNothing>
        {t('credit.rules.more')}
      </RouteLink>
      {board && board.limits.size > 0 && (
        <table className={table}>
          <caption>{t('credit.limits')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('credit.limits.play')}</th>
              <th scope="col">{t('credit.limits.unit')}</th>
              <th scope="col">{t('credit.limits.period')}</th>
            </tr>
          </thead>
          <tbody>
            {plays.map(({ play }) => {
              const limits = board.limits.get(play.code);
              return (
                limits && (
                  <tr key={play.code}>
                    <th scope="row">{named(play.name)}</th>
                    <td>
                      {limits.unitLeast}–{limits.unitMost}
                    </td>
                    <td>{limits.playPeriodMost}</td>
                  </tr>
                )
              );
            })}
          </tbody>
        </table>
      )}
    </>
  );
}
