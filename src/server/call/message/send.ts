// Writing a message to support, to the agent above, or to a member directly below.
import { admitsText, writeMessage } from '../../messages/playerMessage.ts';
import { handle } from '../../pipeline/handle.ts';

export default handle(
  'message/send',
  async ({ request, db, station, player, now, settings, text }) => {
    const writer = { station: station.code, accountId: player.accountId };
    const id = await writeMessage(db, writer, request, now, settings);
    return { msg: text('server.message.sent'), id: String(id) };
  },
  { admits: admitsText },
);
