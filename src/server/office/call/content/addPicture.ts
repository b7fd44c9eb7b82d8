import { addPicture } from '../../../content/pictures.ts';
import { Refusal } from '../../../refusal.ts';
import { office } from '../../pipeline/handle.ts';

export default office('content/addPicture', async ({ db, station, now, request, staff }) => {
  const picture = await addPicture(
    { db, station: station.code, now },
    Buffer.from(request.bytes, 'base64'),
    staff.name,
  );
  if (!picture) throw new Refusal('office-content.noPicture', { code: 'noPicture', field: 'bytes' });
  return picture;
});
