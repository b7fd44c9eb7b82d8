import { describe, expect, it } from 'vitest';
import type { Boot } from '#contract/boot.ts';
import { fillPage, templateOf, themeRule } from './page.ts';

const markup = `<!doctype html><html lang="zh-CN" data-skin="ThemeRed"><head><meta name="theme-color" content="#000000" />
<meta name="description" content="x" /><title>x</title><!--head--><style>body{margin:0}</style></head>
<body><div class="outline-bar"><!--back
<a aria-label="" href="/index"></a>back--><i></i><b>&#8203;</b></div><!--home--><!--picture--><div></div><!--/picture--><!--menu--><!--/menu--><p>home</p><!--/home--><!--tabs--><u></u><!--/tabs--><!--board
<p>board</p>board--><!--screen
<p>screen</p>screen--><!--boot--></body></html>`;
const template = templateOf(markup, { 'index/Home': { scripts: ['assets/a.js'], styles: ['assets/a.css'] } });
const facts = {
  locale: 'en' as const,
  skin: 'ThemeBlack',
  title: 'A <b> & $& title',
  heading: '$1 "name"',
  outline: 'home' as const,
  wayHome: null,
  tabs: [],
  menu: { count: 4, columns: 4 as const },
  description: 'd',
  themeColor: '#123456',
  appName: 'A "name"',
  appleIcon: '/icon/ab1/apple-180.png',
  tokens: { '--brand': '#b3161f' },
  screen: 'index/Home',
};

describe('the page a player opens', () => {
  it('names the files of its screen, and none for a screen it does not know', () => {
    expect(fillPage(template, facts).markup).toContain(
      '<link rel="preload" as="fetch" fetchpriority="low" crossorigin href="/mobile/v5/dist/assets/a.js">',
    );
    expect(fillPage(template, { ...facts, screen: 'center/UserCenter' }).markup).not.toContain('as="fetch"');
  });

  it('names manifest and icon of the station for the home screen', () => {
    const { markup: page } = fillPage(template, facts);
    expect(page).toContain(
      '<link rel="manifest" href="/manifest.webmanifest" crossorigin="use-credentials">',
    );
    expect(page).toContain('<link rel="apple-touch-icon" href="/icon/ab1/apple-180.png">');
    expect(page).toContain('<meta name="apple-mobile-web-app-title" content="A &quot;name&quot;">');
  });

  it('keeps a station name and title from becoming markup or a replacement pattern', () => {
    const page = fillPage(template, facts).markup;
    expect(page).toContain('<title>A &lt;b&gt; &amp; $&amp; title</title>');
    expect(page).toContain('<b>$1 &quot;name&quot;</b>');
  });

  it('has the shape of the screen that comes: the home page with its picture and shortcuts, a board, or any other', () => {
    const home = fillPage(template, { ...facts, picture: '/art/a.svg' }).markup;
    expect(home).toContain('src="/art/a.svg"');
    expect(home).toContain('<p>home</p>');
    expect(home).toContain('outline-row" data-columns="4"><i></i><i></i><i></i><i></i></div>');
    expect(home).not.toMatch(/<p>(?:board|screen)|<a /);
    const eight = fillPage(template, { ...facts, menu: { count: 8, columns: 4 } }).markup;
    expect(eight).toContain('outline-grid" data-columns="4">');
    expect(fillPage(template, { ...facts, menu: { count: 0, columns: 4 } }).markup).not.toContain(
      'outline-grid',
    );
    expect(fillPage(template, facts).markup).toContain('<div></div>');
    for (const outline of ['board', 'screen'] as const) {
      const other = fillPage(template, { ...facts, outline, picture: '/art/a.svg' }).markup;
      expect(other.match(/<p>\w+/g)).toEqual([`<p>${outline}`]);
      expect(other).not.toMatch(/outline-grid|<img|<i>/);
    }
  });

  it('has the tab bar of a screen that stands in it', () => {
    const bar = fillPage(template, {
      ...facts,
      outline: 'screen',
      tabs: [
        { name: 'A & B', path: '/a' },
        { name: 'Do', path: null },
      ],
    }).markup;
    expect(bar).toContain('<div class="outline-tabs"><a href="/a">A &amp; B</a><span>Do</span></div>');
    expect(fillPage(template, facts).markup).not.toContain('outline-tabs');
  });

  it('leads home from a screen with a way back, before any script runs', () => {
    const way = fillPage(template, { ...facts, outline: 'screen', wayHome: 'Home "page"' }).markup;
    expect(way).toContain('<a aria-label="Home &quot;page&quot;" href="/index"></a>');
    expect(fillPage(template, { ...facts, outline: 'screen' }).markup).not.toContain('<a ');
  });

  it('carries first answers in which nothing can end their element', () => {
    const boot = { answers: { x: '</script><script>' } } as unknown as Boot;
    const page = fillPage(template, { ...facts, boot }).markup;
    expect(page.match(/<\/script>/g)).toHaveLength(1);
    expect(fillPage(template, facts).markup).not.toContain('id="boot"');
  });

  it('names every style element for the content policy', () => {
    const { markup: page, styles } = fillPage(template, facts);
    const inPage = [...page.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map((found) => found[1]);
    expect(inPage).toHaveLength(2);
    expect(new Set(inPage)).toEqual(new Set(styles));
  });

  it('leaves out theme values that could leave their rule', () => {
    expect(
      themeRule({
        '--brand': '#b3161f',
        '--x': 'red}</style><script>',
        '--y': 'url(//evil)',
        'z:1;--w': 'red',
      }),
    ).toBe(':root{--brand:#b3161f}');
  });
});
