// Owns storing a picture for content.
import { addPicture } from '../../../content/pictures.ts';
import { Refusal } from '../../../refusal.ts';
import { office } from '../../pipeline/handle.ts';

export default office('content/addPicture', async ({ db, station, now, request, staff }) => {
  const picture = await addPicture(db, station.code, Buffer.from(request.bytes, 'base64'), staff.name, now);
  if (!picture) throw new Refusal('office-content.noPicture', { code: 'noPicture', field: 'bytes' });
  return picture;
});
