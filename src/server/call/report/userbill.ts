// A player's bill: income and expenses of the wallet within a range of days, by heading.
import { dayOf } from '#values/days.ts';
import { wireMoney } from '#values/money.ts';
import { bookOf } from '../../db/ledger.ts';
import { profitOf, roundTotals } from '../../money/games/roundTotals.ts';
import { billKinds, hiddenKinds, kindOf, profitKinds } from '../../money/statement/billKinds.ts';
import { bill } from '../../money/statement/statement.ts';
import { handle } from '../../pipeline/handle.ts';
import { checkDays } from '../../play/dayOfText.ts';

export default handle('report/userbill', async ({ request, db, station, player, now }) => {
  const today = dayOf(now);
  const { endDate = today, startDate = endDate < today ? endDate : today } = request;
  checkDays({ startDate, endDate });
  const owner = { station: station.code, ownerId: player.accountId, book: bookOf(player.role) };
  const { opening, closing, types } = await bill(db, owner, { startDate, endDate });
  const hidden = hiddenKinds(station);
  const games = await roundTotals(db, { accountId: player.accountId, startDate, endDate });
  const headings = billKinds
    .filter((kind) => !hidden.includes(kind))
    .map((kind) => {
      const own = types.filter(({ type }) => kindOf(type) === kind);
      const count = own.reduce((sum, { entries }) => sum + entries, 0);
      return { kind, count, amount: own.reduce((sum, { income, outgo }) => sum + income - outgo, 0n) };
    })
    .filter(({ count }) => count > 0);
  const profit = headings.reduce((sum, { kind, amount }) => (profitKinds.has(kind) ? sum + amount : sum), 0n);
  return {
    startDate,
    endDate,
    opening: wireMoney(opening),
    closing: wireMoney(closing),
    list: headings.map(({ kind, count, amount }) => ({ kind, count, amount: wireMoney(amount) })),
    profit: wireMoney(profit),
    games: games.map(({ kind, count, ...sums }) => ({
      kind,
      count,
      stake: wireMoney(sums.stake),
      validBet: wireMoney(sums.valid),
      win: wireMoney(sums.prize),
      profit: wireMoney(profitOf(sums)),
    })),
    gamesProfit: wireMoney(games.reduce((sum, each) => sum + profitOf(each), 0n)),
  };
});
