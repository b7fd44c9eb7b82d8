// What of the server's HTML may reach the page: sanitised by the browser itself, or by DOMPurify where it cannot.

import { attributes, elements, transparent } from '#values/htmlAllowed.ts';
import { safeAddress, safeText } from './address.ts';

/** Element.setHTML, younger than the types: never runs script, whatever it is given, and is no Trusted Types sink. */
type Sanitising = HTMLElement & { setHTML?(html: string, options: { sanitizer: object }): void };

function nativelySanitised(html: string): DocumentFragment | null {
  const place: Sanitising = document.createElement('div');
  if (!place.setHTML) return null;
  place.setHTML(html, {
    sanitizer: {
      elements,
      attributes,
      replaceWithChildrenElements: transparent,
      comments: false,
      dataAttributes: false,
    },
  });
  const fragment = document.createDocumentFragment();
  fragment.append(...place.childNodes);
  return fragment;
}

/** Every address is judged by address.ts, whichever sanitiser let it through. */
function settleAddresses(fragment: DocumentFragment): void {
  for (const element of fragment.querySelectorAll('[href]')) {
    const address = element.tagName === 'A' ? safeAddress(element.getAttribute('href')) : null;
    if (!address) element.removeAttribute('href');
    else if (address.kind === 'site') element.setAttribute('href', address.path);
    else {
      element.setAttribute('href', address.url);
      element.setAttribute('target', '_blank');
      element.setAttribute('rel', 'noopener noreferrer nofollow');
    }
  }
  for (const element of fragment.querySelectorAll('img, [src]')) {
    const address = element.tagName === 'IMG' ? safeText(element.getAttribute('src')) : null;
    if (address === null) {
      element.remove();
      continue;
    }
    element.setAttribute('src', address);
    element.setAttribute('loading', 'lazy');
    element.setAttribute('decoding', 'async');
    if (!element.hasAttribute('alt')) element.setAttribute('alt', '');
  }
}

/** Headings stand below the screen's own h1 and skip no level, whatever the operator wrote. */
function settleHeadings(fragment: DocumentFragment): void {
  let hasSecond = false;
  for (const heading of fragment.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const isDeep = hasSecond && Number(heading.tagName[1]) > 2;
    hasSecond = true;
    const settled = document.createElement(isDeep ? 'h3' : 'h2');
    settled.append(...heading.childNodes);
    heading.replaceWith(settled);
  }
}

/** The part of this HTML that may be shown, as nodes. Rejects where nothing can decide what is safe. */
export async function sanitise(html: string): Promise<DocumentFragment> {
  const fragment = nativelySanitised(html) ?? (await import('../purify/purify.ts')).purified(html);
  settleAddresses(fragment);
  settleHeadings(fragment);
  return fragment;
}
