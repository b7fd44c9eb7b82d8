import { office } from '../../pipeline/handle.ts';
import { workOf } from '../../staff/entering.ts';
import { askAtLogIn } from '../../staff/logInByPasskey.ts';

export default office('session/passkeyOptions', async (context) => {
  const { visitor } = context;
  const options = await askAtLogIn(workOf(context), visitor.cookie('session'), visitor.origin);
  return { options: JSON.stringify(options) };
});
