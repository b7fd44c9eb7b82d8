// Owns the floating ad layer: which page's ads are asked for, when they appear, which are closed.
import { useEffect, useState } from 'react';
import { floatFrameList } from '#contract/session.generated.ts';
import { useCall } from '#transport/useCall.ts';
import { FloatAd } from './FloatAd.tsx';

/** Section 9 of the spec: a change of route settles before its ads come. */
const routeDelayMs = 100;

/** Closed by the player, for this visit. */
const closed = new Set<number>();

export interface FloatAdsProps {
  /** 1 home, 2 user centre, 3 log-in tab, 4 register tab, 5 lottery pages; none elsewhere. */
  page: number | undefined;
  path: string;
}

export function FloatAds({ page, path }: FloatAdsProps) {
  const [settled, setSettled] = useState('');
  const place = `${path} ${page}`;
  useEffect(() => {
    const timer = setTimeout(() => setSettled(place), routeDelayMs);
    return () => clearTimeout(timer);
  }, [place]);
  return page !== undefined && settled === place ? <PageAds page={page} /> : null;
}

function PageAds({ page }: { page: number }) {
  const { data } = useCall(floatFrameList, { showPage: page });
  const [, setCount] = useState(0);
  const frames = (data?.floatFrameList ?? []).filter(
    ({ id, showPosition, afsList }) => showPosition === page && afsList.length > 0 && !closed.has(id),
  );
  return frames.map((frame, nth) => (
    <FloatAd
      key={frame.id}
      nth={nth}
      from={page === 3 || page === 4 ? 'top' : 'foot'}
      items={frame.afsList}
      onClose={() => {
        closed.add(frame.id);
        setCount((count) => count + 1);
      }}
    />
  ));
}
