// Reading from the office: an answer is kept by call, station, request, language and reader, and requested again when somebody changed it.
import { use } from 'react';
import useSWR, { mutate } from 'swr';
import type { OfficeCall } from '#contract/officeCall.ts';
import { useLocale } from '../locale.ts';
import { type OfficeFailure, send } from './client.ts';
import { Reader } from './reader.ts';
import { useStation } from './station.ts';

export interface Read<Answer> {
  data: Answer | undefined;
  error: OfficeFailure | undefined;
  isLoading: boolean;
  /** Asks again. */
  again(): void;
}

/**
 * Reads a call; `null` asks nothing. `keepsPrevious`: what stood before stays while another page of the same list is on its way. `looksAgain`: asks
 * again when the window is looked at again.
 */
export function useRead<Request extends object, Answer>(
  call: OfficeCall<Request, Answer>,
  request: Request | null,
  { keepsPrevious = false, looksAgain = false }: { keepsPrevious?: boolean; looksAgain?: boolean } = {},
): Read<Answer> {
  const locale = useLocale();
  const station = useStation();
  const reader = use(Reader);
  const isReady = request !== null && (call.scope === 'house' || station !== '');
  const {
    data,
    error,
    isLoading,
    mutate: again,
  } = useSWR<Answer, OfficeFailure>(
    isReady ? [call.id, call.scope === 'station' ? station : '', locale, request, reader] : null,
    () => send(call, request!),
    { keepPreviousData: keepsPrevious, revalidateOnFocus: looksAgain, shouldRetryOnError: false },
  );
  return { data, error, isLoading, again: () => void again() };
}

/** Asks again for everything that screens show of these calls, such as 'waiting/list'; of all calls of a group by 'waiting/'. */
export const askAgain = (...calls: readonly string[]): Promise<unknown> =>
  mutate(
    (key) =>
      Array.isArray(key) &&
      calls.some((call) => (call.endsWith('/') ? String(key[0]).startsWith(call) : key[0] === call)),
  );

/** Asks again for what screens show of a member of a station. */
export const askAgainAbout = (station: string, account: string): Promise<unknown> =>
  mutate(
    (key) =>
      Array.isArray(key) &&
      String(key[0]).startsWith('members/') &&
      key[1] === station &&
      (key[3] as { account?: string } | undefined)?.account === account,
  );

/** Asks again for what screens show of a group of calls, such as content, at a station; at each where it is `all`, and of calls that are of none. */
export const askAgainOf = (station: string, group: string): Promise<unknown> =>
  mutate(
    (key) =>
      Array.isArray(key) &&
      String(key[0]).startsWith(`${group}/`) &&
      (station === 'all' || key[1] === '' || key[1] === station),
  );

/** Asks again for everything that is on the screen: somebody has logged in. */
export const askAgainForAll = (): Promise<unknown> => mutate(() => true);
