// Walks over the built site: steps that a seed chooses among what the page offers, what must hold after each, and of a walk that fails the steps it needs.
import type { Page } from 'playwright-core';
import { screens } from '#contract/screens.generated.ts';
import type { RandomBelow as Below } from '#lottery/draw/draw.ts';
import { source } from '#lottery/oracle/cases.ts';
import { atRest, seldom } from '#scripts/atRest.ts';
import { lookAgain } from '../../journeys/steps.ts';
import { shrink } from './shrink.ts';
import { aimAt, fillIn, lookAround, type Sight, type Usable } from './sight.ts';
import { moneyInBooks, openGround, type SiteGround, type Walker } from './siteGround.ts';

/** What is done, to what, and the number that decides its particulars. */
export type SiteStep = readonly [
  does: 'use' | 'back' | 'time' | 'visit' | 'reload',
  what: string,
  seed: number,
];

export interface SiteReport {
  steps: readonly SiteStep[];
  /** Paths of the screens that were shown. */
  screens: ReadonlySet<string>;
  /** What is wrong after the last step; '' for nothing. */
  fault: string;
}

const seeds = 2 ** 31;
const stations = ['w147', 'h012', 'v017', 'v003', 'v006', 'v018'];
const accounts = ['member01', undefined, 'member01', 'trial01', 'agent01'];

/** Who walks by a seed: stations, roles, sizes, themes and languages take turns. */
export function walkerOf(seed: number): Walker {
  const below = source(seed);
  const as = accounts[seed % accounts.length];
  return {
    station: stations[seed % stations.length]!,
    ...(as && { as }),
    ...(below(2) === 0 ? { width: 320, height: 568 } : { width: 390, height: 844 }),
    skin: below(2) === 0 ? 'ThemeRed' : 'ThemeBlack',
    locale: below(3) === 0 ? 'en' : 'zh-CN',
  };
}

/** The browser of tests reaches this machine alone: other lines of a station are checked in vain. */
const cutOff = 'net::ERR_NAME_NOT_RESOLVED';

/** What somebody may type who does not think much of it. */
function textFor({ name, type }: Usable, below: Below): string {
  if (type === 'password' || /密码|password/i.test(name))
    return ['demo8888', '123456', 'x', 'demo8888 '][below(4)]!;
  if (['decimal', 'numeric', 'number', 'tel'].includes(type))
    return ['1', '10', '88', '0', '100.5', '99999999', '123456', ''][below(8)]!;
  if (type === 'date') return ['2026-11-01', '2026-11-20', ''][below(3)]!;
  return ['member01', '测试', '<b>x</b>', '8', ' ', 'a'.repeat(60), ''][below(7)]!;
}

/** Where one can go without an entry of something in the address. */
const places = screens.flatMap(({ path }) => (path.includes(':') ? [] : [path]));

function nextStep(sight: Sight, used: Map<string, number>, below: Below): SiteStep {
  const number = below(seeds);
  const does = below(100);
  if (does < 8 && sight.idx > 0) return ['back', '', number];
  if (does < 13) return ['time', '', number];
  if (does < 18 && sight.dialogs === 0) return ['visit', places[below(places.length)]!, number];
  if (does < 19) return ['reload', '', number];
  const fresh = sight.usable.filter(({ name }) => !used.has(name));
  const among = fresh.length > 0 && below(10) < 8 ? fresh : sight.usable;
  return ['use', among[below(among.length)]?.name ?? '', number];
}

interface Left {
  hasGoneBack?: boolean;
}

/** As the browser's own button; where it leads to another page there is nothing to wait for. */
async function goBack(page: Page): Promise<void> {
  await page.evaluate(() => {
    const left = globalThis as Left;
    left.hasGoneBack = false;
    const note = (): void => {
      left.hasGoneBack = true;
    };
    addEventListener('popstate', note, { once: true });
    history.back();
  });
  await page.waitForFunction(() => (globalThis as Left).hasGoneBack !== false, null, seldom);
}

/** As a link of the site does. */
function goTo(address: string): void {
  const { idx = 0 } = (history.state ?? {}) as { idx?: number };
  history.pushState({ usr: null, key: crypto.randomUUID(), idx: idx + 1 }, '', address);
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
}

/** A page that is being left while it is looked at is no fault. */
function passOver(error: unknown): void {
  if (!/context was destroyed|navigat|ERR_ABORTED/i.test(String(error))) throw error;
}

/** Waits until the page rests and nothing in sight says that it loads. What a screen that is kept out of sight waits for is asked for when it is seen. */
async function settle(page: Page): Promise<void> {
  await atRest(page);
  await page.waitForFunction(isStill, null, seldom);
}

function isStill(): boolean {
  const busy = [...document.querySelectorAll('[aria-busy="true"], #outline')];
  const moving = document.getAnimations().filter(({ playState, effect }) => {
    return playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime);
  });
  return moving.length === 0 && !busy.some((each) => each.checkVisibility({ visibilityProperty: true }));
}

/** What a page that does not settle waits for. */
function standing(): string {
  const busy = [...document.querySelectorAll('#root [aria-busy="true"], #outline')].map((each) =>
    each.outerHTML.slice(0, 150),
  );
  const { work, rest } = document.documentElement.dataset;
  return JSON.stringify({ at: location.pathname, work, rest, busy });
}

/** Waits until the page rests, wherever the last step has led; what leads off the site is taken back. */
async function arrive({ visitor: { page, context } }: SiteGround, origin: string): Promise<void> {
  for (const other of context.pages()) if (other !== page) await other.close();
  for (let times = 0; times < 3; times += 1) {
    try {
      if (new URL(page.url()).origin === origin && (await isSite(page))) return await settle(page);
      await page.goBack({ waitUntil: 'commit' });
      await page.waitForFunction(() => document.getElementById('root') !== null);
    } catch (error) {
      passOver(error);
    }
  }
  await settle(page);
}

/** What is seen where a step has led: what leads off the site may do so once the page already rests. */
async function seenBy(ground: SiteGround, origin: string): Promise<Sight> {
  const { page } = ground.visitor;
  for (;;) {
    await arrive(ground, origin);
    const sight = await page.evaluate(lookAround).catch(passOver);
    if (sight && sight.origin === origin && sight.isSite) return sight;
  }
}

const isSite = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.readyState === 'loading' || document.getElementById('root') !== null);

/** Does a step; says whether there was anything to do. */
async function take(ground: SiteGround, sight: Sight, [does, what, number]: SiteStep): Promise<boolean> {
  const { page } = ground.visitor;
  if (does === 'back') await goBack(page).catch(passOver);
  if (does === 'visit') await page.evaluate(goTo, what);
  if (does === 'reload') await page.reload();
  if (does === 'time') {
    await ground.clock.pass([5, 21, 61, 300][number % 4]!);
    await ground.draws.tick();
    await ground.server.runMoneyJob();
    await lookAgain(page);
  }
  if (does !== 'use') return true;
  const at = sight.usable.findIndex(({ name }) => name === what);
  const one = sight.usable[at];
  if (!one) return false;
  if (one.kind === 'press') {
    const aim = await page.evaluate(aimAt, at);
    if (aim) await page.touchscreen.tap(aim.x, aim.y);
    return aim !== null;
  }
  await page.evaluate(fillIn, [at, textFor(one, source(number)), number] as const);
  return true;
}

/** What a page shows as money, in units of 0.0001 yuan. */
function unitsOf(shown: string): bigint {
  const [whole = '', decimals = ''] = shown.replaceAll(/[^\d.]/g, '').split('.');
  return BigInt(whole) * 10_000n + BigInt(decimals.padEnd(4, '0').slice(0, 4));
}

async function faultOfMoney(ground: SiteGround): Promise<string> {
  const { page } = ground.visitor;
  for (let look = 0; look < 2; look += 1) {
    const { money } = await page.evaluate(lookAround);
    const booked = await moneyInBooks(ground);
    if (money === null || unitsOf(money) === booked) return '';
    // Cents are what is shown; and money that moves by itself is shown once the page has asked.
    if (unitsOf(money) === booked - (booked % 100n)) return '';
    if (look === 1) return `the page shows ${money}, and the books say ${booked}`;
    await lookAgain(page);
    await settle(page);
  }
  return '';
}

/** What is wrong with where a step has led; '' for nothing. */
async function faultAfter(
  ground: SiteGround,
  [does]: SiteStep,
  before: Sight,
  sight: Sight,
  passed: Map<number, { key: string; address: string }>,
): Promise<string> {
  const { visitor, walker } = ground;
  const ours = visitor.consoleErrors.filter((line) => !line.includes(cutOff));
  if (ours.length > 0) return ours.join('; ');
  if (sight.shown !== sight.path) return `${sight.path} is the address, and ${sight.shown} is shown`;
  if (sight.letters < 2) return `${sight.path} is empty`;
  if (sight.usable.length === 0)
    return `${sight.path} is a dead end: ${await visitor.page.evaluate(() => [...document.querySelectorAll('dialog:modal')].at(-1)?.outerHTML.slice(0, 600) ?? document.body.innerText.slice(0, 200))}`;
  if (sight.busy.length > 0) return `${sight.path} rests, and says that it loads: ${sight.busy[0]}`;
  if (sight.covered.length > 0) return `on ${sight.path}, ${sight.covered[0]}`;
  if (does === 'back' && before.dialogs > 0 && sight.path !== before.path)
    return `back leads from ${before.path} to ${sight.path} past what was open above it`;
  if (does === 'back' && before.dialogs === 0) {
    const earlier = passed.get(before.idx - 1);
    if (sight.idx > before.idx - 1) return `back from ${before.path} stays`;
    if (earlier && earlier.key === sight.key && earlier.address !== sight.address)
      return `back from ${before.path} leads to ${sight.address} in place of ${earlier.address}`;
  }
  return walker.as && sight.money !== null ? faultOfMoney(ground) : '';
}

/** Walks by a seed, as many steps as are asked for or those that are given; stops at the first fault. */
export async function walkSite(seed: number, given: number | readonly SiteStep[]): Promise<SiteReport> {
  const below = source(seed);
  const ground = await openGround(walkerOf(seed), '/');
  const { page } = ground.visitor;
  const origin = new URL(page.url()).origin;
  const steps: SiteStep[] = [];
  const shown = new Set<string>();
  const used = new Map<string, number>();
  const passed = new Map<number, { key: string; address: string }>();
  const isOver = (at: number): boolean => at >= (typeof given === 'number' ? given : given.length);
  let fault = '';
  try {
    await settle(page);
    let sight = await page.evaluate(lookAround);
    for (let at = 0; !isOver(at) && fault === ''; at += 1) {
      passed.set(sight.idx, sight);
      const next = typeof given === 'number' ? nextStep(sight, used, below) : given[at]!;
      steps.push(next);
      used.set(next[1], (used.get(next[1]) ?? 0) + 1);
      if (!(await take(ground, sight, next))) continue;
      const before = sight;
      sight = await seenBy(ground, origin);
      if (sight.shown) shown.add(sight.shown);
      fault = await faultAfter(ground, next, before, sight, passed);
    }
  } catch (error) {
    const stands = await page.evaluate(standing).catch(() => page.url());
    fault = [String(error).slice(0, 200), stands, ...ground.visitor.consoleErrors].join('; ');
  } finally {
    await ground.close();
  }
  return { steps, screens: shown, fault };
}

/** What of a failed walk a person needs: whether it fails again, and the fewest steps. */
export async function reportOf(seed: number, { steps, fault }: SiteReport, tries: number): Promise<string> {
  const fails = async (fewer: readonly SiteStep[]) => (await walkSite(seed, fewer)).fault !== '';
  const isSame = await fails(steps);
  const needed = isSame ? await shrink(steps, fails, tries) : steps;
  return [
    `walk ${seed} (${Object.values(walkerOf(seed)).join(' ')}): ${fault}`,
    `it fails ${isSame ? 'again' : 'not again'} (npm run -s walk -- --seed ${seed}) and needs ${needed.length} of its ${steps.length} steps:`,
    ...needed.map((each) => JSON.stringify(each)),
  ].join('\n');
}
