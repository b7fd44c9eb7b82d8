// The world of journeys about the records of money and what a balance is for: pages that a member opens.
import { type SiteOptions, siteWorld, type Visit } from '#support/site.ts';

/** The station of these members. */
export const station = 'w147';

/** The `test` of a file. `visit` opens a page as member01, or as whoever is named. */
export const recordsWorld = (options: SiteOptions = {}) =>
  siteWorld(options).extend('visit', ({ open }) => async (path: string, look: Visit = {}) => {
    const { page } = await open(path, { as: 'member01', ...look });
    return page;
  });
