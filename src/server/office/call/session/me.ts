import { office } from '../../pipeline/handle.ts';

export default office('session/me', async ({ db, staff }) => {
  const { elevates_to } = await db
    .selectFrom('staff')
    .select('elevates_to')
    .where('id', '=', staff.staffId)
    .executeTakeFirstOrThrow();
  return {
    id: String(staff.staffId),
    name: staff.name,
    shownName: staff.shownName,
    role: staff.role,
    allStations: staff.stations === null,
    stations: staff.stations ?? [],
    elevatesTo: elevates_to,
    elevatedRole: staff.elevatedRole,
    elevatedUntil: staff.elevatedUntil,
    hasSecondFactor: staff.hasSecondFactor,
  };
});
