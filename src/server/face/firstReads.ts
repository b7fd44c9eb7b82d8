// Owns which answers come with the page: what the first screen of a path reads at once, so that it asks for nothing itself.
import type { CallId } from '#contract/calls.generated.ts';
import type { ScreenPath } from '#contract/screens.generated.ts';

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

const reads: Partial<Record<ScreenPath, readonly FirstRead[]>> = {
  '/index': [
    { call: 'session/banner', request: {} },
    { call: 'session/newNotices', request: {} },
    { call: 'session/gameList', request: {} },
    { call: 'session/lotteryList', request: {} },
    { call: 'session/activeData', request: {} },
    { call: 'session/floatFrameList', request: { showPage: 1 } },
  ],
  '/moreActive': [
    { call: 'session/activeTypeData', request: {} },
    { call: 'session/activeData', request: {} },
  ],
  '/appDown': [{ call: 'session/appDown', request: {} }],
};

export const readsOf = (path: ScreenPath): readonly FirstRead[] => reads[path] ?? [];
