import { office } from '../../pipeline/handle.ts';
import { madeFacts, makeStation } from '../../studio/make.ts';

export default office(
  'stations/make',
  async (context) => ({ code: await makeStation(context), msg: context.text('office-studio.made') }),
  { two: madeFacts },
);
