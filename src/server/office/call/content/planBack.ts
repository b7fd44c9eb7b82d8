import { wishesToTakeBack } from '../../../content/entries/versions.ts';
import { numberOf } from '../../../support/input.ts';
import { planned } from '../../content/desk.ts';
import { office } from '../../pipeline/handle.ts';

export default office('content/planBack', async (context) => {
  const version = numberOf(context.request.version);
  return planned(context, await wishesToTakeBack(context.db, version), { takesBack: version });
});
