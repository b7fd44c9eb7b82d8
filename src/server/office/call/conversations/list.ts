// A page of conversations, with who has taken which.
import { memberNamed } from '../../../support/member.ts';
import { conversationRows, leasesOfRows, placeOf, presentRow } from '../../conversations/rows.ts';
import { office } from '../../pipeline/handle.ts';

const pageSize = 50;

export default office('conversations/list', async ({ request: { of, account, after }, db, now, staff }) => {
  const accountId = account === undefined ? undefined : (await memberNamed(db, account)).id;
  const found = await conversationRows(
    db,
    { of, accountId, after, staffId: staff.staffId, now },
    pageSize + 1,
  );
  const shown = found.slice(0, pageSize);
  const leases = await leasesOfRows(db, now, shown);
  return {
    rows: shown.map((row) => ({
      ...presentRow(row, leases.get(String(row.id)), staff.staffId),
      preview: row.preview,
      isAnswer: row.is_answer,
    })),
    ...(found.length > pageSize && { next: placeOf(shown.at(-1)!, of) }),
  };
});
