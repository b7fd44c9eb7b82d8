import { office } from '../../pipeline/handle.ts';
import { drawTokenOf } from '../../staff/commandTokens.ts';
import { workOf } from '../../staff/entering.ts';
import { provenAgain } from '../../staff/passwordAgain.ts';

export default office(
  'own/tokenMake',
  async (context) => {
    const { request, hashing, visitor } = context;
    const { id } = await provenAgain(workOf(context), hashing, context.staff, {
      password: request.password,
      network: visitor.network,
    });
    return await drawTokenOf(workOf(context), id);
  },
  { isHashing: true },
);
