import { pauseAccount } from '../../../support/accounts/states.ts';
import { changes } from '../../../support/command.ts';
import { act } from '../../acts/act.ts';
import { office } from '../../pipeline/handle.ts';

const pause = changes(pauseAccount);

export default office('acts/pause', async (context) => {
  const { account, until: day, reason } = context.request;
  const { result, ...done } = await act(context, pause, { account, day, reason }, () => ({
    by: 'office-approvals.undo.pause',
    canUndo: false,
  }));
  return { ...done, until: result.until };
});
