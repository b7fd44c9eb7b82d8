import { LotVersion } from '#contract/states/lotVersion.generated.ts';
import { formatMoment } from '#values/beijingTime.ts';
import { handle } from '../../pipeline/handle.ts';
import { periodsLeft } from '../../play/calendar.ts';
import { mostChasePeriods } from '../../play/readSlip.ts';
import { termsOf } from '../../play/terms.ts';
import { Refusal } from '../../refusal.ts';

export default handle('lottery/todayUnOpens', async ({ request, db, now }) => {
  const { lottery, settings } = await termsOf(db, request.lotCode, LotVersion.official);
  if (settings.chase === 'off') throw new Refusal('server.bet.chaseOff', { code: 'switchedOff' });
  return {
    list: periodsLeft(lottery, now.getTime(), mostChasePeriods).map(({ qiHao, sealsMs, opensMs }) => ({
      qiHao,
      sealTime: formatMoment(new Date(sealsMs)),
      openTime: formatMoment(new Date(opensMs)),
    })),
  };
});
