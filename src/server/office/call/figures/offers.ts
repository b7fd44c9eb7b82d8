import { offerCosts } from '../../figures/offers.ts';
import { countedThrough } from '../../figures/read.ts';
import { office } from '../../pipeline/handle.ts';

export default office('figures/offers', async ({ db, locale, text }) => ({
  countedThrough: await countedThrough(db),
  ...(await offerCosts({ db, locale, text })),
}));
