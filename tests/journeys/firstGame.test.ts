// The first game stands in sight on the home page of every station, in both languages, for a guest and for a player with much money.
import { describe, expect } from 'vitest';
import { credit } from '#server/account/accounts.ts';
import { ledgerTypes } from '#server/db/ledger.ts';
import { asksForLogin } from '#session/gate.ts';
import { parseMoney } from '#values/money.ts';
import { test } from './guests.ts';
import { boxOf, follow, logInAs, lookAgain, settled, staticPage, turnLanguage } from './steps.ts';

describe('a guest', () => {
  test('sees the first game without scrolling, on every station, in both languages, as a guest and with much money', async ({
    open,
    server,
  }) => {
    const { page } = await open(staticPage, { width: 390, height: 844 });
    const low: string[] = [];
    for (const station of server.context.stations.all()) {
      const { code } = station;
      await server.inStation(code, async (db) => {
        const { id } = await db
          .selectFrom('account')
          .select('id')
          .where('name', '=', 'member01')
          .executeTakeFirstOrThrow();
        const why = { type: ledgerTypes.addedByHand, refType: 'test', refId: code, remark: '' };
        await credit(db, code, { id, role: 'member' }, parseMoney('1225678.0900'), {
          ...why,
          at: server.now(),
        });
      });
      await page.goto(`${server.url(code)}/index`);
      for (const role of ['guest', 'member']) {
        if (role === 'member') {
          await logInAs(page, 'member01');
          await lookAgain(page);
          await follow(page, '/index');
          await expect.poll(() => page.locator('body').innerText()).toContain('¥1,234,566.97');
        }
        await settled(page);
        // Where a guest only finds the page to log in.
        if (role === 'guest' && asksForLogin(station)) continue;
        const look = async (): Promise<void> => {
          const { y } = await boxOf(page.getByRole('tabpanel').getByRole('listitem').first());
          const language = await page.evaluate(() => document.documentElement.lang);
          if (y >= 560) low.push(`${code} ${role} ${language}: ${y}`);
        };
        await look();
        await turnLanguage(page);
        await look();
      }
    }
    expect(low).toEqual([]);
    // Nine stations, four looks each.
  });
});
