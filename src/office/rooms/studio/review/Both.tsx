// Two versions of a station's file as players see them: the same screen as it was and as it becomes, side by side.
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Scene, Viewer } from '#contract/preview.ts';
import { changesOfValue } from '#station/change/valueChanges.ts';
import { hasPath, routesOf } from '#station/derive/routes.ts';
import { readStation } from '#station/read/readStation.ts';
import { settingPath } from '#station/recordable.ts';
import type { Station } from '#station/station.ts';
import { State } from '../../../kit/Await.tsx';
import { useText } from '../../../kit/locale.ts';
import { Panel } from '../../../kit/Panel.tsx';
import { placeOf } from '../preview/placeOf.ts';
import { Shot } from '../preview/Shot.tsx';
import { ScreenChoice, SkinChoice, ViewerChoice } from '../preview/sceneChoices.tsx';
import '../preview/preview.css';
import '../preview/texts.ts';

interface BothProps {
  fileName: string;
  before: string;
  after: string;
}

interface Sides {
  before: Station | undefined;
  after: Station | undefined;
  /** The first setting that differs; undefined where none does. */
  changed: string | undefined;
}

function sidesOf({ fileName, before, after }: BothProps): Sides {
  const [was, becomes] = [before, after].map((text) => readStation(text, fileName));
  const [first] = changesOfValue(was!.file, becomes!.file);
  return {
    before: was!.station,
    after: becomes!.station,
    changed: first && settingPath(first.path),
  };
}

/** Between the two, and the lines around them. */
const gap = 12;
const lines = 4;

/** As large as two phones are side by side. */
function useScaleOfTwo(isShown: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    const element = isShown && place.current;
    if (!element) return;
    const seen = new ResizeObserver(() => setRoom(element.clientWidth));
    setRoom(element.clientWidth);
    seen.observe(element);
    return () => seen.disconnect();
  }, [isShown]);
  return { place, scale: Math.max(0.25, Math.min(0.75, (room - gap - lines) / 2 / 390)) };
}

export function Both(props: BothProps) {
  const t = useText();
  const { fileName, before, after } = props;
  const sides = useMemo(() => sidesOf({ fileName, before, after }), [fileName, before, after]);
  const [chosen, setChosen] = useState<string>();
  const [viewer, setViewer] = useState<Viewer>();
  const [skin, setSkin] = useState<Scene['skin']>('own');
  const { place, scale } = useScaleOfTwo(sides.changed !== undefined);
  const path = chosen ?? placeOf(sides.changed ?? '');
  // Whoever is logged in sees no log-in page.
  const as = viewer ?? (path === '/login' ? 'guest' : 'member');
  const known = sides.after ?? sides.before;
  if (!known || sides.changed === undefined) return null;
  return (
    <Panel title={t('office-look.both')}>
      <div className="look-bar look-both-bar">
        <ScreenChoice screens={routesOf(known)} value={path} onChange={setChosen} />
        <ViewerChoice value={as} onChange={setViewer} />
        <SkinChoice value={skin} onChange={setSkin} />
      </div>
      <div ref={place} className="look-both">
        {(['before', 'after'] as const).map((side) => {
          const station = sides[side];
          return (
            <figure key={`${side} ${path} ${as} ${skin}`}>
              <figcaption>{t(`office-studio.${side}`)}</figcaption>
              <div className="look-phone look-shot" style={{ width: 390 * scale, height: 780 * scale }}>
                {!station ? (
                  <State title={t('office-look.none')} />
                ) : hasPath(station, path) ? (
                  <Shot
                    station={station}
                    text={props[side]}
                    path={path}
                    as={as}
                    skin={skin}
                    scale={scale}
                    mark={sides.changed}
                  />
                ) : (
                  <State title={t('office-look.noScreen')} />
                )}
              </div>
            </figure>
          );
        })}
      </div>
    </Panel>
  );
}
