// What stands beside the phone's column on a wide screen: the lotteries with their countdowns, this very address as a code for the phone, and the slip, bets and roads of the lottery in the column or the latest draws.
import '#play/shown/texts.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import type { DrawnPeriod, Lottery } from '#contract/entities.generated.ts';
import { Draw } from '#kit/lottery/Draw.tsx';
import { LotteryMark } from '#kit/lottery/LotteryMark.tsx';
import { RouteLink } from '#kit/page/RouteLink.tsx';
import { useSite } from '#kit/page/site.ts';
import { pressable } from '#kit/page/tokens.ts';
import { QrCode } from '#kit/qr/QrCode.tsx';
import { type Running, usePeriods } from '#play/running/usePeriods.ts';
import { keptLotteries } from '#session/keptLotteries.ts';
import type { LotteryGroups } from '#session/lotteryGroups.ts';
import { useSessionActors } from '#session/sessionActors.ts';
import { useLotteryList } from '#session/useLotteryList.ts';
import { useText } from '#texts/useText.ts';
import { useBesideSheet } from './useBesideSheet.ts';
import { WideBets } from './WideBets.tsx';
import { WideLotteries } from './WideLotteries.tsx';
import { WideRoads } from './WideRoads.tsx';
import { WideSlip } from './WideSlip.tsx';
import { beside, draws, head, left, panel, phone, right, scrolls } from './wideStyles.ts';

/** As many as fit beside a short window. */
const mostDraws = 6;

interface LatestDraw {
  lottery: Lottery;
  mode: 'credit' | 'official';
  last: DrawnPeriod;
}

/** The last draws of some lotteries of both modes, those most played first. */
function latestOf(groups: LotteryGroups, periods: ReadonlyMap<string, Running>): LatestDraw[] {
  const each = new Map<string, Omit<LatestDraw, 'last'>>();
  for (const mode of ['official', 'credit'] as const)
    for (const lottery of groups[mode]) each.set(lottery.lotCode, { lottery, mode });
  return [...each.values()]
    .toSorted((a, b) => Number(b.lottery.hot) - Number(a.lottery.hot))
    .flatMap((one) => {
      const last = periods.get(one.lottery.lotCode)?.last;
      return last ? [{ ...one, last }] : [];
    })
    .slice(0, mostDraws);
}

/** Screens that show one lottery, which the list beside them changes. */
const screensOfOne = ['/credit', '/official', '/lotteryOpenDetail'];

/** Wide enough that what is chosen on a board stands beside it. */
const threeColumns = matchMedia('(min-width: 1100px) and (min-height: 481px)');
const onColumns = (listener: () => void): (() => void) => {
  threeColumns.addEventListener('change', listener);
  return () => threeColumns.removeEventListener('change', listener);
};

/** Whose lotteries are listed: of the board in the column, else of the one opened last. */
function modeOf(pathname: string, groups: LotteryGroups): keyof LotteryGroups {
  const wanted = pathname.slice(1);
  const mode = wanted === 'official' || wanted === 'credit' ? wanted : keptLotteries().mode;
  const [first, other] =
    mode === 'official' ? (['official', 'credit'] as const) : (['credit', 'official'] as const);
  return groups[first].length > 0 ? first : other;
}

export function WideSide() {
  const t = useText();
  const { pathname, search } = useLocation();
  const { lotteryList } = useSessionActors();
  const { data: groups } = useLotteryList();
  const periods = usePeriods();
  useBesideSheet();
  // Most screens do without the list of lotteries.
  useEffect(() => lotteryList.send({ type: 'visited', path: '/index' }), [lotteryList]);
  const address = window.location.origin + pathname + search;
  return (
    <>
      <div className={`${beside} ${left}`} data-beside="left">
        {groups && <Lotteries groups={groups} periods={periods} />}
        <aside className={`${panel} ${phone}`} aria-label={t('extra.side.label')}>
          <QrCode content={address} label={t('extra.side.code', { address })} />
          <div>
            <h2>{t('extra.side.label')}</h2>
            <p>{t('extra.side.lead')}</p>
          </div>
        </aside>
      </div>
      <div className={`${beside} ${right}`} data-beside="right">
        {groups && <Draws groups={groups} periods={periods} />}
      </div>
    </>
  );
}

interface SideProps {
  groups: LotteryGroups;
  periods: ReadonlyMap<string, Running>;
}

function Lotteries({ groups, periods }: SideProps) {
  const t = useText();
  const { has } = useSite();
  const { pathname, search } = useLocation();
  const mode = modeOf(pathname, groups);
  if (groups[mode].length === 0) return null;
  const board = has(`/${mode}`) ? `/${mode}` : '/lotteryOpenDetail';
  return (
    <aside className={`${panel} ${scrolls}`} aria-label={t('extra.side.lotteries')}>
      <h2>{t('extra.side.lotteries')}</h2>
      <WideLotteries
        lotteries={groups[mode]}
        path={screensOfOne.includes(pathname) ? pathname : board}
        current={screensOfOne.includes(pathname) ? new URLSearchParams(search).get('lotCode') : null}
        periods={periods}
      />
    </aside>
  );
}

/** Of the lottery in the column its roads, elsewhere the last draws of several. */
function Draws({ groups, periods }: SideProps) {
  const t = useText();
  const { has } = useSite();
  const { pathname, search } = useLocation();
  const code = new URLSearchParams(search).get('lotCode');
  const hasThree = useSyncExternalStore(onColumns, () => threeColumns.matches);
  const current =
    screensOfOne.includes(pathname) &&
    [...groups.credit, ...groups.official].find(({ lotCode }) => lotCode === code);
  const running = current ? periods.get(current.lotCode) : undefined;
  if (current)
    return (
      <>
        {hasThree && pathname !== '/lotteryOpenDetail' && <WideSlip />}
        {running && <WideBets key={current.lotCode} lottery={current} qiHao={running.period.qiHao} />}
        <aside className={`${panel} ${scrolls}`} aria-label={t('extra.side.roads')}>
          <h2>{t('extra.side.roads')}</h2>
          <WideRoads key={current.lotCode} lottery={current} last={running?.last?.qiHao} />
        </aside>
      </>
    );
  const latest = latestOf(groups, periods);
  return (
    latest.length > 0 && (
      <aside className={`${panel} ${scrolls} ${draws}`} aria-label={t('extra.side.live')}>
        <h2>{t('extra.side.live')}</h2>
        <ul>
          {latest.map(({ lottery, mode, last }) => (
            <li key={lottery.lotCode}>
              <RouteLink
                to={`${has(`/${mode}`) ? `/${mode}` : '/lotteryOpenDetail'}?lotCode=${lottery.lotCode}`}
                className={pressable}
              >
                <span className={head}>
                  <LotteryMark lottery={lottery} size="24px" />
                  <b>{lottery.lotName}</b>
                  <small>{t('extra.side.period', { period: last.qiHao })}</small>
                </span>
                {last.openStatus === 'drawn' ? (
                  <Draw family={lottery.family} haoMa={last.haoMa} />
                ) : (
                  <span>{t(last.openStatus === 'void' ? 'play.last.void' : 'play.opening')}</span>
                )}
              </RouteLink>
            </li>
          ))}
        </ul>
      </aside>
    )
  );
}
