// Owns the mark of the station: its logo, or the monogram where it has none or the picture cannot be had.
import { css } from '@linaria/core';
import { useState } from 'react';
import { localText } from './local-text.ts';
import { Monogram } from './Monogram.tsx';
import { useSite } from './site.ts';

const picture = css`
  object-fit: contain;
`;

/** Decoration: the station's name stands beside it. `size` is its edge as a CSS length. */
export function Logo({ size = '2.5rem' }: { size?: string }) {
  const { station, locale } = useSite();
  const [isLost, setLost] = useState(false);
  const { logo } = station.theme;
  if (logo === '' || isLost) return <Monogram name={localText(station.name, locale)} size={size} />;
  return (
    <img
      src={logo}
      alt=""
      className={picture}
      style={{ width: size, height: size }}
      width="40"
      height="40"
      onError={() => setLost(true)}
    />
  );
}
