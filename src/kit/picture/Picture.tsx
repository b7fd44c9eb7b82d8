// The picture from the server: a box of its final shape, filled late, and a quiet block where it cannot be loaded.
import { css, cx } from '@linaria/core';
import { useState } from 'react';
import { useText } from '#texts/useText.ts';
import { safeText } from '../html/address.ts';

const box = css`
  position: relative;
  display: block;
  overflow: hidden;
  width: 100%;
  background: var(--surface-sunken);
  & > img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    filter: var(--picture);
  }
  &[data-fit='contain'] > img {
    object-fit: contain;
  }
`;

const lost = css`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  padding: var(--space-2);
  color: var(--text-quiet);
  font-size: var(--font-small);
  text-align: center;
`;

export interface PictureProps {
  /** A path of this site or an https address; anything else counts as lost. */
  src: string;
  /** What it says; empty where the same stands beside it. */
  alt: string;
  /** Width to height, such as "750 / 320". */
  ratio: string;
  fit?: 'cover' | 'contain';
  /** Fetched at once: it is the first thing seen on its screen. */
  isFirst?: boolean;
  /** It is there, or known to be lost. */
  onSettled?: () => void;
  className?: string;
}

export function Picture({
  src,
  alt,
  ratio,
  fit = 'cover',
  isFirst = false,
  onSettled,
  className,
}: PictureProps) {
  const t = useText();
  const [lostSrc, setLostSrc] = useState<string | null>(null);
  const address = safeText(src);
  return (
    <span className={cx(box, className)} style={{ aspectRatio: ratio }} data-fit={fit}>
      {address === null || lostSrc === src ? (
        <span className={lost}>{alt || t('kit.picture.lost')}</span>
      ) : (
        <img
          src={address}
          alt={alt}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
          decoding="async"
          draggable={false}
          onLoad={onSettled}
          onError={() => {
            setLostSrc(src);
            onSettled?.();
          }}
        />
      )}
    </span>
  );
}
