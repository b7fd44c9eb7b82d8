// What journeys of a credit bet when things go wrong share: the story of a bet on a line that breaks, and what the browser says of it.
import { expect } from 'vitest';
import type { Visitor } from '#support/openStation.ts';
import { betOn, playWorld, result } from './play.ts';

/** A line that was cut is the one trouble its browser has had. */
export function lineBroke(visitor: Visitor): void {
  const lines = visitor.consoleErrors.splice(0);
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) expect(line).toContain('net::ERR_');
}

/** The tests of a file: a bet on lines that break in these ways. */
export function betsOnBrokenLines(
  ways: readonly ('cutBeforeHeaders' | 'cutAfterBody' | 'cutMidReply' | 'reset')[],
): void {
  const test = playWorld(['SFSC']);

  test.afterEach(({ proxy }) => proxy.heal());

  test.for(ways)(
    'a bet whose line breaks (%s) is checked until it is known, through leaving the page, and placed once',
    async (kind, { open, draws, betsOf, proxy }) => {
      const { qiHao } = await draws.begin('SFSC');
      const visitor = await open('/credit?lotCode=SFSC', { as: 'member01', port: proxy.port });
      const { page } = visitor;
      proxy.inject('/m/credit/doBet.do', { kind });
      await betOn(page, 1);
      await result(page, '正在确认投注结果').waitFor();
      await page.reload();
      await result(page, '正在确认投注结果').waitFor();
      await proxy.heal();
      await result(page, '投注成功').waitFor();
      expect(await betsOf('SFSC', qiHao)).toHaveLength(1);
      lineBroke(visitor);
    },
  );
}
