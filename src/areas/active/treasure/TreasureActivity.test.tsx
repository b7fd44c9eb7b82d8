// Which chest can be opened: what the offer itself refuses or what is all gone is never offered.
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { expect, test } from 'vitest';
import type { TreasureAllInfoAnswer } from '#contract/activity.generated.ts';
import { type Site, SiteContext } from '#kit/page/site.ts';
import { resolveStation } from '#station/station.ts';
import { TreasureActivity } from './TreasureActivity.tsx';

type Info = TreasureAllInfoAnswer;

const box = { from: '100.0000', min: '1.0000', max: '2.0000', missing: '0.0000', left: -1, won: '' };
const event: Info['event'] = {
  id: 7,
  kind: 'treasure',
  title: '聚宝盆',
  summary: '',
  imgUrl: '/art/a.svg',
  phase: 'open',
  startTime: '2026-01-01 00:00:00',
  endTime: '2026-12-31 23:59:59',
  rules: '',
  factor: '1',
  levels: [],
  tasks: [],
  claimable: true,
  blocked: '',
  blockedText: '',
};

/** The words below the button, and whether it can be pressed. */
function taken(boxes: Partial<Info['boxes'][number]>[], refusal: Partial<Info['event']> = {}) {
  const info = {
    success: true,
    event: { ...event, ...refusal },
    basis: 'bet',
    period: 'day',
    progress: '150.0000',
    boxes: boxes.map((one, step) => ({ ...box, step, state: 'openable', ...one })),
    winners: [],
  };
  const site = {
    station: resolveStation({ code: 'demo', name: 'N' }),
    locale: 'zh-CN',
    role: 'member',
    visitor: { account: 'member01', login: true },
    has: () => true,
  } as unknown as Site;
  const markup = renderToStaticMarkup(
    <StaticRouter location="/treasure">
      <SWRConfig value={{ fallback: { 'activity/treasureAllInfo?': info } }}>
        <SiteContext value={site}>
          <TreasureActivity />
        </SiteContext>
      </SWRConfig>
    </StaticRouter>,
  );
  const [, attributes = '', , note = ''] =
    /<button([^>]*)>(?:(?!<button).)*?开启宝箱(.*?)<\/button>(?:<p>(.*?)<\/p>)?/.exec(markup) ?? [];
  return { canTake: !attributes.includes('aria-disabled'), note, markup };
}

test('a chest that is reached can be opened', () => {
  expect(taken([{}])).toMatchObject({ canTake: true, note: '' });
});

test('a reached chest of an offer that refuses the member says why, not how much is missing', () => {
  const refusal = { claimable: false, blocked: 'LEVEL_TOO_LOW', blockedText: '您的等级还不能参加' };
  expect(taken([{}], refusal)).toMatchObject({ canTake: false, note: '您的等级还不能参加' });
  const over = { phase: 'over', claimable: false, blocked: 'ENDED', blockedText: '活动已结束' } as const;
  expect(taken([{ state: 'locked', missing: '50.0000' }], over)).toMatchObject({ note: '活动已结束' });
});

test('a chest that is all gone is not offered, and another one that can be opened is chosen', () => {
  const gone = taken([{ left: 0 }]);
  expect(gone).toMatchObject({ canTake: false, note: '此宝箱已发完' });
  expect(gone.markup).toContain('<span>已发完</span>');
  expect(taken([{ left: 0 }, {}])).toMatchObject({ canTake: true, note: '' });
});
