import { planned } from '../../content/desk.ts';
import { office } from '../../pipeline/handle.ts';
import { wishOfTerms } from '../../play/terms.ts';

export default office('play/planTerms', async (context) =>
  planned(context, [await wishOfTerms(context, context.request)]),
);
