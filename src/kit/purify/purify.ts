// Sanitising where the browser brings no sanitiser of its own. Its Trusted Types policy is DOMPurify's own, "dompurify".
import purify from 'dompurify';
import { attributes, elements } from '#values/htmlAllowed.ts';

/**
 * Takes styles and handlers out of the tags before they are parsed. Safety does not rest on this, DOMPurify refuses them
 * anyway; but parsing alone makes the browser report each one as a breach of the content policy, and operators' editors
 * write styles everywhere.
 */
const withoutNoise = (html: string): string =>
  html.replace(/<[^<>]*>/g, (tag) =>
    tag.replace(/\s(?:style|on[a-z]+)\s*=\s*("[^"]*"|'[^']*'|[^\s>]*)/gi, ''),
  );

/** The allowed part of this HTML, addresses not yet judged. Throws where the browser cannot decide what is safe. */
export function purified(html: string): DocumentFragment {
  if (!purify.isSupported) throw new Error('This browser cannot sanitise HTML.');
  return purify.sanitize(withoutNoise(html), {
    ALLOWED_TAGS: elements,
    ALLOWED_ATTR: attributes,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    // Every href and src is judged afterwards; this only keeps DOMPurify's own list from letting more through.
    ALLOWED_URI_REGEXP: /^(?:https:|\/(?!\/))/i,
    RETURN_DOM_FRAGMENT: true,
  }) as unknown as DocumentFragment;
}
