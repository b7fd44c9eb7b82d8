// Owns the periods of a lottery that may still be chased today.
import { handle } from '../../pipeline/handle.ts';
import { periodsLeft } from '../../play/calendar.ts';
import { mostChasePeriods } from '../../play/readSlip.ts';
import { termsOf } from '../../play/terms.ts';
import { moment } from '../../present/moment.ts';
import { Refusal } from '../../refusal.ts';

export default handle('lottery/todayUnOpens', async ({ request, db, now }) => {
  const { lotCode, settings } = await termsOf(db, request.lotCode, 1);
  if (settings.chase === 'off') throw new Refusal('server.bet.chaseOff', { code: 'switchedOff' });
  return {
    list: periodsLeft(lotCode, now.getTime(), mostChasePeriods).map(({ qiHao, sealsMs, opensMs }) => ({
      qiHao,
      sealTime: moment(new Date(sealsMs)),
      openTime: moment(new Date(opensMs)),
    })),
  };
});
