import { watchedMethods } from '../../figures/methods.ts';
import { office } from '../../pipeline/handle.ts';

export default office('figures/methods', async ({ db, now, locale }) => ({
  methods: await watchedMethods(db, now, locale),
}));
