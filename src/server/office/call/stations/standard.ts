import { office } from '../../pipeline/handle.ts';
import { giveStandard } from '../../studio/ready.ts';

export default office('stations/standard', async (context) => ({
  kinds: await giveStandard(context, context.request),
  msg: context.text('office-studio.standardGiven'),
}));
