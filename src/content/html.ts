// Reading the HTML of texts as far as a checker has to: which elements it opens and closes, and the first thing wrong with that.
import { confidentMatch, nearest } from '#station/read/nearest.ts';
import { attributes, elements, transparent } from '#values/htmlAllowed.ts';

export interface HtmlFault {
  message: string;
  /** The text put right; undefined where that would be a guess. */
  fixed?: string | undefined;
}

interface Tag {
  name: string;
  isEnd: boolean;
  inside: string;
  start: number;
  end: number;
}

const known: readonly string[] = [...elements, ...transparent];
/** Elements without an end. */
const empty: readonly string[] = ['br', 'col', 'hr', 'img', 'wbr'];

/** Every tag of a text; one that is cut off, by the end or by another tag, has no `end`. */
function* tagsOf(text: string): Generator<Tag | { start: number; end: null }> {
  for (const found of text.matchAll(/<(\/?)([A-Za-z][A-Za-z0-9]*)((?:\s[^<>]*?|)\/?)(>|(?=<)|$)/g)) {
    const [whole, slash, name, inside, close] = found;
    yield close === '>'
      ? {
          name: name!.toLowerCase(),
          isEnd: slash === '/',
          inside: inside!,
          start: found.index,
          end: found.index + whole.length,
        }
      : { start: found.index, end: null };
  }
}

const without = (text: string, start: number, end: number): string => text.slice(0, start) + text.slice(end);

/** A text without one of its links, whose words stay. */
function withoutLink(text: string, start: number, end: number): string | undefined {
  const close = text.indexOf('</a>', end);
  return close < 0 ? undefined : text.slice(0, start) + text.slice(end, close) + text.slice(close + 4);
}

/** What is wrong with one tag for players' safety or for what they see. */
function unsafeTag(text: string, { name, isEnd, inside, start, end }: Tag): HtmlFault | undefined {
  if (!known.includes(name) && confidentMatch(nearest(name, elements)) === undefined) {
    const close = text.toLowerCase().indexOf(`</${name}>`, end);
    const whole = close < 0 ? end : close + name.length + 3;
    return { message: `<${name}> is never shown.`, fixed: without(text, start, whole) };
  }
  if (isEnd) return undefined;
  for (const found of inside.matchAll(/\s([^\s"'=/]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"']*))?/g)) {
    const [whole, attribute, value = ''] = found;
    const at = start + 1 + name.length + found.index;
    if (/^(?:on[a-z]+|style|srcdoc)$/i.test(attribute!))
      return { message: `${attribute} is never applied.`, fixed: without(text, at, at + whole.length) };
    const address = value.replaceAll(/^["']|["']$/g, '').trim();
    if (
      attributes.includes(attribute!) &&
      /^(?:href|src)$/.test(attribute!) &&
      !/^(?:https:\/\/|\/(?!\/)|\{)/i.test(address)
    )
      return {
        message: `${attribute} cannot be ${JSON.stringify(address)}: it is a screen such as /recharge, or begins with https://.`,
        fixed: /^http:\/\//i.test(address)
          ? text.replace(address, address.replace(/^http:/i, 'https:'))
          : name === 'a'
            ? withoutLink(text, start, end)
            : undefined,
      };
  }
  return undefined;
}

/** The first element or attribute that the site never shows. */
export function unsafeHtml(text: string): HtmlFault | undefined {
  for (const tag of tagsOf(text)) {
    const fault = tag.end === null ? undefined : unsafeTag(text, tag);
    if (fault) return fault;
  }
  return undefined;
}

/** A tag whose name is a typing mistake away from an element. */
function misspelled(text: string, { name }: Tag): HtmlFault | undefined {
  if (known.includes(name)) return undefined;
  const meant = confidentMatch(nearest(name, elements));
  if (meant === undefined) return undefined;
  const fixed = text.replaceAll(new RegExp(`(</?)${name}(?=[\\s>/])`, 'gi'), `$1${meant}`);
  return { message: `There is no element <${name}>; <${meant}> was meant.`, fixed };
}

/** A text with the > that a tag lacks, behind the longest name of an element that it begins with. */
function closedTag(text: string, start: number): string | undefined {
  const [, begin, rest] = /^(<\/?)([A-Za-z0-9]+)/.exec(text.slice(start, start + 40)) ?? [];
  if (rest === undefined) return undefined;
  const names = known.filter((name) => rest.toLowerCase().startsWith(name));
  const name = names.toSorted((one, other) => other.length - one.length)[0];
  if (name === undefined) return undefined;
  const at = start + begin!.length + name.length;
  const spaces = /^ *(?=<)/.exec(text.slice(at))?.[0].length ?? 0;
  return `${text.slice(0, at)}>${text.slice(at + spaces)}`;
}

/** Whether the next end of a name behind a place may be that of an element before it: none of its name begins in between. */
function isEndOfThis(text: string, name: string, from: number): boolean {
  const end = text.indexOf(`</${name}>`, from);
  return end >= 0 && !new RegExp(`<${name}[\\s>]`).test(text.slice(from, end));
}

/** A tag with at least one sign that may be full-width. */
const wide = new RegExp(`[<\\uff1c][/\\uff0f]?(?:${elements.join('|')})\\s?[/\\uff0f]?[>\\uff1e]`, 'gi');

/** The first element that is misspelled, cut off, not closed, or closed without being open. */
export function brokenHtml(text: string): HtmlFault | undefined {
  for (const [tag] of text.matchAll(wide))
    if (tag.normalize('NFKC') !== tag)
      return {
        message: `${tag} is written in full-width signs, so it is shown as it stands.`,
        fixed: text.replaceAll(wide, (one) => one.normalize('NFKC')),
      };
  const entity = /&(?:nbsp|amp|lt|gt|quot)(?![;\w])/.exec(text)?.[0];
  if (entity !== undefined)
    return {
      message: `${entity} is not closed by a semicolon.`,
      fixed: text.replaceAll(new RegExp(`${entity}(?![;\\w])`, 'g'), `${entity};`),
    };
  const open: Tag[] = [];
  for (const tag of tagsOf(text)) {
    if (tag.end === null)
      return {
        message: `The tag ${JSON.stringify(text.slice(tag.start, tag.start + 12))} is cut off: > is missing.`,
        fixed: closedTag(text, tag.start),
      };
    const slip = misspelled(text, tag);
    if (slip) return slip;
    if (empty.includes(tag.name) && tag.isEnd)
      return {
        message: `</${tag.name}> closes nothing.`,
        fixed: `${text.slice(0, tag.start)}<${tag.name}>${text.slice(tag.end)}`,
      };
    if (empty.includes(tag.name) || tag.inside.endsWith('/')) continue;
    if (!tag.isEnd) {
      open.push(tag);
      continue;
    }
    const last = open.at(-1);
    if (last?.name === tag.name) {
      open.pop();
      continue;
    }
    return open.some(({ name }) => name === tag.name)
      ? {
          message: `<${last!.name}> is not closed before </${tag.name}>.`,
          // A later end of its name may be that of this one, unless another begins before it.
          fixed: isEndOfThis(text, last!.name, tag.end)
            ? undefined
            : `${text.slice(0, tag.start)}</${last!.name}>${text.slice(tag.start)}`,
        }
      : { message: `</${tag.name}> closes nothing.`, fixed: without(text, tag.start, tag.end) };
  }
  const [left] = open;
  return left
    ? {
        message: `<${left.name}> is not closed.`,
        fixed: open.length === 1 ? `${text}</${left.name}>` : undefined,
      }
    : undefined;
}
