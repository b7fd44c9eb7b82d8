// Owns what is being written: kept in this browser for its account until it has been posted, so that a crash loses nothing.
import { useState } from 'react';
import { localStore } from '#browser/storage.ts';
import type { ForumPicture } from '#contract/entities.generated.ts';
import { useSite } from '#kit/page/site.ts';

/** A picture that the server has stored for the post. */
export interface DraftPicture extends ForumPicture {
  key: string;
}

export interface PostDraft {
  title: string;
  content: string;
  pictures: readonly DraftPicture[];
  /** What is shared, as `shareable` names it; empty for nothing. */
  share: string;
  /** An answer quotes what it answers. */
  quote: boolean;
  /** When it was last changed; the server keeps its pictures for two days. */
  at: number;
}

const picturesLastMs = 47 * 3_600_000;
const nothing: PostDraft = { title: '', content: '', pictures: [], share: '', quote: false, at: 0 };

const isPicture = (raw: unknown): raw is DraftPicture => {
  const { key, url, width, height } = (raw ?? {}) as Partial<DraftPicture>;
  return (
    /^[a-z0-9]{32}$/.test(key ?? '') &&
    url === `/forum-picture/${key}.webp` &&
    Number.isInteger(width) &&
    Number.isInteger(height)
  );
};

/** What was kept, less whatever is no draft and pictures that the server has deleted meanwhile. */
export function readDraft(raw: unknown, now: number): PostDraft {
  if (typeof raw !== 'object' || raw === null) return nothing;
  const { title, content, pictures, share, quote, at } = raw as Partial<Record<keyof PostDraft, unknown>>;
  const text = (value: unknown): string => (typeof value === 'string' ? value : '');
  const isFresh = typeof at === 'number' && now - at < picturesLastMs;
  return {
    title: text(title),
    content: text(content),
    pictures: isFresh && Array.isArray(pictures) ? pictures.filter(isPicture).slice(0, 9) : [],
    share: text(share),
    quote: quote === true,
    at: typeof at === 'number' ? at : 0,
  };
}

export function useForumDraft(name: string): [
  draft: PostDraft,
  change: (changed: Partial<PostDraft> | ((before: PostDraft) => Partial<PostDraft>)) => void,
  forget: () => void,
  /** Where pictures on their way are kept. */
  picturesKey: string,
] {
  const { station, visitor } = useSite();
  const key = `forum draft ${station.code} ${visitor.account} ${name}`;
  const [draft, setDraft] = useState(() => readDraft(localStore.readJson(key), Date.now()));
  return [
    draft,
    (changed) =>
      setDraft((before) => {
        const next = {
          ...before,
          ...(typeof changed === 'function' ? changed(before) : changed),
          at: Date.now(),
        };
        localStore.writeJson(key, next);
        return next;
      }),
    () => {
      localStore.remove(key);
      setDraft(nothing);
    },
    `${key} pictures`,
  ];
}
