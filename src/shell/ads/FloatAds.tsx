// Owns the floating ad layer: which page's ads are requested, when they appear, and which are closed.

import { Suspense, useEffect, useState } from 'react';
import { localStore } from '#browser/storage.ts';
import { floatFrameList } from '#contract/session.generated.ts';
import { AdPage } from '#contract/states/adPage.generated.ts';
import { lacksScreen } from '#kit/page/lacksScreen.ts';
import { useSite } from '#kit/page/site.ts';
import { useCall } from '#transport/useCall.ts';
import { later } from '../later.ts';

const FloatAd = later(() => import('./FloatAd.tsx').then((module) => module.FloatAd));

/** docs/specification.md §9: a change of route settles before its ads come. */
const routeDelayMs = 100;

/** Frames the player closed stay closed for the day, on every page and in the next visit. */
const closedKey = 'closedAds';
const today = (): string => new Date().toDateString();
const closedIds = (): readonly unknown[] => {
  const { day, ids } = Object(localStore.readJson(closedKey)) as { day?: unknown; ids?: unknown };
  return day === today() && Array.isArray(ids) ? ids : [];
};

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
  const [closed, setClosed] = useState(closedIds);
  const site = useSite();
  const frames = (data?.floatFrameList ?? [])
    // An ad for a screen that the station lacks would be a button that does nothing.
    .map((frame) => ({
      ...frame,
      afsList: frame.afsList.filter(({ linkUrl }) => !lacksScreen(linkUrl, site)),
    }))
    .filter(
      ({ id, showPosition, afsList }) => showPosition === page && afsList.length > 0 && !closed.includes(id),
    );
  /** Nothing turns or beckons beside a password. */
  const mayOpen = page !== AdPage.login && page !== AdPage.register;
  return (
    <Suspense fallback={null}>
      {frames.map((frame, nth) => (
        <FloatAd
          key={frame.id}
          nth={nth}
          mayOpen={mayOpen}
          items={frame.afsList}
          onClose={() => {
            const ids = [...closedIds(), frame.id];
            localStore.writeJson(closedKey, { day: today(), ids });
            setClosed(ids);
          }}
        />
      ))}
    </Suspense>
  );
}
