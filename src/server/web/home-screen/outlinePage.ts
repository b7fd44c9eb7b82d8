// The page that the service worker shows where there is no connection: a station's outline in both skins and languages, and nothing of anybody's.
import { assetBase } from '#contract/boot.ts';
import type { StationFacts } from '#contract/station.generated.ts';
import { themeTokens } from '#station/derive/look/theme.ts';
import { menuShape } from '#station/derive/menus.ts';
import { localText } from '#station/station.ts';
import { html } from '#texts/html.ts';
import { locales } from '#texts/text.ts';
import { contentPolicy } from '../headers.ts';
import { fillPage, type Template, themeRule } from '../page.ts';
import { wordsIn } from '../webTexts.ts';

const noticeStyles = `:root[data-skin='ThemeBlack']{color-scheme:dark}
.outline-wait::before{content:none!important}
.offline{position:fixed;inset:auto 0 max(24px,env(safe-area-inset-bottom));display:grid;gap:4px;width:min(100vw - 48px,400px);margin:0 auto;padding:16px;box-sizing:border-box;border-radius:14px;background:var(--warn-quiet);color:var(--text);font:14px/1.5 'Noto Sans CJK SC','PingFang SC','HarmonyOS Sans SC',MiSans,'Microsoft YaHei',sans-serif;text-align:center}
.offline p{margin:0}
.offline b{font-size:16px}
.offline button{min-height:44px;margin-top:8px;border:0;border-radius:10px;background:var(--brand);color:var(--on-brand);font:inherit;font-weight:600}
.offline span{display:none}
${locales.map((locale) => `:lang(${locale}) .offline span:lang(${locale})`).join()}{display:inline}`;

const other = { ThemeRed: 'ThemeBlack', ThemeBlack: 'ThemeRed' } as const;

/** The page, complete in itself but for its script, and the contents of its style elements. */
export function outlinePage(
  template: Template,
  station: StationFacts,
): { markup: string; styles: readonly string[] } {
  const { skin } = station.theme;
  const name = localText(station.name, station.locale);
  const tokens = themeTokens(station, skin);
  const second = other[skin];
  const secondRule = themeRule(themeTokens(station, second)).replace(':root', `:root[data-skin='${second}']`);
  const inEach = (id: 'web.offline.title' | 'web.offline.lead' | 'web.offline.again') =>
    locales.map((locale) => html`<span lang="${locale}">${wordsIn(locale)(id)}</span>`);
  const notice = html`<div class="offline" role="status"><p><b>${inEach('web.offline.title')}</b></p><p>${inEach('web.offline.lead')}</p><button type="button">${inEach('web.offline.again')}</button></div>`;
  const own = `${secondRule}${noticeStyles}`;
  const filled = fillPage(template, {
    locale: station.locale,
    skin,
    title: name,
    heading: name,
    outline: 'home',
    wayHome: null,
    tabs: [],
    menu: menuShape(8),
    description: '',
    themeColor: tokens['--header'] ?? '',
    appName: name,
    appleIcon: `/icon/${station.code}/apple-180.png`,
    tokens,
    screen: '',
  });
  const bare = filled.markup
    .replace(/<style id="first-styles">[\s\S]*?<\/style>/, '')
    .replace(/<script type="module"[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="(?:modulepreload|preload|manifest|apple-touch-icon)"[^>]*>/g, '')
    .replace(/<noscript>[\s\S]*?<\/noscript>/, '');
  const styles = [...bare.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map((found) => found[1]!);
  styles.push(own);
  // A plain static host sends no policy with a file: the page brings it, but for what only a header may say.
  const policy = contentPolicy({ styles }, false)
    .split('; ')
    .filter((rule) => !/^(?:frame-ancestors|report-uri)/.test(rule))
    .join('; ');
  const markup = bare
    .replace(
      '<meta charset="utf-8" />',
      (first) => `${first}\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`,
    )
    .replace(
      '</head>',
      () => `<style>${own}</style>\n<script src="${assetBase}offline.js"></script>\n</head>`,
    )
    .replace('</body>', () => `${notice.markup}\n</body>`);
  return { markup, styles };
}
