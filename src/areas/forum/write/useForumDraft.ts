// What is being written: kept in this browser for its account until it has been posted, so that a crash loses nothing.
import { useState } from 'react';
import { localStore } from '#browser/storage.ts';
import type { ForumCard, ForumPicture } from '#contract/entities.generated.ts';
import { useSite } from '#kit/page/site.ts';
import { newIntentId } from '#transport/send.ts';

/** A picture that the server has stored for the post. */
export interface DraftPicture extends ForumPicture {
  key: string;
}

/** What is shared: as `shareable` named it, and the card as it was shown, which the latest draws no longer name. */
export interface DraftShare {
  ref: string;
  card: ForumCard;
}

export interface PostDraft {
  title: string;
  content: string;
  pictures: readonly DraftPicture[];
  share: DraftShare | null;
  /** An answer quotes what it answers. */
  quote: boolean;
  /** When it was last changed; the server keeps its pictures for two days. */
  at: number;
}

const picturesLastMs = 47 * 3_600_000;
const nothing: PostDraft = { title: '', content: '', pictures: [], share: null, quote: false, at: 0 };

const isPicture = (raw: unknown): raw is DraftPicture => {
  const { key, url, width, height } = (raw ?? {}) as Partial<DraftPicture>;
  return (
    /^[a-z0-9]{32}$/.test(key ?? '') &&
    url === `/forum-picture/${key}.webp` &&
    Number.isInteger(width) &&
    Number.isInteger(height)
  );
};

const shareIn = (raw: unknown): DraftShare | null => {
  const { ref, card } = (raw ?? {}) as Partial<DraftShare>;
  if (typeof ref !== 'string' || typeof card !== 'object' || card === null) return null;
  const { kind, lotName, qiHao, family, haoMa, playName } = card;
  const isCard = [lotName, qiHao, family, haoMa, playName].every((each) => typeof each === 'string');
  return isCard && (kind === 'slip' || kind === 'draw') ? { ref, card } : null;
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
    share: shareIn(share),
    quote: quote === true,
    at: typeof at === 'number' ? at : 0,
  };
}

export function useForumDraft(name: string): [
  draft: PostDraft,
  change: (changed: Partial<PostDraft> | ((before: PostDraft) => Partial<PostDraft>)) => void,
  forget: () => void,
  /** What else belongs to it is kept below this name. */
  key: string,
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
    key,
  ];
}

/** The intent that this content was sent under before, also by a page that has ended; a new one, kept from now on, for any other content. */
export function intentFor(keptAs: string, request: object): string {
  const content = JSON.stringify(request);
  const kept = localStore.readJson(keptAs) as { content?: unknown; intentId?: unknown } | null;
  if (kept?.content === content && typeof kept.intentId === 'string') return kept.intentId;
  const intentId = newIntentId();
  localStore.writeJson(keptAs, { content, intentId });
  return intentId;
}
