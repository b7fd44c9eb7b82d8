// The second step of a log-in, by a passkey.
import { office } from '../../pipeline/handle.ts';
import { enter, placeOf, workOf } from '../../staff/entering.ts';
import { logInByPasskey } from '../../staff/logInByPasskey.ts';
import { answerIn } from '../../staff/passkeys.ts';

export default office('session/passkeyVerify', async (context) => {
  const { visitor, request } = context;
  const step = await logInByPasskey(workOf(context), {
    token: visitor.cookie('session'),
    response: answerIn(request.response),
    origin: visitor.origin,
    place: placeOf(context),
  });
  await enter(context, step, 'session/passkeyVerify');
  return {};
});
