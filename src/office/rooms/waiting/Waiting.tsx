// The room of what waits for money: withdrawals, deposits, and how fast both are; an order has an address of its own.
import { Link, Navigate, Route, Routes, useNavigate, useParams } from 'react-router-dom';
import { useStream } from '../../kit/call/stream.ts';
import { useText } from '../../kit/locale.ts';
import { Deposits } from './Deposits.tsx';
import { Speed } from './Speed.tsx';
import { Withdrawals } from './Withdrawals.tsx';
import './texts.ts';
import './waiting.css';

const tabs = { withdrawals: Withdrawals, deposits: Deposits, speed: Speed } as const;
type Tab = keyof typeof tabs;

export function Waiting() {
  return (
    <Routes>
      <Route path="/" element={<Navigate to="/waiting/withdrawals" replace />} />
      <Route path="/:tab/:orderNo?" element={<Tabbed />} />
    </Routes>
  );
}

function Tabbed() {
  const t = useText();
  useStream();
  const navigate = useNavigate();
  const { tab, orderNo } = useParams();
  const shown: Tab = tab !== undefined && Object.hasOwn(tabs, tab) ? (tab as Tab) : 'withdrawals';
  const Shown = tabs[shown];
  const open = (order: string | undefined) =>
    navigate(`/waiting/${shown}${order === undefined ? '' : `/${order}`}`, { replace: true });
  return (
    <>
      <div className="office-head">
        <h1>{t('office-waiting.title')}</h1>
      </div>
      <nav className="waiting-tabs" aria-label={t('office-waiting.title')}>
        {(['withdrawals', 'deposits', 'speed'] as const).map((each) => (
          <Link
            key={each}
            to={`/waiting/${each}`}
            {...(each === shown && { 'aria-current': 'page' as const })}
          >
            {t(`office-waiting.tab.${each}`)}
          </Link>
        ))}
      </nav>
      <Shown orderNo={orderNo} onOpen={open} />
    </>
  );
}
