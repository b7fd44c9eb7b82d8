import { giveAdvice } from '../../messages/advice.ts';
import { admitsText } from '../../messages/playerMessage.ts';
import { handle } from '../../pipeline/handle.ts';

export default handle(
  'advice/saveAdvice',
  async ({ request, db, station, player, now, settings, text }) => {
    const writer = { station: station.code, accountId: player.accountId };
    const id = await giveAdvice(db, writer, request, now, settings);
    return { msg: text('server.message.adviceSaved'), id: String(id) };
  },
  { admits: admitsText },
);
