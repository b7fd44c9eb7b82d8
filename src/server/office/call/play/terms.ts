import { office } from '../../pipeline/handle.ts';
import { termsShown } from '../../play/terms.ts';

export default office('play/terms', async (context) => termsShown(context, context.request));
