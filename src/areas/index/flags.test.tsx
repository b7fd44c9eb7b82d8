// What a station's file says is seen on its home page, each setting on a station with it and one without.
import './texts.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Activity, Lottery } from '#contract/entities.generated.ts';
import type { LotVersion } from '#contract/states/lotVersion.generated.ts';
import type { StationFile } from '#contract/station.generated.ts';
import { type Site, SiteContext } from '#kit/page/site.ts';
import { lotteryGroups } from '#session/lotteryGroups.ts';
import { type SessionActors, SessionContext } from '#session/sessionActors.ts';
import { hasPath } from '#station/derive/routes.ts';
import { resolveStation } from '#station/station.ts';
import { HomeMenu } from './HomeMenu.tsx';
import { LotteryCards } from './LotteryCards.tsx';
import { Notices } from './Notices.tsx';
import { Offers } from './Offers.tsx';

const lottery = (lotCode: string, lotVersion: LotVersion): Lottery => ({
  lotCode,
  lotName: `L${lotCode}`,
  lotVersion,
  family: 'ssc',
  hot: false,
  mark: '',
  caption: '',
});
const list = [lottery('AA', 1), lottery('BB', 2), lottery('CC', 2)];
const parts = {
  lotteryList: {
    getSnapshot: () => state,
    subscribe: () => ({ unsubscribe: () => undefined }),
  },
} as unknown as SessionActors;
const state = { value: 'loaded', context: { groups: lotteryGroups(list), error: null, path: '' } };

const offer: Activity = {
  id: 1,
  typeId: 1,
  kind: 'wheel',
  title: 'T-wheel',
  summary: '',
  imgUrl: '/art/a.svg',
  startTime: '2026-01-01 00:00:00',
  endTime: '2026-12-31 00:00:00',
  content: '',
};

function draw(node: React.ReactNode, file: Partial<StationFile> = {}, site: Partial<Site> = {}): string {
  const station = resolveStation({ code: 'demo', name: 'N', ...file });
  const whole = {
    station,
    onOff: station.onOff,
    role: 'guest',
    visitor: {},
    locale: 'zh-CN',
    has: (path: string) => hasPath(station, path),
    ...site,
  } as unknown as Site;
  return renderToStaticMarkup(
    <StaticRouter location="/index">
      <SessionContext value={parts}>
        <SWRConfig value={{ fallback: { 'session/activeData?': { activeList: [offer] } } }}>
          <SiteContext value={whole}>{node}</SiteContext>
        </SWRConfig>
      </SessionContext>
    </StaticRouter>,
  );
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('localStorage', { getItem: () => null });
});

test('a station with addToDesktopRemainText shows the reminder in the language chosen, one without shows none', () => {
  const file = { frontConfig: { addToDesktopRemainText: { 'zh-CN': 'zh-reminder', en: 'en-reminder' } } };
  expect(draw(<Notices />, file)).toContain('zh-reminder');
  expect(draw(<Notices />, file, { locale: 'en' })).toContain('en-reminder');
  expect(draw(<Notices />)).not.toContain('<button');
});

test('a reminder that was closed, or a site opened from the desktop, shows none', () => {
  const file = { frontConfig: { addToDesktopRemainText: 'reminder' } };
  vi.stubGlobal('localStorage', { getItem: () => '1' });
  expect(draw(<Notices />, file)).not.toContain('reminder');
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  expect(draw(<Notices />, file)).not.toContain('reminder');
});

test('a station with lineDetection has the entry under the name it gives, one without has no entry', () => {
  const file = { frontConfig: { lineDetection: true, lineDetectionTxt: 'my-lines' } };
  expect(draw(<HomeMenu />, file)).toContain('my-lines');
  expect(draw(<HomeMenu />, { frontConfig: { lineDetectionTxt: 'my-lines' } })).not.toContain('my-lines');
});

test('a station with isV010 lists lotteries in two columns, others in three', () => {
  expect(draw(<LotteryCards mode="credit" />, { frontConfig: { isV010: true } })).toContain(
    'data-columns="2"',
  );
  expect(draw(<LotteryCards mode="credit" />)).toContain('data-columns="3"');
});

test('the two groups of the lottery list are those of lotVersion', () => {
  const credit = draw(<LotteryCards mode="credit" />);
  expect(credit).toContain('LBB');
  expect(credit).toContain('LCC');
  expect(credit).not.toContain('LAA');
  expect(draw(<LotteryCards mode="official" />)).toContain('LAA');
});

test('a lottery leads to its bets, without them to its draws, and where the station has neither it is drawn without a link', () => {
  const off = (routes: string[]) => draw(<LotteryCards mode="credit" />, { routes: { off: routes } });
  expect(off([])).toContain('href="/credit?lotCode=BB"');
  expect(off(['/credit'])).toContain('href="/lotteryOpenDetail?lotCode=BB"');
  expect(off(['/credit', '/lotteryOpenDetail'])).not.toContain('<a ');
});

test('a tile bears the name the station gives to its kind of activity, otherwise the title of the server', () => {
  expect(draw(<Offers />, { activityNames: { wheel: 'my-wheel' } })).toContain('my-wheel');
  expect(draw(<Offers />)).toContain('T-wheel');
});

test('a tile leads to the offer only where the station has that screen', () => {
  expect(draw(<Offers />)).toContain('href="/activeDetail?id=1"');
  expect(draw(<Offers />, { routes: { off: ['/activeDetail', '/moreActive'] } })).not.toContain('href=');
});

test('a tile says that something can be claimed where the visitor can', () => {
  const marked = (claimable: string[]) =>
    draw(<Offers />, {}, { visitor: { claimable } } as unknown as Partial<Site>).includes('可领取');
  expect([marked(['wheel']), marked(['signIn']), marked([])]).toEqual([true, false, false]);
});
