// Which answers come with the page: what every page needs, and what the first screen of a path reads at once, so that it requests nothing itself.
import type { CallId } from '#contract/calls.generated.ts';
import { screenReads } from '#contract/screenReads.generated.ts';
import type { ScreenRow } from '#contract/screens.generated.ts';

export interface FirstRead {
  call: CallId;
  request: object;
}

/** What every page carries beside its screen's own reads. */
export const siteReads = {
  onOff: 'session/getOnOffBaseBtn',
  pageHead: 'session/getPageHead',
  visitor: 'session/accInfo',
} as const;

/** The row's own reads, and its floating ads. */
export function readsOf(row: ScreenRow): readonly FirstRead[] {
  const reads: FirstRead[] = (screenReads[row.path] ?? []).map((call) => ({ call, request: {} }));
  if (row.adPage) reads.push({ call: 'session/floatFrameList', request: { showPage: row.adPage } });
  return reads;
}
