// The form of the documents: decisions, links between pages, paths they name, and what comments cite.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { fileOf } from '#scripts/test/imports.ts';
import { isThere, root, type Source, sourcesOf } from './sources.ts';

const rootPages = await Promise.all(
  (await readdir(root))
    .filter((name) => name.endsWith('.md'))
    .map(async (file) => ({ file, text: await readFile(path.join(root, file), 'utf8') })),
);
const pages: readonly Source[] = [...rootPages, ...(await sourcesOf(['docs'], ['.md']))];
const decisions = pages.filter(({ file }) => /^docs\/decisions\/\d/.test(file));
const nameOf = ({ file }: Source): string => path.posix.basename(file);
const numberOf = (page: Source): number => Number(nameOf(page).slice(0, 4));
const titleOf = ({ text }: Source): string | undefined => /^# \d{4} · (.+)$/m.exec(text)?.[1];
const statusOf = ({ text }: Source): string | undefined => /^- Status: (.+)$/m.exec(text)?.[1];

const decisionForm =
  /^# \d{4} · .+\n\n- Status: (?:accepted|accepted, amended by \[\d{4}\]\(.+\)|superseded by \[\d{4}\]\(.+\))\n- Date: \d{4}-\d{2}-\d{2}(?: \(.+\))?\n(?:- (?:Supersedes|Amends): \[\d{4}\]\(.+\)\n)*(?:- Moved to: docs\/design\/[a-z-]+\.md\n)?\n## Context\n\n[^#]+\n\n## Decision\n\n[^#]+\n\n## Consequences\n\n(?:- .+\n)+$/;
/** Half a page. */
const wordsOfDecision = 260;

/** The page of docs/design that says what holds today of what a decision says of look and behaviour. */
const movedTo = ({ text }: Source): string | undefined => /^- Moved to: (.+)$/m.exec(text)?.[1];
const withoutMove = (text: string): string => text.replace(/^- Moved to: .+\n/m, '');

const withoutCode = (text: string): string => text.replace(/^( *)(```|~~~)[\s\S]*?^\1\2$/gm, '');

/** The anchor GitHub gives a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');
const anchorsOf = (text: string): string[] =>
  [...withoutCode(text).matchAll(/^#+ (.+)$/gm)].map(([, heading]) => anchorOf(heading!));

/** Links of a page whose file or heading does not exist. */
function brokenLinks(page: Source, all: readonly Source[]): string[] {
  const links = [...withoutCode(page.text).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link]) => link!);
  return links.filter((link) => {
    if (/^[a-z]+:/.test(link)) return false;
    const [target, anchor] = link.split('#') as [string, string | undefined];
    const file = target ? path.posix.join(path.posix.dirname(page.file), target) : page.file;
    if (anchor === undefined) return !isThere(file);
    return !anchorsOf(all.find((other) => other.file === file)?.text ?? '').includes(anchor);
  });
}

/** Paths in backquotes that do not exist; those with a placeholder or a pattern are not looked up. */
function lostPaths({ text }: Source): string[] {
  const quoted = [...withoutCode(text).matchAll(/`([^`\s]+)`/g)].map(([, words]) => words!);
  return quoted
    .filter((name) => /^(?:#[a-z]+|src|schemas|scripts|stations|tests|docs|\.ci)\/[\w./-]+$/.test(name))
    .filter((name) => !isThere((fileOf('README.md', name) ?? name).replace(/\/$/, '')));
}

/** What a source cites of docs/ that does not exist. */
function lostCitations({ text }: Source): string[] {
  const cited = [...text.matchAll(/docs\/((?:[\w-]+\/)?[\w-]+\.md)(?: §(\d+(?:\.\d+)?))?/g)];
  return cited
    .filter(([, file, section]) => {
      const page = pages.find((each) => each.file === `docs/${file}`);
      if (!page) return true;
      return (
        section !== undefined && !new RegExp(`^#+ ${section.replace('.', '\\.')}[. ]`, 'm').test(page.text)
      );
    })
    .map(([citation]) => citation);
}

describe('decisions', () => {
  it('have one form: number, title, status, date, context, decision, consequences', () => {
    expect(decisions.filter(({ text }) => !decisionForm.test(text)).map(nameOf)).toEqual([]);
  });

  it('are numbered from 1 without gaps, the same in name and heading', () => {
    expect(decisions.map(numberOf)).toEqual(decisions.map((_, at) => at + 1));
    expect(
      decisions.filter((page) => !page.text.startsWith(`# ${nameOf(page).slice(0, 4)} · `)).map(nameOf),
    ).toEqual([]);
  });

  it('fit on half a page', () => {
    const long = decisions.filter(({ text }) => withoutMove(text).split(/\s+/).length > wordsOfDecision);
    expect(long.map(nameOf)).toEqual([]);
  });

  it('stand in the index, each with its title and status', () => {
    const index = pages.find(({ file }) => file === 'docs/decisions/README.md')!.text;
    const rows = index.split('\n').filter((line) => /^\| \d/.test(line));
    expect(rows).toEqual(
      decisions.map((page) => {
        const status = statusOf(page)!.replace('accepted, ', '');
        return `| ${nameOf(page).slice(0, 4)} | [${titleOf(page)}](${nameOf(page)}) | ${status} |`;
      }),
    );
  });

  it('stand once in the index by room, those that moved with the page that says what holds', () => {
    const index = pages.find(({ file }) => file === 'docs/decisions/README.md')!.text;
    const rows = index
      .split('## By room')[1]!
      .split('\n')
      .filter((line) => line.startsWith('| ') && line.includes('](0'));
    const named = rows.flatMap((row) => {
      const page = /^\| \[[^\]]+\]\(\.\.\/(design\/[a-z-]+\.md)\)/.exec(row)?.[1];
      return [...row.matchAll(/\]\((\d{4}-[^)]+)\)/g)].map(
        ([, name]) => `${name} ${page === undefined ? '' : `docs/${page}`}`,
      );
    });
    expect(named.sort()).toEqual(decisions.map((page) => `${nameOf(page)} ${movedTo(page) ?? ''}`).sort());
  });

  it('that moved are named by their page, and a page of design names no other', () => {
    const named = pages
      .filter(({ file }) => file.startsWith('docs/design/'))
      .flatMap(({ file, text }) =>
        [
          ...new Set([...text.matchAll(/\]\(\.\.\/decisions\/(\d{4}-[^)]+)\)/g)].map(([, name]) => name!)),
        ].map((name) => `${name} ${file}`),
      );
    const moved = decisions.filter((page) => movedTo(page)).map((page) => `${nameOf(page)} ${movedTo(page)}`);
    expect(moved.length).toBeGreaterThan(50);
    expect(named.sort()).toEqual(moved.sort());
  });

  it('name each other where one supersedes or amends another', () => {
    const linked = (words: string): string[] =>
      decisions.flatMap((page) =>
        [...page.text.matchAll(new RegExp(`${words} \\[\\d{4}\\]\\((.+)\\)`, 'g'))].map(
          ([, to]) => `${nameOf(page)} ${to}`,
        ),
      );
    const turned = (links: string[]): string[] =>
      links.map((link) => link.split(' ').reverse().join(' ')).sort();
    expect(turned(linked('superseded by'))).toEqual(linked('Supersedes:').sort());
    expect(turned(linked('amended by'))).toEqual(linked('Amends:').sort());
  });
});

/** What is read of a page: its words, without the bars of tables, the addresses of links, and pictures. */
const wordsOf = (text: string): number =>
  text
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\]\([^)]*\)/g, ']')
    .split(/[\s|]+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Pages that a newcomer reads from beginning to end, at 200 words a minute, and how many lines they have at most. */
const shortPages = [
  { file: 'README.md', minutes: 3, lines: 80 },
  { file: 'ARCHITECTURE.md', minutes: 4, lines: 75 },
];

describe('the first pages', () => {
  it.each(shortPages)('stay short: $file is read in $minutes minutes', ({ file, minutes, lines }) => {
    const { text } = pages.find((page) => page.file === file)!;
    expect(text.split('\n').length).toBeLessThanOrEqual(lines);
    expect(wordsOf(text)).toBeLessThanOrEqual(minutes * 200);
  });

  it('lead to every page of docs', () => {
    const from = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md'];
    const linked = new Set(
      pages
        .filter(({ file }) => from.includes(file))
        .flatMap(({ text }) => [...text.matchAll(/\]\(([\w./-]+\.md)/g)].map(([, link]) => link!)),
    );
    const first = pages.filter(({ file }) => /^docs\/[\w-]+\.md$/.test(file)).map(({ file }) => file);
    expect(first.filter((file) => !linked.has(file))).toEqual([]);
  });

  it('say what changed in three parts, by who reads it', () => {
    const { text } = pages.find(({ file }) => file === 'CHANGELOG.md')!;
    const release = text.split(/^## /m)[1]!;
    expect([...release.matchAll(/^### (.+)$/gm)].map(([, heading]) => heading)).toEqual([
      'For players',
      'For operators',
      'For developers',
    ]);
    expect([...release.matchAll(/^- /gm)].length).toBeLessThanOrEqual(45);
  });

  it('are measured as they are read', () => {
    expect(wordsOf('| a | [b c](docs/long-name.md) |\n|---|---|\n![x y](z.png) `d`')).toBe(4);
  });
});

describe('links', () => {
  it('lead to files and headings that exist', () => {
    expect(pages.flatMap((page) => brokenLinks(page, pages).map((link) => `${page.file}: ${link}`))).toEqual(
      [],
    );
  });

  it('are noticed when they lead nowhere', () => {
    const page = { file: 'docs/a.md', text: '# A b\n[1](#a-b) [2](#c) [3](../README.md) [4](none.md)' };
    expect(brokenLinks(page, [page])).toEqual(['#c', 'none.md']);
  });
});

describe('paths', () => {
  it('that the pages of today name exist; a decision speaks of its own day', () => {
    const living = pages.filter((page) => !decisions.includes(page) && page.file !== 'CHANGELOG.md');
    expect(living.flatMap((page) => lostPaths(page).map((name) => `${page.file}: ${name}`))).toEqual([]);
  });

  it('are noticed when they do not exist', () => {
    const text =
      '`src/kit` `src/nowhere` `#kit/Button.tsx` `#kit/Nothing.tsx` `src/areas/<area>` `stations/*.json`';
    expect(lostPaths({ file: 'README.md', text })).toEqual(['src/nowhere', '#kit/Nothing.tsx']);
  });
});

describe('citations in code', async () => {
  const self = path.relative(root, import.meta.filename).replaceAll(path.sep, '/');
  const sources = (await sourcesOf(['src', 'scripts', 'tests'], ['.ts', '.tsx', '.mjs', '.sql'])).filter(
    ({ file }) => file !== self,
  );

  it('name decisions and sections that exist', () => {
    expect(sources.flatMap((source) => lostCitations(source).map((at) => `${source.file}: ${at}`))).toEqual(
      [],
    );
  });

  it('name a file of docs, not a page that readers do not have', () => {
    const vague =
      /\bDECISIONS\b|(?<!docs\/)\b(?:flows|lotteries|spec|performance)\.md\b|\bof the (?:spec|rules) §|[Ss]ections? [\d.]+(?: and [\d.]+)? of the (?:spec|rules)/;
    expect(sources.filter(({ text }) => vague.test(text)).map(({ file }) => file)).toEqual([]);
  });

  it('are noticed when they cite what does not exist', () => {
    const text =
      '// docs/flows.md §4, docs/flows.md §99, docs/decisions/0000-nothing.md, docs/specification.md §8.';
    expect(lostCitations({ file: 'src/a.ts', text })).toEqual([
      'docs/flows.md §99',
      'docs/decisions/0000-nothing.md',
    ]);
  });
});
