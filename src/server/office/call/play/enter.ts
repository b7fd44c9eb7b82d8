// Entering a result that a feed did not bring, by two people.
import { office } from '../../pipeline/handle.ts';
import { enterDraw, standsForEntry } from '../../play/draws.ts';

export default office(
  'play/enter',
  async (context) => {
    const { lottery, period } = context.request;
    await enterDraw(context, context.request);
    return { lottery, period };
  },
  { two: (context) => standsForEntry(context, context.request) },
);
