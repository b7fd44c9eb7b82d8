// Owns the floating ad layer: which page's ads are asked for, when they appear, which are closed, and that they hide nothing for good.

import { css } from '@linaria/core';
import { useEffect, useState } from 'react';
import { floatFrameList } from '#contract/session.generated.ts';
import { AdPage } from '#contract/states/adPage.generated.ts';
import { useCall } from '#transport/useCall.ts';
import { FloatAd } from './FloatAd.tsx';
import { roomBelow } from './floatPlace.ts';

/** docs/specification.md §9: a change of route settles before its ads come. */
const routeDelayMs = 100;

/** Closed by the player, for this visit. */
const closed = new Set<number>();

/** Below the page, in its flow. */
const room = css`
  max-width: var(--column);
  margin: 0 auto;
  background: var(--surface);
`;

export interface FloatAdsProps {
  /** None where the screen has no ads. */
  page: AdPage | undefined;
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

function PageAds({ page }: { page: AdPage }) {
  const { data } = useCall(floatFrameList, { showPage: page });
  const [, setCount] = useState(0);
  const frames = (data?.floatFrameList ?? []).filter(
    ({ id, showPosition, afsList }) => showPosition === page && afsList.length > 0 && !closed.has(id),
  );
  const from = page === AdPage.login || page === AdPage.register ? 'top' : 'foot';
  return (
    <>
      {frames.map((frame, nth) => (
        <FloatAd
          key={frame.id}
          nth={nth}
          from={from}
          items={frame.afsList}
          onClose={() => {
            closed.add(frame.id);
            setCount((count) => count + 1);
          }}
        />
      ))}
      {from === 'foot' && <div className={room} style={{ height: roomBelow(frames.length) }} />}
    </>
  );
}
