import { office } from '../../pipeline/handle.ts';
import { enter, placeOf, workOf } from '../../staff/entering.ts';
import { accept } from '../../staff/invitations.ts';

export default office(
  'staff/accept',
  async (context) => {
    const { token, password, code } = context.request;
    const step = await accept(workOf(context), context.hashing, {
      token,
      password,
      code,
      place: placeOf(context),
    });
    await enter(context, step, 'staff/accept');
    return {};
  },
  { isHashing: true },
);
