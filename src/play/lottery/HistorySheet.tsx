// Owns the sheet with the earlier draws.
import { css } from '@linaria/core';
import { Draw } from '#kit/lottery/Draw.tsx';
import { Sheet } from '#kit/overlay/Sheet.tsx';
import { Await } from '#kit/page/Await.tsx';
import { RouteLink } from '#kit/page/RouteLink.tsx';
import { usePlayName, useText } from '#texts/useText.ts';
import type { Play } from '../usePlay.ts';
import { allLink } from './sheetStyles.ts';

const row = css`
  display: grid;
  gap: var(--space-1);
  padding: var(--space-3) var(--space-4);
  border-top: 1px solid var(--line);
  > p {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--space-3);
    color: var(--text-quiet);
    font-size: var(--font-caption);
    font-variant-numeric: tabular-nums;
  }
`;

export function HistorySheet({ lottery, history, open }: Pick<Play, 'lottery' | 'history' | 'open'>) {
  const t = useText();
  const named = usePlayName();
  return (
    <Sheet open onClose={() => open(null)} title={`${lottery.lotName} · ${t('play.history.title')}`}>
      <Await read={history} empty={({ list }) => list.length === 0} emptyText={t('play.last.none')}>
        {({ list }) => (
          <ul>
            {list.map(({ qiHao, openTime, haoMa, openStatus, readings }) => (
              <li key={qiHao} className={row}>
                <p>
                  <span>{t('play.last', { qiHao })}</span>
                  <span>{openTime}</span>
                </p>
                {openStatus === 'drawn' ? (
                  <Draw family={lottery.family} haoMa={haoMa} readings={readings} />
                ) : (
                  t(openStatus === 'void' ? 'play.last.void' : 'play.opening')
                )}
                {readings.length > 0 && (
                  <p>
                    {readings
                      .map(({ name, value }) => `${named(name)} ${named(value, lottery.family)}`)
                      .join(' · ')}
                  </p>
                )}
              </li>
            ))}
          </ul>
        )}
      </Await>
      <RouteLink to={`/lotteryOpenDetail?lotCode=${lottery.lotCode}`} className={allLink} orNothing>
        {t('play.history.more')}
      </RouteLink>
    </Sheet>
  );
}
