// A picture of a screen of a station: the players' site in a frame that shows and is not used.
import { useEffect } from 'react';
import type { Scene, Viewer } from '#contract/preview.ts';
import type { StationFacts } from '#contract/station.generated.ts';
import { useFrame } from './useFrame.ts';

const phone = { width: 390, height: 780 };

interface ShotProps {
  station: StationFacts;
  /** The file that makes it. */
  text: string;
  path: string;
  as: Viewer;
  skin: Scene['skin'];
  /** Of the phone, such as 0.5. */
  scale: number;
  /** The setting whose places are outlined. */
  mark?: string | undefined;
}

export function Shot({ station, text, path, as, skin, scale, mark }: ShotProps) {
  const { ref, isThere, send } = useFrame(
    { station, text, as, at: '', scene: { skin, locale: 'own', condition: 'good', isStill: true } },
    {},
  );
  useEffect(() => {
    if (isThere && mark !== undefined) send({ type: 'mark', path: mark });
  }, [isThere, mark, send]);
  return (
    <iframe
      ref={ref}
      title={station.code}
      sandbox="allow-scripts"
      src={path}
      loading="lazy"
      inert
      data-there={isThere}
      style={{ ...phone, transform: `scale(${scale})` }}
    />
  );
}
