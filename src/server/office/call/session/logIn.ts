import { office } from '../../pipeline/handle.ts';
import { enter, placeOf, workOf } from '../../staff/entering.ts';
import { logInByPassword } from '../../staff/logIn.ts';

export default office(
  'session/logIn',
  async (context) => {
    const { request, hashing } = context;
    const step = await logInByPassword(workOf(context), hashing, { ...request, place: placeOf(context) });
    await enter(context, step, 'session/logIn');
    return step.next === 'done'
      ? { next: 'done', hasCode: false, hasPasskey: false }
      : { next: 'secondFactor', hasCode: step.hasCode, hasPasskey: step.hasPasskey };
  },
  { isHashing: true },
);
