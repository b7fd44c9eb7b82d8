import { describe, expect, it } from 'vitest';
import type { Boot } from '#contract/boot.ts';
import { fillPage, templateOf, themeRule } from './page.ts';

const markup = `<!doctype html><html lang="zh-CN" data-skin="ThemeRed"><head><meta name="theme-color" content="#000000" />
<meta name="description" content="x" /><title>x</title><!--head--><style>body{margin:0}</style></head>
<body><b>&#8203;</b><!--home--><!--picture--><div></div><!--/picture--><div class="outline-box outline-grid"></div><!--/home--><div class="outline-tabs"></div><!--boot--></body></html>`;
const template = templateOf(markup, { 'index/Home': { scripts: ['assets/a.js'], styles: ['assets/a.css'] } });
const facts = {
  locale: 'en' as const,
  skin: 'ThemeBlack',
  title: 'A <b> & $& title',
  heading: '$1 "name"',
  isHome: true,
  menuRows: 1 as const,
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

  it('draws the outline of the home page, with its picture, for the home page alone', () => {
    const home = fillPage(template, { ...facts, picture: '/art/a.svg' }).markup;
    expect(home).toContain('src="/art/a.svg"');
    expect(home).toContain('outline-tabs');
    expect(home).toContain('outline-row');
    expect(home).not.toContain('outline-grid');
    expect(fillPage(template, { ...facts, menuRows: 2 }).markup).toContain('outline-grid');
    expect(fillPage(template, { ...facts, menuRows: 0 }).markup).not.toMatch(/outline-(?:row|grid)/);
    expect(fillPage(template, facts).markup).toContain('<div></div>');
    const other = fillPage(template, { ...facts, isHome: false, picture: '/art/a.svg' }).markup;
    expect(other).not.toMatch(/outline-|<img/);
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
