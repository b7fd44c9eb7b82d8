// The sheet with the earlier draws.
import { css } from '@linaria/core';
import type { DrawnPeriod } from '#contract/entities.generated.ts';
import { Draw } from '#kit/lottery/Draw.tsx';
import { Sheet } from '#kit/overlay/Sheet.tsx';
import { Await } from '#kit/page/Await.tsx';
import { RouteLink } from '#kit/page/RouteLink.tsx';
import { bringTexts } from '#texts/text.ts';
import { usePlayName, useText } from '#texts/useText.ts';
import messages from '#texts/zh-CN/period.generated.ts';
import { allLink } from '../parts/sheetStyles.ts';
import { inLine, Readings } from '../shown/Readings.tsx';
import type { Play } from '../usePlay.ts';

bringTexts('period', messages);

const row = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 0.125rem var(--space-3);
  padding: var(--space-2) var(--space-4);
  border-top: 1px solid var(--line);
  > p {
    display: flex;
    grid-column: 1 / -1;
    flex-wrap: wrap;
    gap: 0 var(--space-3);
    color: var(--text-quiet);
    font-size: var(--font-caption);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  /* Period and time stand beside the numbers, so that more draws are in sight. */
  > p:first-child {
    flex-direction: column;
    grid-column: 1;
  }
`;
/** What was drawn, and beside it what follows from it; where the line is too short, below. */
const drawn = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: var(--space-1) var(--space-3);
  text-align: right;
`;

/** What that line leaves over, but for what the picture of the numbers says. */
const belowLine = (readings: DrawnPeriod['readings']): DrawnPeriod['readings'] => {
  const beside = inLine(readings);
  return readings.filter((one) => !beside.includes(one) && !one.value.includes(' '));
};

export function HistorySheet({ lottery, history, open }: Pick<Play, 'lottery' | 'history' | 'open'>) {
  const t = useText();
  const named = usePlayName();
  return (
    <Sheet open onClose={() => open(null)} title={`${lottery.lotName} · ${t('period.history.title')}`}>
      <Await read={history} empty={({ list }) => list.length === 0} emptyText={t('play.last.none')}>
        {({ list }) => (
          <ul>
            {list.map(({ qiHao, openTime, haoMa, openStatus, readings }) => (
              <li key={qiHao} className={row}>
                <p>
                  <span>{t('play.period', { qiHao })}</span>
                  <span>{openTime}</span>
                </p>
                {openStatus === 'drawn' ? (
                  <div className={drawn}>
                    <Draw family={lottery.family} haoMa={haoMa} readings={readings} />
                    <Readings family={lottery.family} readings={readings} />
                  </div>
                ) : (
                  t(openStatus === 'void' ? 'play.last.void' : 'play.opening')
                )}
                {belowLine(readings).length > 0 && (
                  <p>
                    {belowLine(readings).map(({ name, value }) => (
                      <span key={name}>
                        {named(name)} {named(value, lottery.family)}
                      </span>
                    ))}
                  </p>
                )}
              </li>
            ))}
          </ul>
        )}
      </Await>
      <RouteLink to={`/lotteryOpenDetail?lotCode=${lottery.lotCode}`} className={allLink} orNothing>
        {t('period.history.more')}
      </RouteLink>
    </Sheet>
  );
}
