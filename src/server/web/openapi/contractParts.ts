// The parts of the contract that have a document of their own: what a first page needs, and each group of calls.
import type { CallId } from '#contract/calls.generated.ts';
import { screens } from '#contract/screens.generated.ts';
import { readsOf, siteReads } from '../firstReads.ts';
import type { Contract } from './contract.ts';

const home = screens.find(({ path }) => path === '/index')!;

/** What a backend of one's own answers first: the home page as a guest sees it, then logging in. */
export const firstCalls: readonly CallId[] = [
  ...new Set([...Object.values(siteReads), ...readsOf(home).map(({ call }) => call)]),
  'auth/getRecaptchaInfo',
  'auth/login',
];

/** The name of the part with the first calls. */
export const firstPart = 'first';

const groupOf = (id: string): string => id.split('/')[0]!;

/** The names of all parts. */
export const partsOf = ({ calls }: Contract): string[] => [
  firstPart,
  ...new Set([...calls.keys()].map(groupOf)),
];

/** The contract of a part alone. */
export function contractOf(contract: Contract, part: string): Contract {
  const isIn = (id: string): boolean =>
    part === firstPart ? firstCalls.includes(id as CallId) : groupOf(id) === part;
  return { ...contract, calls: new Map([...contract.calls].filter(([id]) => isIn(id))) };
}
