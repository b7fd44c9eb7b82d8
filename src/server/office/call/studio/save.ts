// Owns saving a station's file as a plan says.

import { office } from '../../pipeline/handle.ts';
import { savedFacts, saveFile } from '../../studio/save.ts';

export default office(
  'studio/save',
  async (context) => ({ ...(await saveFile(context)), msg: context.text('office-studio.saved') }),
  { two: savedFacts },
);
