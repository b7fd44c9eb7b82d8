// The real browser of the tests: one Chromium a worker, a fresh profile a visitor, phone-sized, on a station of a running server.
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { ensureChromium, ensureHeadlessShell } from '#scripts/chromium.ts';
import { type Clock, keepPageTime } from './clock.ts';
import { timed } from './spent.ts';

export interface Visitor {
  page: Page;
  context: BrowserContext;
  /** Console errors and uncaught exceptions so far; a journey ends with none that it did not provoke. */
  consoleErrors: string[];
  close(): Promise<void>;
}

export interface VisitorOptions {
  width?: number;
  height?: number;
  /** Preference a player has stored in the browser before. */
  skin?: 'ThemeRed' | 'ThemeBlack' | 'system';
  locale?: 'zh-CN' | 'en';
  /** Those of a session that was begun elsewhere. */
  cookies?: Parameters<BrowserContext['addCookies']>[0];
  /** Things move on it; otherwise the phone asks for less motion, and nothing has to come to rest first. */
  hasMotion?: boolean;
  /** Screens that may be wanted next are fetched ahead; otherwise the phone saves data, and only what its page itself needs is asked for. */
  fetchesAhead?: boolean;
  /** The service worker of the station comes with the first page; otherwise the browser takes none. */
  hasWorker?: boolean;
  /** The time of its pages; the machine's own when left out, as for tests that run the timers of a page. */
  clock?: Clock | undefined;
  /** The notices of the home page pop up, as they do for a player's first visit; otherwise they count as seen, since they would lie over it at any moment. */
  notices?: boolean;
}

/** What Playwright switches off; a list of our own takes the place of its list. */
const offByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];
/** Pages of the browser's own for what falls down below its address bar: two processes for each window, and a third of what opening a page costs. */
const pagesOfAddressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];
/** On a desktop a swipe to the side goes back a page, depending on its speed; on a phone that is the system's own gesture. */
const swipeBack = 'OverscrollHistoryNavigation';

const browsers = new Map<BrowserKind, Promise<Browser>>();

/**
 * A Chromium whose pages can reach nothing but this machine, opened once a worker; it ends with its process. Back/forward
 * cache and popup blocking are on as on a phone; Playwright switches both off unless configured not to.
 */
export async function openBrowser(kind: BrowserKind): Promise<Browser> {
  // One that could not be opened is tried again.
  const open = await browsers.get(kind)?.catch(() => undefined);
  if (open?.isConnected()) return open;
  const opening = launch(kind);
  browsers.set(kind, opening);
  return opening;
}

/** The shell draws no windows, and so opens a page for two thirds of the work; it keeps no page that is left (no back/forward cache) and installs no station. */
export type BrowserKind = 'whole' | 'shell';

async function launch(kind: BrowserKind): Promise<Browser> {
  const executablePath = await (kind === 'whole' ? ensureChromium() : ensureHeadlessShell());
  return timed('browser', () =>
    chromium.launch({
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        `--disable-features=${[...offByPlaywright, ...pagesOfAddressBar, swipeBack].join(',')}`,
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1',
      ],
      ignoreDefaultArgs: ['--disable-back-forward-cache', '--disable-popup-blocking'],
    }),
  );
}

/** The size of a visitor's phone. */
export const phone = ({ width = 375, height = 812 }: VisitorOptions) => ({ width, height });

/** A new visitor with nothing stored, at an address; from there its page goes to paths. */
export async function openVisitor(
  browser: Browser,
  url: string,
  options: VisitorOptions = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: new URL(url).origin,
    viewport: phone(options),
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: options.hasMotion ? 'no-preference' : 'reduce',
    serviceWorkers: options.hasWorker ? 'allow' : 'block',
  });
  if (options.clock) await keepPageTime(context, options.clock);
  if (options.cookies) await context.addCookies(options.cookies);
  const preferences = { skin: options.skin, locale: options.locale };
  await context.addInitScript((chosen) => {
    for (const [key, value] of Object.entries(chosen)) if (value) localStorage.setItem(key, value);
  }, preferences);
  if (!options.fetchesAhead)
    await context.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
  if (!options.notices)
    await context.addInitScript(() => {
      // An empty page has no storage.
      if (window.origin !== 'null')
        sessionStorage.setItem('noticesSeen', JSON.stringify(Array.from({ length: 1_000 }, (_, at) => at)));
    });
  const page = await context.newPage();
  const consoleErrors: string[] = [];
  page.on('pageerror', (error) => consoleErrors.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') consoleErrors.push(`console: ${message.text()}`);
  });
  await timed('browser', () => page.goto(url));
  return { page, context, consoleErrors, close: () => context.close() };
}
