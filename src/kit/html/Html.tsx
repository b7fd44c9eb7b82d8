// A block of HTML from the server: sanitised, its links followed like those of the site, and its failure contained.

import { css, cx } from '@linaria/core';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { LinkType } from '#contract/states/linkType.generated.ts';
import { useText } from '#texts/useText.ts';
import { Failure } from '../page/Failure.tsx';
import { Skeleton } from '../page/Skeleton.tsx';
import { useSite } from '../page/site.ts';
import { safeAddress } from './address.ts';
import { sanitise } from './sanitise.ts';

const prose = css`
  overflow-x: auto;
  font-size: 0.9375rem;
  line-height: 1.7;
  /* No last line of one sign. */
  text-wrap: pretty;
  & :is(p, ul, ol, dl, table, blockquote, pre, figure):not(:last-child) {
    margin-bottom: 0.75em;
  }
  & :is(h1, h2, h3, h4, h5, h6) {
    margin: 1em 0 0.5em;
    font-size: 1.0625rem;
    font-weight: 600;
  }
  & > :first-child {
    margin-top: 0;
  }
  & ul {
    padding-left: 1.4em;
    list-style: disc;
  }
  & ol {
    padding-left: 1.6em;
    list-style: decimal;
  }
  & a[href] {
    color: var(--link);
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  & img {
    height: auto;
    border-radius: var(--radius-small);
    filter: var(--picture);
  }
  & table {
    width: 100%;
    border-collapse: collapse;
    font-size: var(--font-body);
  }
  & :is(td, th) {
    padding: 0.4em 0.5em;
    border: 1px solid var(--line);
    /* A Chinese word or time is not broken before its last sign. */
    word-break: keep-all;
    overflow-wrap: break-word;
  }
  & th {
    background: var(--surface-sunken);
    font-weight: 600;
  }
  & blockquote {
    padding-left: 0.75em;
    border-left: 3px solid var(--line);
    color: var(--text-quiet);
  }
  & hr {
    border: 0;
    border-top: 1px solid var(--line);
  }
`;

export interface HtmlProps {
  html: string;
  className?: string;
}

const prepared = new Map<string, DocumentFragment>();
const preparedCount = 12;

/** Sanitises a block before it is shown, so that nothing moves when it is. Rejects for HTML that cannot be. */
export async function prepareHtml(html: string): Promise<void> {
  if (prepared.has(html)) return;
  prepared.set(html, await sanitise(html));
  const [oldest] = prepared.keys();
  if (prepared.size > preparedCount && oldest !== undefined) prepared.delete(oldest);
}

export function Html({ html, className }: HtmlProps) {
  const t = useText();
  const site = useSite();
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'loading' | 'shown' | 'lost'>('loading');

  const show = useCallback((): boolean => {
    const element = place.current;
    const safe = prepared.get(html);
    if (!element || !safe) return false;
    element.replaceChildren(safe.cloneNode(true));
    element.hidden = false;
    // A wide table scrolls, and what scrolls must be within reach of the arrow keys.
    if (element.scrollWidth > element.clientWidth) element.tabIndex = 0;
    else element.removeAttribute('tabindex');
    setState('shown');
    return true;
  }, [html]);

  const draw = useCallback(async (): Promise<void> => {
    try {
      await prepareHtml(html);
      show();
    } catch {
      // With bad HTML or a lost chunk only this block is missing.
      setState('lost');
    }
  }, [html, show]);

  // Prepared beforehand, it is there with the first frame.
  useLayoutEffect(() => {
    if (!show()) void draw();
  }, [show, draw]);

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const onLostPicture = (event: Event): void => {
      if (event.target instanceof HTMLImageElement) event.target.replaceWith(event.target.alt);
    };
    const onClick = (event: MouseEvent): void => {
      const link = (event.target as Element).closest('a[href]');
      if (!link) return;
      event.preventDefault();
      const address = safeAddress(link.getAttribute('href'));
      const title = link.textContent ?? '';
      if (address?.kind === 'site') site.follow(address.path, title, LinkType.here);
      else if (address) site.follow(address.url, title, LinkType.newTab);
    };
    // Error events do not bubble.
    element.addEventListener('error', onLostPicture, true);
    element.addEventListener('click', onClick);
    return () => {
      element.removeEventListener('error', onLostPicture, true);
      element.removeEventListener('click', onClick);
    };
  }, [site]);

  return (
    <>
      {state === 'loading' && <Skeleton lines={4} />}
      {state === 'lost' && <Failure text={t('kit.html.lost')} onRetry={draw} />}
      <div ref={place} className={cx(prose, className)} hidden={state !== 'shown'} />
    </>
  );
}
