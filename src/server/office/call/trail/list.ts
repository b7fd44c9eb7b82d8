import { endOfDay, isDay, startOfDay } from '#values/beijingTime.ts';
import { Refusal } from '../../../refusal.ts';
import { office } from '../../pipeline/handle.ts';
import { readLines } from '../../trail/lines.ts';

export default office('trail/list', async ({ request, db, staff, worksFor }) => {
  const { day, station, before, pageSize = 50 } = request;
  if (day !== undefined && !isDay(day)) throw new Refusal('office-staff.notADay', { field: 'day' });
  if (station !== undefined && !worksFor(station))
    throw new Refusal('office.notYourStation', { code: 'notYourStation', values: { station } });
  const { lines, hasMore } = await readLines(db, {
    stations: staff.stations,
    staffId: request.staff === undefined ? undefined : Number(request.staff),
    accountId: request.account === undefined ? undefined : Number(request.account),
    station,
    source: request.source,
    ...(day !== undefined && { from: startOfDay(day), until: endOfDay(day) }),
    before: before === undefined ? undefined : BigInt(before),
    most: pageSize,
  });
  return { lines: lines.map((line) => ({ ...line, detail: JSON.stringify(line.detail) })), hasMore };
});
