import { resetDrawPassword, resetPassword } from '../../../support/accounts/passwords.ts';
import { changes } from '../../../support/command.ts';
import { act } from '../../acts/act.ts';
import { office } from '../../pipeline/handle.ts';

export default office(
  'acts/password',
  async (context) => {
    const reset = context.request.of === 'logIn' ? resetPassword : resetDrawPassword;
    const { result, ...done } = await act(context, changes(reset), context.request, () => ({
      by: 'office-approvals.undo.password',
      canUndo: false,
    }));
    return { ...done, password: result.password, until: result.until };
  },
  { isHashing: true },
);
