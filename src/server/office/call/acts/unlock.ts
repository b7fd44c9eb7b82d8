import { unlockAccount } from '../../../support/accounts/passwords.ts';
import { changes } from '../../../support/command.ts';
import { act } from '../../acts/act.ts';
import { office } from '../../pipeline/handle.ts';

export default office('acts/unlock', async (context) => {
  const { result: _, ...done } = await act(context, changes(unlockAccount), context.request, () => ({
    by: 'office-approvals.undo.unlock',
    canUndo: false,
  }));
  return done;
});
