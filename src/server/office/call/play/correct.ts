// Correcting a draw that a feed reported, by two people.
import { office } from '../../pipeline/handle.ts';
import { correctPlanned, standsForCorrection } from '../../play/draws.ts';

export default office(
  'play/correct',
  async (context) => {
    const { lottery, period } = context.request;
    await correctPlanned(context, context.request);
    return { lottery, period };
  },
  { two: (context) => standsForCorrection(context, context.request) },
);
