// What is left of a plain text when the HTML in it is taken out.

const tag = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/gi;
const entity = /&(?:nbsp|amp|lt|gt|quot|#\d+);/gi;

/** The text without tags and entities, which stand for no sign here. */
export const withoutHtml = (text: string): string => text.replaceAll(tag, '').replaceAll(entity, ' ').trim();

/** The first tag or entity of a text that has one. */
export const firstHtml = (text: string): string | undefined => (text.match(tag) ?? text.match(entity))?.[0];
