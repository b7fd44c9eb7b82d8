// How the conditions of an activity are written: what is there or not, how many times are used, and where a card is added.
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import '../texts.ts';
import type { ActivityTask } from '#contract/entities.generated.ts';
import { type Site, SiteContext } from '#kit/page/site.ts';
import { resolveStation } from '#station/station.ts';
import { stepless, Tasks } from './Tasks.tsx';

const task = (kind: ActivityTask['kind'], have: number, need = 1): ActivityTask => ({
  kind,
  period: kind === 'times' ? 'activity' : 'ever',
  need: `${need}.0000`,
  have: `${have}.0000`,
});

function markupOf(tasks: readonly ActivityTask[], off: readonly string[] = []): string {
  const site = {
    station: resolveStation({ code: 'demo', name: 'N' }),
    locale: 'zh-CN',
    role: 'member',
    has: (path: string) => !off.includes(path),
  } as unknown as Site;
  return renderToStaticMarkup(
    <StaticRouter location="/wheel">
      <SiteContext value={site}>
        <Tasks tasks={tasks} />
      </SiteContext>
    </StaticRouter>,
  );
}

function written(tasks: readonly ActivityTask[], off?: readonly string[]): string[] {
  return [...markupOf(tasks, off).matchAll(/<li.*?<\/li>/g)].map(([row]) =>
    row
      .replace(/<svg.*?<\/svg>/g, '✓')
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );
}

test('who may take part is said in words, met or not, and leads to where it is met', () => {
  const kinds = ['deposited', 'notDeposited', 'card', 'device'] as const;
  expect(written(kinds.map((kind) => task(kind, 0)))).toEqual([
    '限已存款的会员 不符合 去存款',
    '限尚未存款的会员 不符合',
    '须已添加提款卡 不符合 去添加',
    '每台设备限一位会员 不符合',
  ]);
  expect(written(kinds.map((kind) => task(kind, 1)))).toEqual([
    '限已存款的会员 符合 ✓',
    '限尚未存款的会员 符合 ✓',
    '须已添加提款卡 符合 ✓',
    '每台设备限一位会员 符合 ✓',
  ]);
  expect(written([task('card', 0)], ['/addCard'])).toEqual(['须已添加提款卡 不符合']);
});

test('times are used up, not reached: they are no condition that is met', () => {
  expect(written([task('times', 2, 30)])).toEqual(['每人共30次，已用2次']);
  expect(written([task('times', 30, 30)])).toEqual(['每人共30次，已用30次']);
});

test('steps have a list of their own, everything else stands among the conditions', () => {
  const all = (['deposit', 'bet', 'points', 'level', 'profile', 'device', 'times'] as const).map((kind) =>
    task(kind, 0),
  );
  expect(stepless(all).map(({ kind }) => kind)).toEqual(['level', 'profile', 'device', 'times']);
});

test('times have a bar once one of them is used', () => {
  expect(markupOf([task('times', 0, 30)])).not.toContain('scaleX');
  expect(markupOf([task('times', 3, 30)])).toContain('scaleX(0.1)');
  expect(markupOf([task('points', 0, 30)])).toContain('scaleX(0)');
});
