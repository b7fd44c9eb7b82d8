import { memberNamed } from '../../../support/member.ts';
import { sentLetters } from '../../letters/sent.ts';
import { office } from '../../pipeline/handle.ts';

const pageSize = 30;

export default office('letters/sent', async ({ request: { account, before }, db, locale }) => {
  const accountId = account === undefined ? undefined : (await memberNamed(db, account)).id;
  const found = await sentLetters(db, { accountId, before }, pageSize + 1, locale);
  const letters = found.slice(0, pageSize);
  return { letters, ...(found.length > pageSize && { next: letters.at(-1)!.id }) };
});
