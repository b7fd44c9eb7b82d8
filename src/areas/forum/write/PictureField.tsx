// Owns the pictures of a post being written: adding, each sent as soon as it is chosen and again after a failure, and taking out.
import { css } from '@linaria/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { localStore } from '#browser/storage.ts';
import { savePicture } from '#contract/forum.generated.ts';
import { Icon } from '#kit/Icon.tsx';
import { toast } from '#kit/overlay/toast.ts';
import { pressable } from '#kit/page/tokens.ts';
import { Picture } from '#kit/picture/Picture.tsx';
import { shrinkPicture } from '#kit/picture/shrinkPicture.ts';
import { useText } from '#texts/useText.ts';
import type { CallFailure } from '#transport/failure.ts';
import { newIntentId, send } from '#transport/send.ts';
import { picturesUnderWay } from './picturesUnderWay.ts';
import type { DraftPicture } from './useForumDraft.ts';

export const picturesMost = 9;

const grid = css`
  display: grid;
  margin: 0;
  padding: 0;
  border: 0;
  /* Three, so that beside a cross of a finger's size the rest of a picture can still be pressed. */
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--space-2);
  > div,
  > label {
    position: relative;
    overflow: hidden;
    display: grid;
    place-items: center;
    aspect-ratio: 1;
    border-radius: var(--radius-small);
    background: var(--surface-sunken);
    color: var(--text-quiet);
    font-size: var(--font-caption);
    text-align: center;
  }
  > label {
    align-content: center;
    border: 1px dashed var(--text-faint);
    font-size: 1.5rem;
    > small {
      font-size: var(--font-caption);
    }
    &:has(:focus-visible) {
      outline: 2px solid var(--brand-text);
      outline-offset: 2px;
    }
    > input {
      position: absolute;
      inset: 0;
      opacity: 0;
      font-size: 0;
    }
  }
  > div > span {
    grid-area: 1 / 1;
  }
`;
const remove = css`
  position: absolute;
  top: 0;
  right: 0;
  display: grid;
  place-items: center;
  width: var(--target);
  height: var(--target);
  color: #fff;
  &::before {
    content: '';
    position: absolute;
    inset: 0.625rem;
    border-radius: 50%;
    background: rgb(0 0 0 / 60%);
  }
  > svg {
    position: relative;
    font-size: 0.875rem;
  }
`;
const unsent = css`
  color: var(--danger);
  font-size: var(--font-small);
`;
const retry = css`
  width: 100%;
  height: 100%;
  /* Below the cross. */
  padding-top: 1.75rem;
  color: var(--danger);
`;

/** A picture on its way: the same intent is sent again after a failure, so that it is stored once. */
interface Upload {
  id: string;
  hasFailed: boolean;
}

/** How it stands with the pictures: some on their way, some that did not arrive, or neither. */
export type PicturesState = 'sending' | 'failed' | 'done';

export interface PictureFieldProps {
  /** Where those under way are kept in this browser until they have arrived. */
  keptAs: string;
  pictures: readonly DraftPicture[];
  onChange: (change: (before: readonly DraftPicture[]) => readonly DraftPicture[]) => void;
  onState: (state: PicturesState) => void;
}

export function PictureField({ keptAs, pictures, onChange, onState }: PictureFieldProps) {
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
  return (
    <>
      <fieldset className={grid} aria-label={t('forum.pictures')}>
        {pictures.map((picture, at) => (
          <div key={picture.key}>
            <Picture src={picture.url} alt={t('forum.picture.number', { number: at + 1 })} ratio="1" />
            <button
              type="button"
              className={`${remove} ${pressable}`}
              aria-label={t('forum.picture.remove', { number: at + 1 })}
              onClick={() => onChange((before) => before.filter(({ key }) => key !== picture.key))}
            >
              <Icon name="close" />
            </button>
          </div>
        ))}
        {uploads.map((each) => (
          <div key={each.id} role="status">
            {each.hasFailed ? (
              <>
                <button type="button" className={`${retry} ${pressable}`} onClick={() => void upload(each)}>
                  {t('forum.picture.retry')}
                </button>
                <button
                  type="button"
                  className={`${remove} ${pressable}`}
                  aria-label={t('forum.picture.leaveOut')}
                  onClick={() => drop(each.id)}
                >
                  <Icon name="close" />
                </button>
              </>
            ) : (
              t('forum.picture.sending')
            )}
          </div>
        ))}
        {pictures.length + uploads.length < picturesMost && (
          <label className={pressable}>
            <Icon name="plus" />
            <small>{t('forum.picture.add', { count: pictures.length, most: picturesMost })}</small>
            <input
              type="file"
              accept="image/jpeg,image/png,image/webp,image/gif"
              multiple
              aria-label={t('forum.picture.choose')}
              onChange={({ target }) => {
                const files = [...(target.files ?? [])];
                target.value = '';
                void add(files);
              }}
            />
          </label>
        )}
      </fieldset>
      {state === 'failed' && (
        <p className={unsent} role="alert">
          {t('forum.picture.unsent')}
        </p>
      )}
    </>
  );
}
