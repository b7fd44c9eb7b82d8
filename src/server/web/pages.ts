// Which page a path gets: the app with its first answers, a redirect to /index, or the list of stations.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { assetBase, type Boot, type Preference } from '#contract/boot.ts';
import { callKey, type Role } from '#contract/call.ts';
import type { ScreenRow } from '#contract/screens.generated.ts';
import type { StationFacts } from '#contract/station.generated.ts';
import { themeTokens } from '#station/derive/look/theme.ts';
import { menuOf, menuShape, ownName, titleOf } from '#station/derive/menus.ts';
import { rowOf } from '#station/derive/routes.ts';
import { localText } from '#station/station.ts';
import type { TextId } from '#texts/ids.generated.ts';
import { type Locale, locales } from '#texts/text.ts';
import { pathOf } from '../pipeline/requestPath.ts';
import { withoutAbsent } from './absentActivities.ts';
import { sendMissing } from './assets.ts';
import { sendClosed, wantedStation } from './closedPage.ts';
import { bodyFor, encodingFor, markCompressed } from './compression.ts';
import type { WebDeps } from './deps.ts';
import { readsOf, siteReads } from './firstReads.ts';
import { sendPage } from './headers.ts';
import { fillPage, type PageFacts, type Template, templateOf } from './page.ts';
import { wordsIn } from './webTexts.ts';

/** What a browser says it loads into a page: nothing of it may be answered with a page. */
const partsOfPage =
  /^(?:audio|font|image|manifest|script|serviceworker|sharedworker|style|track|video|worker)$/;
/** Whether a browser requests a page, and not a script data or a part of a page. */
const wantsPage = ({ headers }: FastifyRequest): boolean =>
  /text\/html|\*\/\*/.test(headers.accept ?? '*/*') &&
  !partsOfPage.test(String(headers['sec-fetch-dest'] ?? ''));

/** What is missing below these is a file that is not there; any other unknown path leads to /, also one with an ending. */
const fileFolders = [
  assetBase,
  '/art/',
  '/logo/',
  '/legacy/',
  '/pictures/',
  '/forum-picture/',
  '/icon/',
  '/operator/',
] as const;
const isBelowFiles = (pathname: string): boolean => fileFolders.some((folder) => pathname.startsWith(folder));

/** Screens whose page has a shape of its own until they are there. */
const outlines: Readonly<Record<string, PageFacts['outline']>> = {
  '/index': 'home',
  '/credit': 'board',
  '/official': 'board',
  '/lotteryAll': 'list',
  '/userCenter': 'member',
};

/** Of a screen or an action: both stand in the shell's texts. */
type ScreenText = `shell.screen.${string}` & TextId;

const chosenIn = (request: FastifyRequest, name: Preference): string | undefined => request.cookies?.[name];

/** The look a page comes in: what the player chose in this browser, where the station leaves a choice. */
function lookOf(
  { theme }: StationFacts,
  request: FastifyRequest,
): { skin: 'ThemeRed' | 'ThemeBlack'; isSystem: boolean } {
  const chosen = theme.choice === 'own' ? undefined : chosenIn(request, 'skin');
  if (chosen === 'ThemeRed' || chosen === 'ThemeBlack') return { skin: chosen, isSystem: false };
  const isSystem = chosen === 'system' || theme.choice === 'system';
  return { skin: isSystem ? 'ThemeRed' : theme.skin, isSystem };
}

/** The language a page comes in: what the player chose in this browser, or the station's own. */
function localeFor(station: StationFacts, request: FastifyRequest): Locale {
  const chosen = chosenIn(request, 'locale');
  return locales.find((locale) => locale === chosen) ?? station.locale;
}

/** Answers that come with the page; none of them when one is refused, so that the page requests them itself and handles the refusal. */
async function bootOf(
  parts: WebDeps,
  station: StationFacts,
  row: ScreenRow,
  request: FastifyRequest,
): Promise<Boot | undefined> {
  const reads = readsOf(row);
  const [onOff, pageHead, visitor, ...answers] = await Promise.all(
    [...Object.values(siteReads).map((call) => ({ call, request: {} })), ...reads].map((read) =>
      parts.answer(read.call, read.request, request).catch((error: unknown) => {
        request.log.error({ err: error, call: read.call }, 'no answer to go with the page');
        return { success: false };
      }),
    ),
  );
  if (!onOff?.success || !pageHead?.success || !visitor?.success) return undefined;
  const good = reads.flatMap(({ call, request: asked }, at) =>
    answers[at]?.success ? [[callKey(call, asked), answers[at]] as const] : [],
  );
  return { onOff, pageHead, station, visitor, answers: Object.fromEntries(good) } as unknown as Boot;
}

/** The first picture of the carousel, where the page shows one; only pictures of our own are worth hurrying. */
function pictureOf(boot: Boot | undefined): string | undefined {
  const banner = boot?.answers[callKey('session/banner', {})] as
    | { bannerList?: { imgUrl: string }[] }
    | undefined;
  const address = banner?.bannerList?.[0]?.imgUrl;
  return address && /^\/(?!\/)[\w./-]+$/.test(address) ? address : undefined;
}

/** The tab bar below a screen, and whether there is a way back above it, as src/shell/Page.tsx draws them. */
function barsOf(
  station: StationFacts,
  row: ScreenRow,
  role: Role,
  locale: Locale,
): { tabs: PageFacts['tabs']; hasBack: boolean } {
  const entries = menuOf(station, 'tabBar', role);
  const isTab = entries.some(({ to }) => to === row.path);
  const tabs = (isTab ? entries : []).map(({ to, name, titleId }) => ({
    name: name ? localText(name, locale) : wordsIn(locale)(titleId as ScreenText),
    path: to.startsWith('/') ? to : null,
  }));
  return { tabs, hasBack: !isTab || row.backInTabBar === true };
}

/** Pages of the stations: registered last, since it handles every GET that no other route handles. */
export function registerPages(app: FastifyInstance, parts: WebDeps, built: Template | null): void {
  const page = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { pathname, search } = pathOf(request.url);
    if (pathname.endsWith('.do')) {
      reply.callNotFound();
      return reply;
    }
    if (!wantsPage(request) || isBelowFiles(pathname)) return sendMissing(reply);
    const file = parts.stationOf(request);
    if (!file) {
      if (!parts.showsDemonstration) return sendClosed(request, reply);
      const wanted = wantedStation(request);
      return reply
        .header('Cache-Control', 'no-store')
        .redirect(wanted === undefined ? '/stations' : `/stations?gone=${wanted}`, 302);
    }
    const station = await parts
      .activityKinds(file.code)
      .then((kinds) => withoutAbsent(file, kinds))
      .catch((error: unknown) => {
        request.log.error({ err: error }, 'nobody knows which activities run');
        return file;
      });
    const row = pathname === '/' ? undefined : rowOf(station, pathname);
    if (!row)
      return reply
        .header('Cache-Control', 'no-store')
        .redirect(pathname === '/' ? `/index${search}` : '/', 302);
    return await appPage(request, reply, file, { station, row });
  };

  /** The page of a screen, compressed for this browser: the same for all who may get the same answers, in the same look and language. */
  const drawPage = async (
    request: FastifyRequest,
    { template, station, row }: { template: Template; station: StationFacts; row: ScreenRow },
  ): Promise<{ body: string | Buffer; styles: string[] }> => {
    const boot = await bootOf(parts, station, row, request);
    const locale = localeFor(station, request);
    const name = localText(station.name, locale);
    const { skin, isSystem } = lookOf(station, request);
    const tokens = themeTokens(station, skin);
    const darkTokens = isSystem ? themeTokens(station, 'ThemeBlack') : undefined;
    const isHome = row.path === '/index';
    const role = boot?.visitor.role ?? 'guest';
    const words = wordsIn(locale);
    const { tabs, hasBack } = barsOf(station, row, role, locale);
    const picture = isHome ? pictureOf(boot) : undefined;
    const { markup, styles } = fillPage(template, {
      locale,
      skin,
      title: boot?.pageHead.pageTitle || name,
      heading: isHome
        ? name
        : (ownName(station, row.path, locale) ?? words(titleOf(station, row) as ScreenText)),
      outline: outlines[row.path] ?? 'screen',
      wayHome: !isHome && hasBack ? words('shell.screen.index') : null,
      tabs,
      menu: menuShape(menuOf(station, 'home', role).length),
      description: words('web.description', { name }),
      themeColor: tokens['--header'] ?? '',
      appName: name,
      appleIcon: `/icon/${station.code}/apple-180.png`,
      tokens,
      ...(darkTokens && { dark: { tokens: darkTokens, themeColor: darkTokens['--header'] ?? '' } }),
      screen: `${row.area}/${row.screen}`,
      ...(picture && { picture }),
      ...(boot && { boot }),
    });
    return { body: bodyFor(markup, encodingFor(request.headers['accept-encoding'])), styles };
  };

  const appPage = async (
    request: FastifyRequest,
    reply: FastifyReply,
    file: StationFacts,
    { station, row }: { station: StationFacts; row: ScreenRow },
  ): Promise<FastifyReply> => {
    const isDevelopment = parts.developmentPage !== undefined;
    const template = parts.developmentPage ? templateOf(await parts.developmentPage(request.url), {}) : built;
    if (!template)
      return reply.code(503).type('text/plain; charset=utf-8').send('The site is not built: npm run build\n');
    const draw = () => drawPage(request, { template, station, row });
    const encoding = encodingFor(request.headers['accept-encoding']);
    const key = JSON.stringify([
      row.path,
      localeFor(station, request),
      lookOf(station, request),
      encoding,
      station.routes.off,
    ]);
    const { body, styles } = await (isDevelopment ? draw() : parts.sharedByGuests(request, file, key, draw));
    const cookies = parts.visitorCookies?.(request) ?? [];
    if (cookies.length > 0) reply.header('Set-Cookie', cookies);
    if (typeof body !== 'string') markCompressed(reply, encoding);
    return sendPage(reply, body, { styles, hosts: station.hosts, isDevelopment });
  };

  app.get('/*', page);
}
