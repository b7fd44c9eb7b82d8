import { changes } from '../../../support/command.ts';
import { memberNamed } from '../../../support/member.ts';
import { giveCoupons } from '../../../support/members.ts';
import { act } from '../../acts/act.ts';
import { office } from '../../pipeline/handle.ts';

export default office('acts/coupon', async (context) => {
  const { account, coupon } = context.request;
  const { name } = await memberNamed(context.db, account);
  const { result, ...done } = await act(
    context,
    changes(giveCoupons),
    { coupon, to: `account:${name}` },
    () => ({ by: 'office-approvals.undo.coupon', canUndo: false }),
  );
  return { ...done, given: result.members > 0 };
});
