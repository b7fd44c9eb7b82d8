import { refused } from '#rules/refused.ts';
import { formatMoney, readMoney, wireMoney } from '#values/money.ts';
import { exchange, pointsOf } from '../../activities/points.ts';
import { takePart } from '../../activities/take.ts';
import { balancesOf } from '../../db/ledger.ts';
import { handle } from '../../pipeline/handle.ts';

export default handle('activity/pointsExchange', async (context) => {
  const { db, station, player, now, request, text } = context;
  const { direction } = request;
  const isBuying = direction === 'toPoints';
  const { received, required } = await takePart(context, 'points', async (activity) => {
    const isWhole = /^\d+$/.test(request.amount);
    const amount = isBuying ? readMoney(request.amount) : isWhole ? BigInt(request.amount) : undefined;
    if (amount === undefined) return refused('AMOUNT_INVALID');
    return exchange({ db, station, now }, activity, player.accountId, { direction, amount });
  });
  const { wallet } = await balancesOf(db, player.accountId, 'real');
  return {
    msg: text('server.activity.exchanged'),
    received: isBuying ? String(received) : formatMoney(received),
    money: wireMoney(wallet),
    points: Number(await pointsOf(db, player.accountId)),
    required: wireMoney(required),
  };
});
