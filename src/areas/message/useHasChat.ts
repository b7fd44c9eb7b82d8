// Whether customer service is the conversation in the page: then nothing else writes to it.
import { useSite } from '#kit/page/site.ts';

const conversation = '/support';

export function useHasChat(): boolean {
  const { onOff, has } = useSite();
  return onOff.onlineServiceUrl === conversation && has(conversation);
}
