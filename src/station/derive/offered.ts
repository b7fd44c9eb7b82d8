// Whether a screen that a station has holds anything: a report that is hidden and an offer without terms are no destination.
import type { StationFacts } from '#contract/station.generated.ts';

type Flags = Pick<StationFacts, 'frontConfig'>;

/** What the station's reports leave out: rows, sums and filters of deposits, of withdrawals, or of both. */
export const isReportHidden = ({ frontConfig }: Flags, kind: string): boolean =>
  (kind === 'deposit' && frontConfig.noShowChongzhiBaoBiao) ||
  (kind === 'withdraw' && frontConfig.noShowTiKuanBaoBiao);

/** Why an address of this site, with its query, has nothing to show on this station: a word that whyLeftOut() makes a sentence of; null where it has. */
export function whyEmpty(station: Flags, to: string): string | null {
  const [path, query = ''] = to.split(/[?#]/);
  if (path === '/handfree' && station.frontConfig.bonusPercent === 0) return 'noBonus';
  if (path !== '/transctionRecord') return null;
  const kind = new URLSearchParams(query).get('kind');
  const kinds = kind === null ? ['deposit', 'withdraw'] : [kind];
  return kinds.every((each) => isReportHidden(station, each)) ? 'hidden' : null;
}
