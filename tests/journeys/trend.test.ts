// Somebody who looks at the omission of a thousand draws.
import { expect } from 'vitest';
import { rowNumbers } from '#lottery/statistics/rowNumbers.ts';
import { resultsWorld } from './results.ts';

const test = resultsWorld(['FFC'], 2);

test.beforeAll(({ draws }) => draws.pass());

test('a trend holds every draw of the span that was chosen, newest first, and draws only those in sight', async ({
  open,
  results,
}) => {
  const list = (await results('FFC')).filter(({ openStatus }) => openStatus === 'drawn');
  const { page } = await open('/lotteryOpenDetail?lotCode=FFC', { width: 375, height: 812 });
  await page.getByRole('tab', { name: '遗漏走势' }).click();
  const picture = page.getByRole('region', { name: '遗漏走势图' });
  const numbers = () => picture.locator('svg:not([role]) text').allTextContents();
  for (const count of [50, 100, 1000]) {
    await page.getByRole('button', { name: `${count}期`, exact: true }).click();
    await picture.getByRole('img', { name: `最近${count}期` }).waitFor();
    // A line of 24 px for each, and one for the values.
    await expect.poll(() => picture.evaluate((frame) => frame.scrollHeight)).toBe((count + 1) * 24);
    expect(await picture.locator('circle').count()).toBeLessThan(100);
    const labels = rowNumbers(
      list
        .slice(0, count)
        .map(({ qiHao }) => qiHao)
        .toReversed(),
    );
    expect(await numbers()).toContain(labels.at(-1)!.text);
    if (count > list.length) continue;
    await picture.evaluate((frame) => frame.scrollTo(0, frame.scrollHeight));
    await expect.poll(numbers).toContain(labels[0]!.text);
  }
});
