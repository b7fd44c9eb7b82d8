import { endSessions } from '../../../support/accounts/blocks.ts';
import { act } from '../../acts/act.ts';
import { office } from '../../pipeline/handle.ts';

export default office('acts/endSessions', async (context) => {
  const { result, ...done } = await act(context, endSessions, context.request, () => ({
    by: 'office-approvals.undo.sessions',
    canUndo: false,
  }));
  return { ...done, ended: result.ended };
});
