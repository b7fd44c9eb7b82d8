// The page a player opens: the built page filled with station, theme, outline and the answers of its first screen.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Boot } from '#contract/boot.ts';
import { assetBase } from '#contract/boot.ts';
import type { MenuShape } from '#station/derive/menus.ts';
import { escapeHtml, jsonForPage } from '#texts/html.ts';

/** Files a screen needs beside the entry's, below the asset base. */
export type ScreenFiles = Record<string, { scripts: string[]; styles: string[] }>;

/** The built page. */
export interface Template {
  markup: string;
  screens: ScreenFiles;
  /** Contents of the <style> elements in it, for the content policy. */
  styles: readonly string[];
}

export interface PageFacts {
  locale: 'zh-CN' | 'en';
  skin: string;
  title: string;
  /** Shown in the outline's header: the station's name, or the screen's title. */
  heading: string;
  /** Whose shape the page has until its screen is there. */
  outline: 'home' | 'board' | 'list' | 'member' | 'screen';
  /** The words of the outline's way home; null where the screen has no way back. */
  wayHome: string | null;
  /** The tab bar below the screen; empty for none. An entry that does something has no path. */
  tabs: readonly { name: string; path: string | null }[];
  /** The home page's shortcuts. */
  menu: MenuShape;
  description: string;
  themeColor: string;
  /** Name below the icon on a home screen. */
  appName: string;
  /** Address of the icon for the home screen of iOS. */
  appleIcon: string;
  /** CSS variables of the station's theme. */
  tokens: Readonly<Record<string, string>>;
  /** Those of the dark skin and its colour of the browser's bars, for a page that follows the phone: `skin` is the light one then. */
  dark?: { tokens: Readonly<Record<string, string>>; themeColor: string };
  /** "<area>/<Screen>" of the path. */
  screen: string;
  /** Address of the first picture, put into the outline so that it loads with the script and not after it. */
  picture?: string;
  /** Left out where the page must request them itself. */
  boot?: Boot;
}

export function templateOf(markup: string, screens: ScreenFiles): Template {
  return {
    markup,
    screens,
    styles: [...markup.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map((found) => found[1]!),
  };
}

/** The built page, or null when the site has not been built. */
export async function readTemplate(distFolder: string): Promise<Template | null> {
  const read = (name: string) => readFile(path.join(distFolder, name), 'utf8').catch(() => null);
  const [markup, screens] = await Promise.all([read('index.html'), read('screens.json')]);
  return markup && screens ? templateOf(markup, JSON.parse(screens) as ScreenFiles) : null;
}

/** Colours and lengths only: a station's token can never end the element it stands in. */
const isPlainValue = (value: string): boolean => !/[<>{};@\\]|\/\*|url\(|expression/i.test(value);

/** The theme as the one rule of a <style> element. */
export function themeRule(tokens: Readonly<Record<string, string>>): string {
  const lines = Object.entries(tokens).filter(
    ([name, value]) => /^--[a-z0-9-]+$/.test(name) && isPlainValue(value),
  );
  return `:root{${lines.map(([name, value]) => `${name}:${value}`).join(';')}}`;
}

const tabBarOf = ({ tabs }: PageFacts): string =>
  tabs.length === 0
    ? ''
    : `<div class="outline-tabs">${tabs
        .map(({ name, path }) =>
          path === null
            ? `<span>${escapeHtml(name)}</span>`
            : `<a href="${escapeHtml(path)}">${escapeHtml(name)}</a>`,
        )
        .join('')}</div>`;

/** The page and the contents of its style elements. */
export function fillPage(template: Template, facts: PageFacts): { markup: string; styles: string[] } {
  const { dark } = facts;
  const theme =
    themeRule(facts.tokens) +
    (dark ? `@media (prefers-color-scheme:dark){${themeRule({ ...dark.tokens })}}` : '');
  const files = template.screens[facts.screen] ?? { scripts: [], styles: [] };
  const head = [
    ...(dark
      ? [
          `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${escapeHtml(dark.themeColor)}">`,
        ]
      : []),
    `<style id="theme-styles">${theme}</style>`,
    // With credentials: the address of several stations tells them apart by a cookie.
    '<link rel="manifest" href="/manifest.webmanifest" crossorigin="use-credentials">',
    `<link rel="apple-touch-icon" href="${escapeHtml(facts.appleIcon)}">`,
    `<meta name="apple-mobile-web-app-title" content="${escapeHtml(facts.appName)}">`,
    // As src/shell/chunk/loadChunk.ts requests them: where a preload of a script fails, some browsers never import it again.
    ...files.scripts.map(
      (file) => `<link rel="preload" as="fetch" fetchpriority="low" crossorigin href="${assetBase}${file}">`,
    ),
    ...files.styles.map((file) => `<link rel="preload" as="style" crossorigin href="${assetBase}${file}">`),
  ];
  const boot = facts.boot
    ? `<script type="application/json" id="boot">${jsonForPage(facts.boot)}</script>`
    : '';
  const picture = facts.picture
    ? `<img class="outline-box outline-picture" src="${escapeHtml(facts.picture)}" alt="" width="750" height="260" fetchpriority="high">`
    : undefined;
  const { outline, wayHome, menu } = facts;
  const isHome = outline === 'home';
  const shortcuts =
    menu.count === 0
      ? ''
      : `<div class="outline-box outline-grid${menu.count > menu.columns ? '' : ' outline-row'}" data-columns="${menu.columns}">${'<i></i>'.repeat(menu.count)}</div>`;
  const markup = template.markup
    .replace(
      /<html [^>]*>/,
      () =>
        `<html lang="${facts.locale}" data-skin="${escapeHtml(facts.skin)}"${dark ? ' data-system=""' : ''}>`,
    )
    .replace(/(<meta name="theme-color" content=")[^"]*/, (_, start) => start + escapeHtml(facts.themeColor))
    .replace(/(<meta name="description" content=")[^"]*/, (_, start) => start + escapeHtml(facts.description))
    .replace(/<title>[^<]*/, () => `<title>${escapeHtml(facts.title)}`)
    .replace('<b>&#8203;</b>', () => `<b>${escapeHtml(facts.heading)}</b>`)
    .replace('<!--head-->', () => head.join('\n    '))
    .replace(/<!--picture-->([\s\S]*?)<!--\/picture-->/, (_, empty) => picture ?? empty)
    .replace(/<!--menu-->[\s\S]*?<!--\/menu-->/, () => shortcuts)
    .replace(/<!--home-->([\s\S]*?)<!--\/home-->/, (_, home) => (isHome ? home : ''))
    .replace(/<!--(board|list|member|screen)\n([\s\S]*?)\1-->/g, (_, kind, shape) =>
      kind === outline ? shape : '',
    )
    .replace('outline-bar">', (bar) =>
      isHome
        ? bar
        : outline === 'member'
          ? 'outline-bar outline-title" hidden>'
          : 'outline-bar outline-title">',
    )
    .replace('<i></i><b>', (title) => (isHome ? title : '<b>'))
    .replace(/<!--tabs-->[\s\S]*?<!--\/tabs-->/, () => tabBarOf(facts))
    .replace(/<!--back\n([\s\S]*?)back-->/, (_, link) =>
      wayHome === null ? '' : link.replace('aria-label=""', () => `aria-label="${escapeHtml(wayHome)}"`),
    )
    .replace('<!--boot-->', () => boot);
  return { markup, styles: [...template.styles, theme] };
}
