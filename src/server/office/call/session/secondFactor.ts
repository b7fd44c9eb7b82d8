// The second step of a log-in, by the code of an app.
import { office } from '../../pipeline/handle.ts';
import { enter, placeOf, workOf } from '../../staff/entering.ts';
import { logInByCode } from '../../staff/logIn.ts';

export default office('session/secondFactor', async (context) => {
  const token = context.visitor.cookie('session');
  const step = await logInByCode(workOf(context), {
    token,
    code: context.request.code,
    place: placeOf(context),
  });
  await enter(context, step, 'session/secondFactor');
  return {};
});
