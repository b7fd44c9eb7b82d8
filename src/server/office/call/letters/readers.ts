import { readersPage } from '../../letters/sent.ts';
import { office } from '../../pipeline/handle.ts';

const pageSize = 50;

export default office('letters/readers', async ({ request, db }) => {
  const { people: found, ...counted } = await readersPage(db, request, pageSize + 1);
  const people = found.slice(0, pageSize);
  return { ...counted, people, ...(found.length > pageSize && { next: people.at(-1)!.account }) };
});
