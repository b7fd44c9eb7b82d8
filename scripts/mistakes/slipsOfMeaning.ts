// The slips of meaning: what is named, when, in which texts, and in which order.
import {
  type Edit,
  inRaw,
  isText,
  misspelt,
  raw,
  replaced,
  rewritten,
  type Slip,
  sibling,
  siteIn,
  textOf,
} from './slip.ts';
import type { Site, Subject } from './subject.ts';

const named =
  (key: RegExp) =>
  (subject: Subject): Site[] =>
    subject.sites.filter(({ member }) => member && key.test(member.key));
const ofKind =
  (kind: RegExp, sites: (subject: Subject) => Site[]) =>
  (subject: Subject): Site[] =>
    kind.test(subject.kind) ? sites(subject) : [];
const texts = ({ sites }: Subject): Site[] => sites.filter((one) => isText(one) && textOf(one) !== '');
const htmls = (subject: Subject): Site[] =>
  texts(subject).filter(({ form, node }) => /html/i.test(form) && /</.test(String(node.value)));
const lines = (subject: Subject): Site[] =>
  texts(subject).filter(
    ({ form, member }) => /label|line/i.test(form) && /^(zh-CN|en)$/.test(member?.key ?? ''),
  );
const bilingual = ({ sites }: Subject): Site[] =>
  sites.filter(
    ({ node }) =>
      node.kind === 'object' &&
      ['zh-CN', 'en'].every((key) => node.members.some((one) => one.key === key && one.value.value !== '')),
  );
const inBraces = (subject: Subject): Site[] =>
  texts(subject).filter((one) => /\{[a-z][^{}]*\}/i.test(textOf(one)));

/** Two fields of which one is never above the other. */
const bounds: Readonly<Record<string, string>> = { least: 'most', min: 'max', tailLeast: 'tailMost' };

const ofHtml = (name: string, from: string | RegExp, to: string): Slip => ({
  name,
  sites: htmls,
  edit: (site, _, subject) => inRaw(site, subject, from, to),
});

const ofFigure = (name: string, write: (figure: string) => string): Slip => ({
  name,
  sites: inBraces,
  edit: (site, random) => {
    const found = random.one([...textOf(site).matchAll(/\{[a-z][^{}]*\}/gi)]);
    return rewritten(
      site,
      textOf(site).slice(0, found.index) +
        write(found[0]) +
        textOf(site).slice(found.index + found[0].length),
    );
  },
});

/** Puts fields at the beginning of the object of a site. */
const inserted = (site: Site, fields: string): Edit => ({
  start: site.node.start + 1,
  end: site.node.start + 1,
  put: `\n${fields},`,
});

const windowed = (subject: Subject): Site[] =>
  subject.sites.filter(
    ({ path, node, schema }) =>
      /^items\.\d+$/.test(path) &&
      schema?.properties?.from !== undefined &&
      schema.properties.until !== undefined &&
      !node.members.some(({ key }) => key === 'from' || key === 'until'),
  );

const ofWindow = (name: string, from: string | null, until: string | null): Slip => ({
  name,
  sites: windowed,
  edit: (site) =>
    inserted(site, [from && `"from": "${from}"`, until && `"until": "${until}"`].filter(Boolean).join(',\n')),
});

export const ofMeaning: readonly Slip[] = [
  {
    name: 'a key twice',
    sites: ({ sites }) =>
      sites.filter(
        ({ member, path, form }) =>
          member?.key === 'key' && /^(key|code)$/.test(form) && /\.[1-9]\d*\.key$/.test(path),
      ),
    edit: (site, _, subject) => {
      const before = siteIn(
        subject,
        site.path.replace(/\.(\d+)\.key$/, (__, at: string) => `.${Number(at) - 1}.key`),
      );
      return before ? rewritten(site, textOf(before), [before.node.start]) : null;
    },
  },
  {
    name: 'an item of a list twice',
    sites: ({ sites }) =>
      sites.filter(
        ({ node, schema }) => node.kind === 'array' && schema?.uniqueItems && node.items.length > 1,
      ),
    edit: ({ node }, _, { text }) => ({
      start: node.items[1]!.start,
      end: node.items[1]!.end,
      put: text.slice(node.items[0]!.start, node.items[0]!.end),
      also: [node.items[0]!.start],
    }),
  },
  {
    name: 'two bounds exchanged',
    sites: named(/^(least|min|tailLeast)$/),
    edit: (site, _, subject) => {
      const other = sibling(site, subject, bounds[site.member!.key]!);
      if (!other || Number(site.node.value) >= Number(other.node.value)) return null;
      const [start, end] = [
        Math.min(site.node.start, other.node.start),
        Math.max(site.node.end, other.node.end),
      ];
      const isFirst = site.node.start < other.node.start;
      const [first, second] = isFirst ? [site, other] : [other, site];
      const put =
        raw(second, subject) + subject.text.slice(first.node.end, second.node.start) + raw(first, subject);
      return { start, end, put, also: [site.node.start, other.node.start] };
    },
  },
  {
    name: 'a bound with zeros too many',
    sites: named(/^(least|min|tailLeast)$/),
    edit: (site, _, subject) => {
      const other = sibling(site, subject, bounds[site.member!.key]!);
      if (!other || !isText(site)) return null;
      const put = String(Math.ceil(Number(other.node.value) * 10 + 1));
      return rewritten(site, put, [other.node.start]);
    },
  },
  ofWindow('a window in the wrong order', '2027-03-01', '2027-02-01'),
  ofWindow('a window of last year', '2025-10-01', '2025-10-31'),
  ofWindow('an end in the past', null, '2026-05-31'),
  ofWindow('a day that is none', '2027-02-30', null),
  ofWindow('a month of thirteen', '2026-13-05', null),
  ofWindow('a date with slashes', '2026/12/24', null),
  ofWindow('a date without zeros', '2026-12-4', null),
  ofWindow('a date in Chinese', '2026年12月24日', null),
  ofWindow('a date of eight digits', '20261224', null),
  ofWindow('a moment with a T', '2026-12-24T08:00', null),
  ofWindow('a moment with a zone', '2026-12-24 08:00+08:00', null),
  ofWindow('a clock in full-width signs', '2026-12-24 08：00', null),
  ofWindow('a beginning far away', '2063-01-01', null),
  {
    name: 'a reference misspelt',
    sites: ofKind(
      /^(activities|coupons|deposit|pay-methods|help|rebates)/,
      named(/^(type|offer|topic|payType)$/),
    ),
    edit: (site, random) => (site.schema?.enum ? null : rewritten(site, misspelt(textOf(site), random))),
  },
  {
    name: 'a level that is not there',
    sites: ({ sites }) => sites.filter(({ form, path }) => form === 'level' && /\.levels\./.test(path)),
    edit: (site) => replaced(site, '77'),
  },
  {
    name: 'a lottery that is not there',
    sites: ofKind(/^lotteries$/, named(/^key$/)),
    edit: (site, random) => rewritten(site, misspelt(textOf(site), random).toUpperCase()),
  },
  {
    name: 'a lottery in small letters',
    sites: ofKind(/^lotteries$/, named(/^key$/)),
    edit: (site) => rewritten(site, textOf(site).toLowerCase()),
  },
  {
    name: 'a screen misspelt',
    sites: (subject) =>
      texts(subject).filter((one) => one.form === 'destination' && /^\/\w+$/.test(textOf(one))),
    edit: (site, random) => rewritten(site, `/${misspelt(textOf(site).slice(1), random)}`),
  },
  ofFigure('a figure misspelt', (figure) =>
    figure.replace(/(\w)(\w)(?=\W*$)/, '$2$1').replace(/^(\{\w+)$/, '$1x'),
  ),
  ofFigure('a figure of nothing', (figure) => figure.replace(/\}$/, '.figure}')),
  ofFigure('a figure without its closing brace', (figure) => figure.slice(0, -1)),
  ofFigure('a figure without its opening brace', (figure) => figure.slice(1)),
  ofFigure('full-width braces', (figure) => `｛${figure.slice(1, -1)}｝`),
  ofFigure('two braces', (figure) => `{${figure}}`),
  ofFigure('a dollar before braces', (figure) => `$${figure}`),
  ofFigure('round brackets', (figure) => `(${figure.slice(1, -1)})`),
  ofFigure('a blank in braces', (figure) => `{ ${figure.slice(1)}`),
  {
    name: 'a figure missing in one language',
    sites: (subject) => inBraces(subject).filter(({ member }) => member?.key === 'en'),
    edit: (site) => {
      const [figure] = /\{[a-z][^{}]*\}/i.exec(textOf(site))!;
      return textOf(site).split(figure).length > 2
        ? null
        : rewritten(site, textOf(site).replace(figure, '...'));
    },
  },
  {
    name: 'the languages exchanged',
    sites: bilingual,
    edit: (site, _, subject) => {
      const [zh, en] = ['zh-CN', 'en'].map((key) => siteIn(subject, `${site.path}.${key}`)!);
      const [one, other] = [raw(zh!, subject), raw(en!, subject)];
      if (!/[\u4e00-\u9fff]/.test(one) || !/[a-z]{3}/i.test(other) || /[\u4e00-\u9fff]/.test(other))
        return null;
      const [first, second] = zh!.node.start < en!.node.start ? [zh!, en!] : [en!, zh!];
      return {
        start: first.node.start,
        end: second.node.end,
        put:
          raw(second, subject) + subject.text.slice(first.node.end, second.node.start) + raw(first, subject),
        also: [site.node.start],
      };
    },
  },
  {
    name: 'English left in Chinese',
    sites: bilingual,
    edit: (site, _, subject) => {
      const [zh, en] = ['zh-CN', 'en'].map((key) => siteIn(subject, `${site.path}.${key}`)!);
      return /[\u4e00-\u9fff]/.test(textOf(zh!)) ? rewritten(en!, textOf(zh!)) : null;
    },
  },
  {
    name: 'Chinese in English',
    sites: bilingual,
    edit: (site, _, subject) => {
      const [zh, en] = ['zh-CN', 'en'].map((key) => siteIn(subject, `${site.path}.${key}`)!);
      return /[a-z]{3} [a-z]{3}/.test(textOf(en!)) && /[\u4e00-\u9fff]/.test(textOf(zh!))
        ? rewritten(zh!, textOf(en!))
        : null;
    },
  },
  {
    name: 'Chinese left out',
    sites: bilingual,
    edit: (site) => {
      const [zh, next] = site.node.members;
      if (zh?.key !== 'zh-CN' || !next) return null;
      return { start: zh.start, end: next.start, put: '', also: [site.node.start] };
    },
  },
  ofHtml('a script', /(?=<)/, '<script>alert(1)</script>'),
  ofHtml('an event', /<(\w+)(?=[ >])/, '<$1 onclick=\\"go()\\"'),
  ofHtml('a style', /<(\w+)(?=[ >])/, '<$1 style=\\"color:red\\"'),
  ofHtml('a frame', /(?=<)/, '<iframe src=\\"https://news.example\\"></iframe>'),
  ofHtml('an element not closed', /<\/(\w+)>/, ''),
  ofHtml('an element closed twice', /(<\/\w+>)/, '$1$1'),
  ofHtml('an element misspelt', /<(h3|strong|p|ol|table)>([^<]*)<\/\1>/, '<x$1>$2</x$1>'),
  ofHtml('an element cut off', /<(\w+)>/, '<$1'),
  ofHtml('a closing element cut off', /<\/(\w+)>/, '</$1'),
  ofHtml('a full-width bracket in an element', /<(\w+)>/, '＜$1>'),
  ofHtml('an element closed by another', /<\/(h3|p|li|td)>/, '</h4>'),
  ofHtml('a link of javascript', /<(p|li)>/, '<$1><a href=\\"javascript:go()\\">活动</a>'),
  {
    name: 'HTML in a line',
    sites: lines,
    edit: (site, random) =>
      rewritten(site, random.one([`<b>${textOf(site)}</b>`, `${textOf(site)}<br>`, `${textOf(site)}&nbsp;`])),
  },
  {
    name: 'a letter O in a card number',
    sites: ofKind(/^pay-methods$/, named(/^cardNo$/)),
    edit: (site) => (/^\d+$/.test(textOf(site)) ? rewritten(site, textOf(site).replace('0', 'O')) : null),
  },
  {
    name: 'a digit exchanged in a card number',
    sites: ofKind(/^pay-methods$/, named(/^cardNo$/)),
    edit: (site) => (/^\d{16,}$/.test(textOf(site)) ? rewritten(site, textOf(site).slice(0, -3)) : null),
  },
  {
    name: 'a receiver or account left out',
    sites: ofKind(/^pay-methods$/, (subject) =>
      named(/^(cardNo|receiver)$/)(subject).filter(({ parent }) =>
        parent!.members.some(({ key, value }) => key === 'kind' && value.value === 'bank'),
      ),
    ),
    edit: ({ member, parent }) => {
      const place = parent!.members.indexOf(member!);
      const last = parent!.members[place - 1]!;
      return { start: last.end, end: member!.end, put: '', also: [parent!.start] };
    },
  },
  {
    name: 'steps in the wrong order',
    sites: ({ sites }) =>
      sites.filter(
        ({ node, member }) =>
          node.kind === 'array' && node.items.length > 1 && /^(tiers|steps|boxes)$/.test(member?.key ?? ''),
      ),
    edit: (site, random, subject) => {
      const fields = [...(site.node.items[0]?.members ?? [])].map(({ key }) => key);
      const field = ['rate', 'amount', 'max'].find((one) => fields.includes(one));
      if (!field) return null;
      const at = random.below(site.node.items.length - 1);
      const [one, other] = [at, at + 1].map((place) => siteIn(subject, `${site.path}.${place}.${field}`));
      if (!one || !other || one.node.value === other.node.value) return null;
      return {
        start: one.node.start,
        end: other.node.end,
        put: raw(other, subject) + subject.text.slice(one.node.end, other.node.start) + raw(one, subject),
        also: [one.node.start, other.node.start, site.node.items[at]!.start, site.node.items[at + 1]!.start],
      };
    },
  },
  {
    name: 'a limit that nobody reaches',
    sites: ofKind(/^withdrawal-rules$/, named(/^freeTimes$/)),
    edit: (site) => replaced(site, '99'),
  },
  {
    name: 'everything closed',
    sites: ({ kind, sites }) =>
      /^(lotteries|pay-methods|card-types)$/.test(kind) ? sites.filter(({ path }) => path === 'items') : [],
    edit: (site, _, { text }) => ({
      start: site.node.start,
      end: site.node.end,
      put: text
        .slice(site.node.start, site.node.end)
        .replaceAll(/^ {6}"key": /gm, '      "open": false,\n      "key": '),
      also: [site.node.start],
    }),
  },
];
