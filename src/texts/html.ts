// How pages written by the server are put together: a template tag that escapes every value.

/** A piece of a page, safe to put into another. */
export interface Html {
  readonly markup: string;
}

type Piece = Html | string | number | bigint | boolean | null | undefined | readonly Piece[];

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may stand between tags and inside quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign]!);

/** Markup that is trusted as it is: our own files only. */
export const raw = (markup: string): Html => ({ markup });

function written(piece: Piece): string {
  if (piece === null || piece === undefined || piece === false || piece === true) return '';
  if (Array.isArray(piece)) return piece.map(written).join('');
  return typeof piece === 'object' ? (piece as Html).markup : escapeHtml(String(piece));
}

/** html`<b>${name}</b>`: texts and numbers are escaped, pieces of html`` and lists of them go in as they are, false and null vanish. */
export function html(strings: TemplateStringsArray, ...pieces: Piece[]): Html {
  return { markup: strings.reduce((before, part, at) => before + written(pieces[at - 1]) + part) };
}

/** JSON for a <script type="application/json">: nothing in it can end the element or begin a comment. */
export const jsonForPage = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
