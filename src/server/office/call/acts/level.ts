import { changes } from '../../../support/command.ts';
import { giveLevel } from '../../../support/members.ts';
import { act } from '../../acts/act.ts';
import { office } from '../../pipeline/handle.ts';

export default office('acts/level', async (context) => {
  const { account, level } = context.request;
  const { result: _, ...done } = await act(
    context,
    changes(giveLevel),
    { account, level: String(level) },
    (__, before) => ({
      by: 'office-approvals.undo.level',
      canUndo: true,
      values: { level: before.level ?? '' },
    }),
  );
  return done;
});
