// The pictures of a post: small and loaded late in its text; one that is pressed is shown as large as the screen.
import { css } from '@linaria/core';
import { useState } from 'react';
import type { ForumPicture } from '#contract/entities.generated.ts';
import { preloadable } from '#kit/page/preloadable.tsx';
import { pressable } from '#kit/page/tokens.ts';
import { Picture } from '#kit/picture/Picture.tsx';
import { useText } from '#texts/useText.ts';

/** Fetched beside the pictures: most are not pressed. */
const PictureViewer = preloadable(
  async () => (await import('#kit/picture/PictureViewer.tsx')).PictureViewer,
  null,
);

const grid = css`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--space-1);
  &[data-count='1'] {
    grid-template-columns: minmax(0, 16rem);
  }
  &[data-count='2'],
  &[data-count='4'] {
    grid-template-columns: repeat(2, minmax(0, 10rem));
  }
  > button {
    overflow: hidden;
    border-radius: var(--radius-small);
  }
`;

export function PictureGrid({ pictures }: { pictures: readonly ForumPicture[] }) {
  const t = useText();
  const [shown, setShown] = useState<number | null>(null);
  if (pictures.length === 0) return null;
  const [only] = pictures;
  return (
    <>
      <div className={grid} data-count={pictures.length}>
        {pictures.map((picture, at) => (
          <button
            key={picture.url}
            type="button"
            className={pressable}
            aria-label={t('forum.picture.open', { number: at + 1, count: pictures.length })}
            aria-haspopup="dialog"
            onClick={() => setShown(at)}
          >
            <Picture
              src={picture.url}
              alt=""
              // One picture keeps its shape, though never higher than a phone's.
              ratio={
                pictures.length === 1 ? `${only!.width} / ${Math.min(only!.height, only!.width * 1.5)}` : '1'
              }
            />
          </button>
        ))}
      </div>
      {shown !== null && (
        <PictureViewer
          pictures={pictures}
          first={shown}
          label={t('forum.picture.viewer')}
          altOf={(number) => t('forum.picture.number', { number })}
          onClose={() => setShown(null)}
        />
      )}
    </>
  );
}
