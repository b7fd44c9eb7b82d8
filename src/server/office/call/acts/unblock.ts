import { unblock } from '../../../support/accounts/blocks.ts';
import { act } from '../../acts/act.ts';
import { office } from '../../pipeline/handle.ts';

export default office('acts/unblock', async (context) => {
  const { result: _, ...done } = await act(context, unblock, context.request, () => ({
    by: 'office-approvals.undo.unblock',
    canUndo: true,
  }));
  return done;
});
