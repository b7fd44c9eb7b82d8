import { Refusal } from '../../../refusal.ts';
import { office } from '../../pipeline/handle.ts';
import { dropDraft, keepDraft } from '../../studio/drafts.ts';

export default office('studio/draft', async ({ db, station, staff, now, request: { text, base } }) => {
  if (text === undefined) await dropDraft(db, staff);
  else if (base === undefined) throw new Refusal('office-studio.noBase', { code: 'invalid', field: 'base' });
  else await keepDraft({ db, station: station.code, now }, staff, { text, base });
  return { at: now };
});
