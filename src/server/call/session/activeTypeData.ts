import { localText } from '#station/station.ts';
import { handle } from '../../pipeline/handle.ts';

export default handle('session/activeTypeData', async ({ db, locale }) => {
  const rows = await db.selectFrom('activity_type').select(['id', 'name']).orderBy('position').execute();
  return { activeTypeList: rows.map((row) => ({ id: row.id, name: localText(row.name, locale) })) };
});
