// Owns what of the server's HTML may reach the page. Loaded with the first block of HTML; its Trusted Types policy is DOMPurify's own, "dompurify".
import purify, { type Config } from 'dompurify';
import { safeAddress, safeText } from './address.ts';

const allowed: Config = {
  ALLOWED_TAGS:
    'a b blockquote br caption code dd del details div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img ins li mark ol p pre s small span strong sub summary sup table tbody td tfoot th thead tr u ul'.split(
      ' ',
    ),
  ALLOWED_ATTR: ['alt', 'colspan', 'href', 'rowspan', 'src', 'start', 'title'],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  // Every href and src is judged by address.ts; this only keeps DOMPurify's own list from letting more through.
  ALLOWED_URI_REGEXP: /^(?:https:|\/(?!\/))/i,
  RETURN_DOM_FRAGMENT: true,
};

purify.addHook('afterSanitizeAttributes', (element) => {
  if (element.hasAttribute('href')) {
    const address = element.tagName === 'A' ? safeAddress(element.getAttribute('href')) : null;
    if (!address) element.removeAttribute('href');
    else if (address.kind === 'site') element.setAttribute('href', address.path);
    else {
      element.setAttribute('href', address.url);
      element.setAttribute('target', '_blank');
      element.setAttribute('rel', 'noopener noreferrer nofollow');
    }
  }
  if (element.hasAttribute('src') || element.tagName === 'IMG') {
    const address = element.tagName === 'IMG' ? safeText(element.getAttribute('src')) : null;
    if (address === null) {
      element.remove();
      return;
    }
    element.setAttribute('src', address);
    element.setAttribute('loading', 'lazy');
    element.setAttribute('decoding', 'async');
    if (!element.hasAttribute('alt')) element.setAttribute('alt', '');
  }
});

/**
 * Takes styles and handlers out of the tags before they are parsed. Safety does not rest on this, DOMPurify refuses them
 * anyway; but parsing alone makes the browser report each one as a breach of the content policy, and operators' editors
 * write styles everywhere.
 */
const withoutNoise = (html: string): string =>
  html.replace(/<[^<>]*>/g, (tag) =>
    tag.replace(/\s(?:style|on[a-z]+)\s*=\s*("[^"]*"|'[^']*'|[^\s>]*)/gi, ''),
  );

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

/** The part of this HTML that may be shown, as nodes. Throws where the browser cannot tell what is safe. */
export function sanitise(html: string): DocumentFragment {
  if (!purify.isSupported) throw new Error('This browser cannot sanitise HTML.');
  const fragment = purify.sanitize(withoutNoise(html), allowed) as unknown as DocumentFragment;
  settleHeadings(fragment);
  return fragment;
}
