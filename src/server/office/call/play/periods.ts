// Lists of periods: of a lottery, or those whose draw is late.
import { office } from '../../pipeline/handle.ts';
import { periodPage } from '../../play/periods.ts';

const usualSize = 30;

export default office('play/periods', async ({ request, db, now, locale }) => {
  const { lottery, before, pageSize = usualSize } = request;
  const filter = { lottery, before: before === undefined ? undefined : new Date(before) };
  return { at: now, ...(await periodPage(db, filter, { now, locale, pageSize })) };
});
