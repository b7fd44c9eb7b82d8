import { memberOf } from '../../members/memberOf.ts';
import { addNote, writtenAbout } from '../../members/notes.ts';
import { office } from '../../pipeline/handle.ts';

export default office('members/addNote', async ({ request, db, station, staff, now, note }) => {
  const account = await memberOf(db, request.account);
  await note.about(account.id);
  await addNote({ db, station: station.code, now, by: staff.name }, account.id, request.note);
  const { notes } = await writtenAbout(db, account.id);
  return { notes };
});
