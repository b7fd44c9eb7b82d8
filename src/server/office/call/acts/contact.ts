import { setDetail } from '../../../support/accounts/details.ts';
import { changes } from '../../../support/command.ts';
import { act } from '../../acts/act.ts';
import { office } from '../../pipeline/handle.ts';

export default office('acts/contact', async (context) => {
  const { result: _, ...done } = await act(context, changes(setDetail), context.request, () => ({
    by: 'office-approvals.undo.contact',
    canUndo: true,
  }));
  return done;
});
