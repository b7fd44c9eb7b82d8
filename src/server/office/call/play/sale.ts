// Stopping a sale at once, and going on with it.
import { office } from '../../pipeline/handle.ts';
import { ownLottery, ownPlay } from '../../play/names.ts';
import { setSale } from '../../play/sale.ts';

export default office('play/sale', async ({ request, db, staff, now, locale, text }) => {
  const { lottery: code, mode, play = '', isOn, reason } = request;
  const lottery = await ownLottery(db, code, locale);
  const own = play === '' ? undefined : ownPlay(lottery, play);
  const modes = own ? [own.mode] : lottery.modes.filter((each) => mode === undefined || each === mode);
  const changed = await setSale(db, { lottery, modes, play }, { isOn, reason, by: staff.name, now });
  return {
    ...{ lottery: code, isOn, changed },
    msg: text(isOn ? 'office-play.resumed' : 'office-play.stopped', { lottery: lottery.name }),
  };
});
