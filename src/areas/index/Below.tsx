// What the home page has below the first screen: offers, and the newest wins where the station shows them.
import { preloadable } from '#kit/page/preloadable.tsx';
import { useSite } from '#kit/page/site.ts';
import { loadTexts } from '#texts/text.ts';
import { Offers } from './Offers.tsx';

/** Of the few stations that show them. */
const Winners = preloadable(async () => {
  const [part] = await Promise.all([import('./Winners.tsx'), loadTexts('wins')]);
  return part.Winners;
}, null);

export function Below() {
  const { station, visitor } = useSite();
  return (
    <>
      <Offers />
      {station.frontConfig.winners > 0 && !visitor.inBreak && <Winners />}
    </>
  );
}
