// What a station's file says is seen among its offers, each setting on a station with it and one without.
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { expect, test } from 'vitest';
import type { StationFile } from '#contract/station.generated.ts';
import { type Site, SiteContext } from '#kit/page/site.ts';
import { hasPath } from '#station/derive/routes.ts';
import { resolveStation } from '#station/station.ts';
import { ActiveDetail } from './ActiveDetail.tsx';
import { MoreActive } from './MoreActive.tsx';
import { DeficitPage } from './rebate/DeficitPage.tsx';

const offer = {
  id: 7,
  typeId: 1,
  kind: 'signIn',
  title: 'T-sign',
  summary: '',
  imgUrl: '/art/a.svg',
  startTime: '2026-01-01 00:00:00',
  endTime: '2026-12-31 00:00:00',
  content: '<p>C</p>',
};

const answers = {
  'session/activeTypeData?': { activeTypeList: [] },
  'session/activeData?': { activeList: [offer] },
  'session/activeData?activeId=7': { activeList: [offer] },
  'session/activeData?activeId=8': { activeList: [] },
};

function draw(
  node: React.ReactNode,
  file: Partial<StationFile>,
  location: string,
  claimable: string[] = [],
): string {
  const station = resolveStation({ code: 'demo', name: 'N', ...file });
  const site = {
    station,
    onOff: station.onOff,
    visitor: { serverTime: '2026-06-01 00:00:00', claimable },
    locale: 'zh-CN',
    has: (path: string) => hasPath(station, path),
  } as unknown as Site;
  return renderToStaticMarkup(
    <StaticRouter location={location}>
      <SWRConfig value={{ fallback: answers }}>
        <SiteContext value={site}>{node}</SiteContext>
      </SWRConfig>
    </StaticRouter>,
  );
}

test('without moreActiveHeader the page opens with its own large title, with it the header bar has the title', () => {
  expect(draw(<MoreActive />, { frontConfig: { moreActiveHeader: false } }, '/moreActive')).toContain('<h1');
  expect(draw(<MoreActive />, {}, '/moreActive')).not.toContain('<h1');
});

test('cards and detail bear the name the station gives to the kind', () => {
  const file = { activityNames: { signIn: 'my-sign' } };
  for (const [node, place] of [
    [<MoreActive key="1" />, '/moreActive'],
    [<ActiveDetail key="2" />, '/activeDetail?id=7'],
  ] as const) {
    expect(draw(node, file, place)).toContain('my-sign');
    expect(draw(node, {}, place)).toContain('T-sign');
  }
});

test.each(['/activeDetail?id=8', '/activeDetail?id=x', '/activeDetail?id=-1', '/activeDetail'])(
  '%s says that there is no such offer and leads to the others where the station has that screen',
  (place) => {
    const others = (markup: string): number => markup.split('<button').length - 1;
    const markup = draw(<ActiveDetail />, {}, place);
    expect(markup).not.toContain('T-sign');
    expect(others(markup)).toBe(
      others(draw(<ActiveDetail />, { routes: { off: ['/moreActive'] } }, place)) + 1,
    );
  },
);

test('where the bonus can be taken and the rebate cannot, the page of both opens with the bonus', () => {
  const chosen = (claimable: string[], place = '/deficitPage') =>
    /aria-selected="true"[^>]*>([^<]*)</.exec(draw(<DeficitPage />, {}, place, claimable))?.[1];
  const [rebate, bonus] = [chosen([]), chosen([], '/deficitPage?tab=bonus')];
  expect(new Set([rebate, bonus]).size).toBe(2);
  expect(chosen(['bonus'])).toBe(bonus);
  expect(chosen(['deficit', 'bonus'])).toBe(rebate);
  // What the player chose goes before it.
  expect(chosen(['bonus'], '/deficitPage?tab=deficit')).toBe(rebate);
});
