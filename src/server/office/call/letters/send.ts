// Sending a letter: one row for many, and one for each of those named.
import { Refusal } from '../../../refusal.ts';
import { supportCommands } from '../../../support/commands.ts';
import { silentNote } from '../../../support/record.ts';
import { audiencesOf, reachedBy } from '../../letters/audience.ts';
import { htmlOf } from '../../letters/text.ts';
import { office } from '../../pipeline/handle.ts';

export default office('letters/send', async ({ request, db, station, staff, now, note }) => {
  const { to, title, text } = request;
  const content = htmlOf(text);
  if (content === '' || title.trim() === '') throw new Refusal('office-letters.empty', { field: 'text' });
  const { receivers, unknown } = await reachedBy(db, to);
  // All or none: whoever sends to a list is not left with a part of it.
  if (unknown.length > 0)
    throw new Refusal('office-letters.unknown', { field: 'to', values: { names: unknown.join(', ') } });
  if (receivers === 0) throw new Refusal('office-letters.nobodyThere', { field: 'to' });
  const audiences = audiencesOf(to);
  const work = { db, station: station.code, stationName: station.name, now };
  // A line of the trail is about one member; of several none stands for the others.
  const who = { name: staff.name, note: audiences.length === 1 ? note : silentNote };
  const ids: string[] = [];
  for (const audience of audiences)
    ids.push((await supportCommands.send.run(work, who, { to: audience, title: title.trim(), content })).id);
  return { ids };
});
