import { checkWishes } from '../../../content/entries/change.ts';
import { wishesOf, workOf, writtenDiagnostics } from '../../content/desk.ts';
import { office } from '../../pipeline/handle.ts';

export default office('content/check', async (context) => {
  const wishes = await wishesOf(context, [context.request]);
  return { diagnostics: writtenDiagnostics(await checkWishes(workOf(context), wishes), context.locale) };
});
