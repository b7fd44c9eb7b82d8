// The chart of a team by day: what it draws and what it says to who cannot see it.
import '../texts.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Site, SiteContext } from '#kit/page/site.ts';
import { type ChartDay, DayChart } from './DayChart.tsx';

const draw = (days: readonly ChartDay[]): string =>
  renderToStaticMarkup(
    <SiteContext value={{ locale: 'zh-CN' } as unknown as Site}>
      <DayChart days={days} />
    </SiteContext>,
  );
const day = (date: string, betAmount: string, profit: string): ChartDay => ({ date, betAmount, profit });
const bars = (markup: string, kind: string): { y: number; height: number }[] =>
  [...markup.matchAll(/<rect[^>]*>/g)]
    .map(([rect]) => rect)
    .filter((rect) => rect.includes(`data-bar="${kind}"`))
    .map((rect) => ({
      y: Number(/ y="([^"]+)"/.exec(rect)![1]),
      height: Number(/ height="([^"]+)"/.exec(rect)![1]),
    }));

const week = [
  day('2026-11-20', '400.0000', '-50.0000'),
  day('2026-11-21', '1000.0000', '30.0000'),
  day('2026-11-22', '0.0000', '0.0000'),
];

test('turnover is drawn in proportion, and a day without any has no bar', () => {
  const [first, second, ...none] = bars(draw(week), 'turnover');
  expect(none).toEqual([]);
  expect(first!.height / second!.height).toBeCloseTo(0.4);
});

test('a gain stands on the zero line, a loss hangs from it', () => {
  const markup = draw(week);
  const [[gain, ...gains], [loss, ...losses]] = [bars(markup, 'gain'), bars(markup, 'loss')];
  expect([gains, losses]).toEqual([[], []]);
  expect(gain!.y + gain!.height).toBeCloseTo(loss!.y);
  expect(gain!.height / loss!.height).toBeCloseTo(0.6);
});

test('it begins with the newest day in words, and says the best day, gains and losses', () => {
  const markup = draw(week);
  expect(markup).toMatch(/<figcaption[^>]*><b>2026-11-22<\/b>/);
  expect(markup).toContain('2026-11-20至2026-11-22');
  expect(markup).toContain('2026-11-21投注最高，为1,000.00元；成员1天赢，1天输');
});

test('amounts are said to the cent, as the table below says them', () => {
  const markup = draw([day('2026-11-20', '10.0000', '1.0000'), day('2026-11-21', '400.0125', '-152.6782')]);
  const said = /<figcaption.*<\/figcaption>/.exec(markup)![0].replaceAll(/<[^>]*>/g, '');
  expect(said).toContain('投注¥400.01成员盈亏');
  expect(said).toContain('−¥152.67');
  expect(markup).toContain('2026-11-21投注最高，为400.01元');
});

test('a day of a few cents beside one of millions can still be seen', () => {
  const [small] = bars(
    draw([day('2026-11-21', '0.0500', '0.0000'), day('2026-11-22', '9000000.0000', '1.0000')]),
    'turnover',
  );
  expect(small!.height).toBe(1);
});
