// The pictures of a post that are on their way: each is sent as soon as it is chosen, and again after a failure.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { localStore } from '#browser/storage.ts';
import { savePicture } from '#contract/forum.generated.ts';
import { toast } from '#kit/overlay/toast.ts';
import { shrinkPicture } from '#kit/picture/shrinkPicture.ts';
import { useText } from '#texts/useText.ts';
import type { CallFailure } from '#transport/failure.ts';
import { newIntentId, send } from '#transport/send.ts';
import { picturesUnderWay } from './picturesUnderWay.ts';
import type { DraftPicture } from './useForumDraft.ts';

export const picturesMost = 9;

/** A picture on its way: the same intent is sent again after a failure, so that it is stored once. */
interface Upload {
  id: string;
  hasFailed: boolean;
}

/** How it stands with the pictures: some on their way, some that did not arrive, or neither. */
export type PicturesState = 'sending' | 'failed' | 'done';

export interface UploadOptions {
  /** Where those under way are kept in this browser until they have arrived. */
  keptAs: string;
  pictures: readonly DraftPicture[];
  onChange: (change: (before: readonly DraftPicture[]) => readonly DraftPicture[]) => void;
  onState: (state: PicturesState) => void;
}

interface Uploads {
  uploads: readonly Upload[];
  state: PicturesState;
  drop: (id: string) => void;
  /** Sends it again. */
  upload: (upload: Upload) => Promise<void>;
  add: (files: readonly File[]) => Promise<void>;
}

export function useUploads({ keptAs, pictures, onChange, onState }: UploadOptions): Uploads {
  const t = useText();
  /** Made small once: under one intent the same bytes are sent. */
  const [waiting] = useState(() => picturesUnderWay(localStore.readJson(keptAs)));
  const [uploads, setUploads] = useState<readonly Upload[]>(() =>
    [...waiting.keys()].map((id) => ({ id, hasFailed: true })),
  );
  const keep = (): void => {
    const made = [...waiting].filter(([, data]) => data !== '');
    if (made.length > 0) localStore.writeJson(keptAs, Object.fromEntries(made));
    else localStore.remove(keptAs);
  };
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const state =
    uploads.length === 0 ? 'done' : uploads.every(({ hasFailed }) => hasFailed) ? 'failed' : 'sending';
  useEffect(() => onState(state), [state, onState]);
  const drop = (id: string): void => {
    waiting.delete(id);
    keep();
    setUploads((before) => before.filter((each) => each.id !== id));
  };
  const mark = (id: string, hasFailed: boolean): void =>
    setUploads((before) => before.map((each) => (each.id === id ? { ...each, hasFailed } : each)));
  const upload = async ({ id }: Upload): Promise<void> => {
    const data = waiting.get(id);
    // Taken out meanwhile.
    if (data === undefined) return;
    mark(id, false);
    try {
      const { key, picture } = await send(savePicture, { data }, { intentId: id });
      if (!isHere.current || !waiting.has(id)) return;
      onChange((before) => [...before, { key, ...picture }]);
      drop(id);
    } catch (error) {
      // A file that the server refuses would be refused again; one that had no turn would not.
      const { kind, code } = error as Partial<CallFailure>;
      if (kind === 'refused' && code !== 'busy') return drop(id);
      mark(id, true);
    }
  };
  // One after the other, as they were chosen. Refused ones are gone; what failed failed for want of a line.
  const sendFailed = useEffectEvent(async () => {
    for (const each of uploads) if (each.hasFailed) await upload(each);
  });
  useEffect(() => {
    const isBack = (): void => void sendFailed();
    window.addEventListener('online', isBack);
    return () => window.removeEventListener('online', isBack);
  }, []);
  const add = async (files: readonly File[]): Promise<void> => {
    const room = picturesMost - pictures.length - uploads.length;
    if (files.length > room) toast(t('forum.picture.most', { count: picturesMost }), { kind: 'warn' });
    const sent = files.slice(0, room);
    const added = sent.map(() => ({ id: newIntentId(), hasFailed: false }));
    for (const { id } of added) waiting.set(id, '');
    setUploads((before) => [...before, ...added]);
    // One after the other: on a bad line one that arrives is worth more than nine that time out.
    for (const [at, each] of added.entries()) {
      const data = await shrinkPicture(sent[at]!);
      if (!waiting.has(each.id)) continue;
      if (data === null) {
        toast(t('forum.picture.unfit'), { kind: 'warn' });
        drop(each.id);
      } else {
        waiting.set(each.id, data);
        keep();
        await upload(each);
      }
    }
  };
  return { uploads, state, drop, upload, add };
}
