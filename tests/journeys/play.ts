// The steps of play that journeys share: a board and its bar, slip and basket, a bet placed and drawn, and what the rules make of it.
import { type Selectable, sql } from 'kysely';
import type { Locator, Page } from 'playwright-core';
import { readBet } from '#lottery/bet/readBet.ts';
import { settle } from '#lottery/bet/settle.ts';
import { playOf } from '#lottery/families.ts';
import type { BetOrderTable } from '#server/db/tables.ts';
import { type Draws, siteWorld } from '#support/site.ts';
import { callFrom, lookAgain } from './steps.ts';

/** The `test` of journeys of play. `betsOf` answers the bets of a lottery, or of a period, each with what the rules themselves make of it. */
export const playWorld = (lotteries: readonly string[]) =>
  siteWorld({ lotteries }).extend(
    'betsOf',
    { scope: 'file' },
    ({ server, station }) =>
      (lotCode: string, qiHao?: string) =>
        server.inStation(station, async (db) => {
          let query = db
            .selectFrom('account')
            .innerJoinLateral(sql<Selectable<BetOrderTable>>`bets_of(account.id)`.as('o'), (join) =>
              join.onTrue(),
            )
            .leftJoin('lottery_period', (join) =>
              join
                .onRef('lottery_period.lot_code', '=', 'o.lot_code')
                .onRef('lottery_period.qi_hao', '=', 'o.qi_hao'),
            )
            .selectAll('o')
            .select('lottery_period.draw')
            .where('o.lot_code', '=', lotCode)
            .orderBy('o.id');
          if (qiHao) query = query.where('o.qi_hao', '=', qiHao);
          return (await query.execute()).map((each) => {
            const bet = readBet(playOf(each.play_code)!, {
              selection: each.selection,
              ...(each.terms as object),
            });
            return { ...each, byRules: each.draw && settle(bet, each.draw) };
          });
        }),
  );

/** One lottery of each family that has credit play. */
export const creditLotteries = {
  ssc: 'FFC',
  pk10: 'SFSC',
  k3: 'FFK3',
  x115: 'FF11X5',
  lhc: 'SFLHC',
  pc28: 'FF28',
  kl10: 'GDKLSF',
  fc3d: 'FC3D',
  kl8: 'BJKL8',
};

export const board = (page: Page) => page.locator('#board');
/** What credit play is bet on. */
export const cells = (page: Page) => board(page).locator('button[data-cell]');
/** A position of official play. */
export const row = (page: Page, name: string) => board(page).getByRole('group', { name, exact: true });
/** The bar of a credit board, and the sheet it opens. */
export const slipBar = (page: Page) => page.getByRole('region', { name: '注单' });
export const slip = (page: Page) => page.getByRole('dialog', { name: /^第\d+期注单$/ });
/** The bar of an official board, and the sheet it opens. */
export const betBar = (page: Page) => page.getByRole('region', { name: '投注设置' });
export const basket = (page: Page) => page.getByRole('dialog', { name: '号码篮' });
export const result = (page: Page, name: string) => page.getByRole('dialog', { name });

export const plain = (text: string): string => text.replaceAll(/\s/g, '');
/** An amount of the wire with four decimals, in units of 0.0001 yuan. */
export const yuan = (wire: string): bigint => BigInt(wire.replace('.', ''));
export const balanceOf = async (page: Page): Promise<bigint> =>
  yuan(String((await callFrom(page, '/m/v2/userInfo.do')).money));
/** As balanceOf(), as a number of yuan. */
export const moneyOf = async (page: Page): Promise<number> =>
  Number((await callFrom(page, '/m/v2/userInfo.do')).money);

/** A play of an official board. */
export async function choose(page: Page, group: string, play?: string): Promise<void> {
  await page.getByRole('tab', { name: group, exact: true }).click();
  if (play) await board(page).getByRole('button', { name: play, exact: true }).click();
}

/** Presses picks of a row by what is written on them. */
export async function press(page: Page, rowName: string, ...picks: string[]): Promise<void> {
  for (const pick of picks)
    await row(page, rowName)
      .getByRole('button', { name: new RegExp(`^${pick}(?:\\s*，.*)?$`) })
      .click();
}

export async function openBasket(page: Page): Promise<void> {
  await betBar(page)
    .getByRole('button', { name: /^(?:投注$|号码篮)/ })
    .click();
  await basket(page).waitFor();
}

/** Places what is picked on an official board. */
export async function place(page: Page): Promise<void> {
  await openBasket(page);
  await basket(page).getByRole('button', { name: '确认投注' }).click();
  await result(page, '投注成功').waitFor();
}

/** Sends what is picked on a credit board. */
export async function sendSlip(page: Page): Promise<void> {
  await slipBar(page).getByRole('button', { name: '投注', exact: true }).click();
  await slip(page).getByRole('button', { name: '确认投注' }).click();
}

/** Past the draw of the running period, and the page notices. */
export async function passDraw(page: Page, draws: Draws, lotCode: string): Promise<void> {
  await draws.draw(lotCode);
  await lookAgain(page);
}

/** Bets on so many cells of a credit board, from the first. */
export async function betOn(page: Page, count: number): Promise<void> {
  for (let at = 0; at < count; at++) await cells(page).nth(at).click();
  await sendSlip(page);
}

/** A page looks for other odds by itself now and then: from here on not before the function returned is called, so that a bet meets them first. */
export async function holdOdds(page: Page, { path }: { path: string }): Promise<() => void> {
  let go = (): void => {};
  const held = new Promise<void>((done) => {
    go = done;
  });
  await page.route(`**${path}`, async (route) => {
    await held;
    await route.continue();
  });
  return go;
}

/** Unfolds the slips among the recent bets: each of their bets has a row then. */
export async function unfoldSlips(records: Locator): Promise<void> {
  await records.getByRole('listitem').first().waitFor();
  const folded = records.getByRole('button', { expanded: false });
  while ((await folded.count()) > 0) await folded.first().click();
}
