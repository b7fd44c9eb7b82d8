// Showing whom a withdrawal is paid to, to whoever has taken it over.
import { office } from '../../pipeline/handle.ts';
import { payeeOf } from '../../waiting/money/ticket.ts';

export default office('money/payee', async ({ request, db, now, staff, locale, note }) => {
  const { accountId, ...payee } = await payeeOf({ db, now }, staff, { orderNo: request.orderNo, locale });
  await note.about(accountId);
  return payee;
});
