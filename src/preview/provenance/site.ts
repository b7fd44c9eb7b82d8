// Stands for #kit/page/site.ts in the preview: what components read of the station is noted.

import { SiteContext as RealContext, type Site, useSite as useRealSite } from '#kit/page/site.ts';
import { recordable } from '#station/recordable.ts';
import { note } from './recorder.ts';

export const SiteContext = RealContext;

const behindProxies = new WeakMap<Site, Site>();

export function useSite(): Site {
  const site = useRealSite();
  let noted = behindProxies.get(site);
  if (!noted) {
    noted = {
      ...site,
      station: recordable(site.station, note),
      onOff: recordable(site.onOff, note, 'onOff'),
    };
    behindProxies.set(site, noted);
  }
  return noted;
}
