// The room of play: what is on sale, late draws, lists of risk; a lottery live, its periods and terms; a period.
import { Link, Route, Routes, useParams } from 'react-router-dom';
import { useStream } from '../../kit/call/stream.ts';
import { useText } from '../../kit/locale.ts';
import { Live } from './Live.tsx';
import { LotteryList } from './LotteryList.tsx';
import { PeriodList } from './PeriodList.tsx';
import { PeriodPage } from './PeriodPage.tsx';
import { Risk } from './Risk.tsx';
import { Terms } from './Terms.tsx';
import './texts.ts';
import './play.css';

const rooms = { lotteries: LotteryList, late: LatePeriods, risk: Risk } as const;
const ofLottery = { live: Live, periods: PeriodsOf, terms: Terms } as const;

export function Play() {
  useStream();
  return (
    <Routes>
      <Route path="of/:lottery/period/:period" element={<OnePeriod />} />
      <Route path="of/:lottery/:tab?" element={<OneLottery />} />
      <Route path=":tab?" element={<Start />} />
    </Routes>
  );
}

const nameIn = <Name extends string>(names: Readonly<Record<Name, unknown>>, tab = ''): Name | undefined =>
  Object.hasOwn(names, tab) ? (tab as Name) : undefined;

function Start() {
  const t = useText();
  const shown = nameIn(rooms, useParams().tab) ?? 'lotteries';
  const Shown = rooms[shown];
  return (
    <>
      <div className="office-head">
        <h1>{t('office.room.play')}</h1>
      </div>
      <Tabs
        label={t('office.room.play')}
        tabs={(['lotteries', 'late', 'risk'] as const).map((tab) => ({
          to: `/play/${tab}`,
          name: t(`office-play.tab.${tab}`),
          isHere: tab === shown,
        }))}
      />
      <Shown />
    </>
  );
}

/** Another lottery is another page: what was typed for one is not kept for the next. */
function OneLottery() {
  const t = useText();
  const { lottery = '', tab } = useParams();
  const shown = nameIn(ofLottery, tab) ?? 'live';
  const Shown = ofLottery[shown];
  return (
    <>
      <Tabs
        label={t('office-play.ofLottery')}
        tabs={[
          { to: '/play', name: t('office-play.tab.lotteries'), isHere: false },
          ...(['live', 'periods', 'terms'] as const).map((each) => ({
            to: `/play/of/${lottery}/${each}`,
            name: t(`office-play.tab.${each}`),
            isHere: each === shown,
          })),
        ]}
      />
      <Shown key={lottery} lottery={lottery} />
    </>
  );
}

function PeriodsOf({ lottery }: { lottery: string }) {
  return <PeriodList lottery={lottery} />;
}

function LatePeriods() {
  const t = useText();
  return (
    <>
      <p className="office-secondary">{t('office-play.lateAbout')}</p>
      <PeriodList />
    </>
  );
}

function OnePeriod() {
  const { lottery = '', period = '' } = useParams();
  return <PeriodPage key={`${lottery} ${period}`} lottery={lottery} period={period} />;
}

interface Tab {
  to: string;
  name: string;
  isHere: boolean;
}

const Tabs = ({ label, tabs }: { label: string; tabs: readonly Tab[] }) => (
  <nav className="play-tabs" aria-label={label}>
    {tabs.map(({ to, name, isHere }) => (
      <Link key={to} to={to} aria-current={isHere ? 'page' : undefined}>
        {name}
      </Link>
    ))}
  </nav>
);
