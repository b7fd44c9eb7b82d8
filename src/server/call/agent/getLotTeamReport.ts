// A team's bets by lottery, beside all its figures of the same moment.
import { wireMoney } from '#values/money.ts';
import { figuresByLottery, presentFigures } from '../../money/team/figures.ts';
import { accountInTeam } from '../../money/team/members.ts';
import { platformNames } from '../../money/transfers/platforms.ts';
import { handle } from '../../pipeline/handle.ts';
import { lotteryNames } from '../../play/terms.ts';
import { rangeOf } from '../../present/reportDays.ts';

interface Sums {
  orders: number;
  bet: bigint;
  win: bigint;
  slider: bigint;
}

const present = ({ orders, bet, win, slider }: Sums) => ({
  orders,
  betAmount: wireMoney(bet),
  winAmount: wireMoney(win),
  rebateAmount: wireMoney(slider),
  profit: wireMoney(win + slider - bet),
});

export default handle('agent/getLotTeamReport', async ({ request, db, station, player, locale, now }) => {
  const range = rangeOf(request, now);
  const { id } = await accountInTeam(db, player.accountId, request.account);
  const { list, team } = await figuresByLottery(db, id, range);
  const lotteryName = await lotteryNames(db, locale);
  const platforms = await platformNames(db, locale);
  const totals = list.reduce<Sums>(
    (sum, each) => ({
      orders: sum.orders + each.orders,
      bet: sum.bet + each.bet,
      win: sum.win + each.win,
      slider: sum.slider + each.slider,
    }),
    { orders: 0, bet: 0n, win: 0n, slider: 0n },
  );
  return {
    list: list.map((each) => ({
      lotCode: each.lotCode,
      lotName: platforms.get(each.lotCode) ?? lotteryName(each.lotCode),
      ...present(each),
    })),
    totals: present(totals),
    team: presentFigures(station, team),
    ...range,
  };
});
