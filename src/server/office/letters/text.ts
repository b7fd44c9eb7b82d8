// A letter as a clerk types it: plain text, whose empty lines part paragraphs, and the HTML that members read of it.
import { escapeHtml } from '#texts/html.ts';

/** Paragraphs of a text, in their order; none of them is empty. */
export const paragraphsOf = (text: string): string[] =>
  text
    .replaceAll('\r\n', '\n')
    .split(/\n[ \t]*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');

/** The same for members: every sign is text, whatever a clerk typed. */
export const htmlOf = (text: string): string =>
  paragraphsOf(text)
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('');

const signs: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
};

/** What somebody reads of a letter that lies in the database, as HTML where it says so. */
export function paragraphsRead(content: string, isHtml: boolean): string[] {
  if (!isHtml) return paragraphsOf(content);
  const text = content
    .replace(/<(?:br|\/tr|\/li)\b[^>]*>/gi, '\n')
    .replace(/<\/(?:p|div|h[1-6]|ul|ol|table)\s*>/gi, '\n\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, sign: string) => signs[sign]!);
  return paragraphsOf(text);
}
