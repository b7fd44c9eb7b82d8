// Having a report sent by mail, or no longer.
import { Refusal } from '../../../refusal.ts';
import { ownReports, subscribe } from '../../figures/reports.ts';
import { office } from '../../pipeline/handle.ts';

export default office(
  'figures/subscribe',
  async ({ request, db, staff, worksFor, stations, locale, text, now }) => {
    const { station } = request;
    if (!stations.byCode(station) || !worksFor(station))
      throw new Refusal('office.notYourStation', { code: 'notYourStation', values: { station } });
    await subscribe(db, staff.staffId, { ...request, locale }, now);
    return {
      reports: await ownReports(db, staff.staffId),
      msg: text(request.isOn ? 'office-figures.willBeSent' : 'office-figures.noLongerSent'),
    };
  },
);
