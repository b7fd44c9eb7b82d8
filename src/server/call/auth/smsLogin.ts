import { accountByPhoneCode, mayHaveCode, refuseWithoutPhoneLogin } from '../../account/codes/phoneLogin.ts';
import { completeLogIn } from '../../money/breaks/completeLogIn.ts';
import { type Decided, registryQuestion } from '../../money/breaks/registry.ts';
import { handle } from '../../pipeline/handle.ts';

export default handle<'auth/smsLogin', Decided | null>(
  'auth/smsLogin',
  async (context, read) => {
    refuseWithoutPhoneLogin(context);
    const { phone, verifyCode } = context.request;
    const account = await accountByPhoneCode(context, phone, verifyCode);
    return completeLogIn(context, account, 'sms', await read, (step) => step);
  },
  {
    // Only after a code was asked for, which takes a human. A phone is what the registry knows a person by first: whether anybody here has it does not matter to the question.
    async admits(context) {
      refuseWithoutPhoneLogin(context);
      if (!(await mayHaveCode(context, context.request.phone))) return async () => null;
      return registryQuestion(context, 'login', { phone: context.request.phone });
    },
  },
);
