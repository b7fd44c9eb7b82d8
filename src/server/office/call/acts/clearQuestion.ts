import { clearQuestion } from '../../../support/accounts/details.ts';
import { changes } from '../../../support/command.ts';
import { act } from '../../acts/act.ts';
import { office } from '../../pipeline/handle.ts';

export default office('acts/clearQuestion', async (context) => {
  const { result: _, ...done } = await act(context, changes(clearQuestion), context.request, () => ({
    by: 'office-approvals.undo.question',
    canUndo: false,
  }));
  return done;
});
