// The ads of a page: which are requested, when they appear, whether they float or stand at its end, and which are folded or closed.

import { useEffect, useState, useSyncExternalStore } from 'react';
import { localStore } from '#browser/storage.ts';
import type { FloatFrame } from '#contract/entities.generated.ts';
import { floatFrameList } from '#contract/session.generated.ts';
import { AdPage } from '#contract/states/adPage.generated.ts';
import { toast } from '#kit/overlay/toast.ts';
import { lacksScreen } from '#kit/page/lacksScreen.ts';
import { useSite } from '#kit/page/site.ts';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';
import { Coming } from '../Coming.tsx';
import { later } from '../later.ts';

const AdCard = later(() => import('./AdCard.tsx').then((module) => module.AdCard));
const FloatAd = later(() => import('./FloatAd.tsx').then((module) => module.FloatAd));

/** docs/specification.md §9: a change of route settles before its ads come. */
const routeDelayMs = 100;

/** What the player closed or folded stays so, on every page and in every visit. */
const stores = { closed: 'closedAds', folded: 'foldedAds' } as const;
/** As many are remembered: far more than stations show at a time. */
const rememberedMost = 60;
type Store = keyof typeof stores;
const remembered = (store: Store): readonly unknown[] => {
  const keys = localStore.readJson(stores[store]);
  return Array.isArray(keys) ? keys : [];
};

/** Other pictures are another ad. */
const keyOf = ({ id, afsList }: FloatFrame): string => [id, ...afsList.map(({ imgUrl }) => imgUrl)].join(' ');

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
  if (page === undefined) return null;
  return settled === place ? <PageAds page={page} /> : <Coming />;
}

const isField = (element: Element | null): boolean => element?.matches('input, select, textarea') ?? false;

/** Whether a field of the page has the focus. */
const useFieldFocus = (): boolean =>
  useSyncExternalStore(onFocusMoved, () => isField(document.activeElement));

function onFocusMoved(report: () => void): () => void {
  document.addEventListener('focusin', report);
  // The focus has left before anything else has it: what has it then is asked after that.
  const left = (): void => queueMicrotask(report);
  document.addEventListener('focusout', left);
  return () => {
    document.removeEventListener('focusin', report);
    document.removeEventListener('focusout', left);
  };
}

function PageAds({ page }: { page: AdPage }) {
  const { data } = useCall(floatFrameList, { showPage: page });
  const t = useText();
  const [known, setKnown] = useState({ closed: remembered('closed'), folded: remembered('folded') });
  const remember = (store: Store, key: string): void => {
    const keys = [...remembered(store).filter((each) => each !== key), key].slice(-rememberedMost);
    localStore.writeJson(stores[store], keys);
    setKnown((before) => ({ ...before, [store]: keys }));
  };
  const close = (key: string): void => {
    remember('closed', key);
    toast(t('extra.ad.closed'));
  };
  const site = useSite();
  const frames = (data?.floatFrameList ?? [])
    // An ad for a screen that the station lacks would be a button that does nothing.
    .map((frame) => ({
      ...frame,
      key: keyOf(frame),
      afsList: frame.afsList.filter(({ linkUrl }) => !lacksScreen(linkUrl, site)),
    }))
    .filter(
      ({ key, showPosition, afsList }) =>
        showPosition === page && afsList.length > 0 && !known.closed.includes(key),
    );
  const isTyping = useFieldFocus();
  if (site.station.ads === 'picture')
    return frames.map(({ id, key, afsList }) => (
      <AdCard key={id} items={afsList} onClose={() => close(key)} />
    ));
  // A keyboard leaves little of the page, and what is typed comes first.
  if (isTyping) return null;
  /** Nothing turns or beckons beside a password. */
  const mayOpen = page !== AdPage.login && page !== AdPage.register;
  return frames.map(({ id, key, afsList }, nth) => (
    <FloatAd
      key={id}
      nth={nth}
      mayOpen={mayOpen && !known.folded.includes(key)}
      items={afsList}
      onFold={() => remember('folded', key)}
      onClose={() => close(key)}
    />
  ));
}
