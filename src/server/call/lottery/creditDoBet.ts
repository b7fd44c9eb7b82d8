// Owns placing a slip in credit mode.
import { handle } from '../../handle.ts';
import { place } from '../../play/place.ts';

export default handle('lottery/creditDoBet', async (context) => {
  const { orders, buyMoney, balance } = await place(context, 2, context.request);
  return { orders, buyMoney, money: balance, msg: context.text('server.bet.placed') };
});
