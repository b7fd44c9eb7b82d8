// Stands for #transport/useCall.ts in the preview: who draws an answer shows the settings that made it.

import type { Call } from '#contract/call.ts';
import { type CallOptions, type Read, useCall as useRealCall } from '#transport/useCall.ts';
import { settingsOf } from './answers.ts';
import { note } from './recorder.ts';

export function useCall<Request extends object, Answer>(
  call: Call<Request, Answer>,
  request: Request | null,
  options?: CallOptions,
): Read<Answer> {
  const read = useRealCall(call, request, options);
  if (request && read.data !== undefined) for (const path of settingsOf(call.path)) note(path);
  return read;
}
