import { takeCard } from '../../../support/accounts/details.ts';
import { changes } from '../../../support/command.ts';
import { act } from '../../acts/act.ts';
import { office } from '../../pipeline/handle.ts';

export default office('acts/removeCard', async (context) => {
  const { result: _, ...done } = await act(context, changes(takeCard), context.request, () => ({
    by: 'office-approvals.undo.card',
    canUndo: false,
  }));
  return done;
});
