// The mark of the station: its logo, or the monogram where it has none or the picture cannot be loaded.
import { css } from '@linaria/core';
import { useState } from 'react';
import { useSite } from '../page/site.ts';
import { Monogram } from './Monogram.tsx';

const picture = css`
  object-fit: contain;
`;

/** Decoration: the station's name stands beside it. `size` is its edge as a CSS length. */
export function Logo({ size = '2.5rem' }: { size?: string }) {
  const { station } = useSite();
  const [isLost, setLost] = useState(false);
  const { name, theme } = station;
  // A mark stays the same whatever language is read.
  const ownName = typeof name === 'string' ? name : name['zh-CN'];
  if (theme.logo === '' || isLost) return <Monogram name={ownName} size={size} />;
  return (
    <img
      src={theme.logo}
      alt=""
      className={picture}
      style={{ width: size, height: size }}
      width="40"
      height="40"
      onError={() => setLost(true)}
    />
  );
}
