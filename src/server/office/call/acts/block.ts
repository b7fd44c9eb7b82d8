// Blocking a member for the log-in, for play or for withdrawals.
import { block } from '../../../support/accounts/blocks.ts';
import { act } from '../../acts/act.ts';
import { office } from '../../pipeline/handle.ts';

export default office('acts/block', async (context) => {
  const { result, ...done } = await act(context, block, context.request, () => ({
    by: 'office-approvals.undo.block',
    canUndo: true,
  }));
  return { ...done, until: result.until };
});
