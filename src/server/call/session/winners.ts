// The newest wins on the home page: real, masked, each with everything that was staked on the draw.
import { formatMoment } from '#values/beijingTime.ts';
import { wireMoney } from '#values/money.ts';
import { maskedWinner } from '../../activities/winners.ts';
import { barsOffers } from '../../money/breaks/holds.ts';
import { handle } from '../../pipeline/handle.ts';
import { lotteryNames } from '../../play/terms.ts';
import { newestWins } from '../../play/wins/newestWins.ts';

export default handle(
  'session/winners',
  async (asking) => {
    const { db, session, now, locale } = asking;
    if (session && (await barsOffers(db, session.accountId, now))) return { list: [] };
    const wins = await newestWins(asking);
    if (wins.length === 0) return { list: [] };
    const nameOf = await lotteryNames(db, locale);
    return {
      list: wins.map(({ account, lotCode, stake, payout, at }) => ({
        account: maskedWinner(account),
        lotName: nameOf(lotCode),
        stake: wireMoney(stake),
        payout: wireMoney(payout),
        time: formatMoment(at),
      })),
    };
  },
  // A member's break closes it: the list of guests alone needs nobody's session.
  { shared: 'guests' },
);
