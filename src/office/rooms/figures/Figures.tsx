// The room of figures: what a span brought, the rows behind each figure, what offers cost, how payment methods do, and reports by email.
import type { ReactNode } from 'react';
import { Link, Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { useText } from '../../kit/locale.ts';
import './figures.css';
import { Mail } from './Mail.tsx';
import { Methods } from './Methods.tsx';
import { Offers } from './Offers.tsx';
import { Report } from './Report.tsx';
import { Rows } from './Rows.tsx';
import { useSees } from './sees.ts';
import './texts.ts';

export function Figures() {
  const { isAll, hasRows, hasOffers } = useSees();
  return (
    <Routes>
      <Route index element={page(<Report />)} />
      {hasRows && <Route path="rows" element={<Rows />} />}
      {hasOffers && <Route path="offers" element={page(<Offers />)} />}
      {isAll && <Route path="methods" element={page(<Methods />)} />}
      {isAll && <Route path="mail" element={page(<Mail />)} />}
      <Route path="*" element={<Navigate to="/figures" replace />} />
    </Routes>
  );
}

const page = (shown: ReactNode) => (
  <>
    <Head />
    {shown}
  </>
);

function Head() {
  const t = useText();
  const { isAll, hasOffers } = useSees();
  const { pathname } = useLocation();
  const parts = [
    'report' as const,
    ...(hasOffers ? ['offers' as const] : []),
    ...(isAll ? ['methods' as const, 'mail' as const] : []),
  ];
  return (
    <div className="office-head">
      <h1>{t('office.room.figures')}</h1>
      {parts.length > 1 && (
        <nav className="figures-parts" aria-label={t('office.room.figures')}>
          {parts.map((part) => {
            const path = part === 'report' ? '/figures' : `/figures/${part}`;
            return (
              <Link key={part} to={path} aria-current={pathname === path ? 'page' : undefined}>
                {t(`office-figures.part.${part}`)}
              </Link>
            );
          })}
        </nav>
      )}
    </div>
  );
}
