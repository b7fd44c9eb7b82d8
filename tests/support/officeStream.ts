// A reader of the office's stream: what a browser's EventSource receives, event by event.
import type { OfficeClient } from './office.ts';

export interface StreamEvent {
  id: string;
  event: string;
  data: unknown;
}

export interface OfficeStream {
  status: number;
  /** The next event; null where the stream has ended. */
  next(): Promise<StreamEvent | null>;
  /** All events until one of them satisfies `isLast`, that one included. Throws where the stream ends before. */
  until(isLast: (event: StreamEvent) => boolean): Promise<StreamEvent[]>;
  close(): Promise<void>;
}

/** Opens the stream of the office at an address, with the cookies of somebody, after the event of an id. */
export async function openStream(
  url: string,
  { cookies }: Pick<OfficeClient, 'cookies'>,
  lastEventId?: string,
): Promise<OfficeStream> {
  const ending = new AbortController();
  const reply = await fetch(`${url}/office/stream`, {
    signal: ending.signal,
    headers: {
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
    },
  });
  const chunks = reply.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const next = async (): Promise<StreamEvent | null> => {
    for (;;) {
      const end = text.indexOf('\n\n');
      if (end < 0) {
        const { done, value } = await chunks.read();
        if (done) return null;
        text += value;
        continue;
      }
      const block = text.slice(0, end);
      text = text.slice(end + 2);
      const fields = Object.fromEntries(
        block
          .split('\n')
          .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
      );
      if (fields.event)
        return { id: fields.id ?? '', event: fields.event, data: JSON.parse(fields.data ?? 'null') };
    }
  };
  return {
    status: reply.status,
    next,
    async until(isLast) {
      const events: StreamEvent[] = [];
      for (;;) {
        const event = await next();
        if (!event) throw new Error(`The stream ended after ${JSON.stringify(events)}.`);
        events.push(event);
        if (isLast(event)) return events;
      }
    },
    async close() {
      ending.abort();
      await chunks.cancel().catch(() => {});
    },
  };
}
