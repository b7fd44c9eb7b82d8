// A screen of one station on a small phone, as its file makes it or as it would be with another default.
import { useEffect, useMemo, useState } from 'react';
import { useMedia } from '#browser/useMedia.ts';
import { open } from '#contract/office/studio.generated.ts';
import type { Scene, Viewer } from '#contract/preview.ts';
import { isFields, isSetIn, withValueAt } from '#station/change/valueAt.ts';
import { changesOfValue, withChanges } from '#station/change/valueChanges.ts';
import { hasPath } from '#station/derive/routes.ts';
import { readStation } from '#station/read/readStation.ts';
import { Loading, State } from '../../../kit/Await.tsx';
import { send as ask, OfficeFailure } from '../../../kit/call/client.ts';
import { sentenceOf } from '../../../kit/call/sentence.ts';
import { useText } from '../../../kit/locale.ts';
import { Shot } from '../preview/Shot.tsx';

const nothing = {};

/** A setting, and what its default would be. */
export interface NewDefault {
  setting: string;
  value: unknown;
}

/** The file as if it said the new default itself, unless it says another value: that is what the station would be. */
function withDefault(text: string, { setting, value }: NewDefault): string {
  const file: unknown = JSON.parse(text);
  const steps = setting.split('.');
  return isFields(file) && !isSetIn(file, steps)
    ? withChanges(text, changesOfValue(file, withValueAt(file, steps, value)))
    : text;
}

interface ThumbProps {
  code: string;
  path: string;
  as: Viewer;
  skin: Scene['skin'];
  to: NewDefault | undefined;
}

export function Thumb({ code, path, as, skin, to }: ThumbProps) {
  const t = useText();
  const [file, setFile] = useState<{ text?: string; failure?: OfficeFailure }>();
  useEffect(() => {
    const left = new AbortController();
    ask(open, nothing, { station: code, signal: left.signal }).then(
      ({ text: found }) => setFile({ text: found }),
      (failure: unknown) => {
        if (failure instanceof OfficeFailure) setFile({ failure });
      },
    );
    return () => left.abort();
  }, [code]);
  // Two of them side by side on the smallest phone.
  const scale = useMedia('(min-width: 600px)') ? 0.5 : 0.36;
  const found = file?.text;
  const read = useMemo(() => {
    if (found === undefined) return undefined;
    const name = `${code}.json`;
    const own = readStation(found, name);
    return to && own.station ? readStation(withDefault(found, to), name) : own;
  }, [found, code, to]);
  return (
    <div className="look-phone matrix-phone" style={{ width: 390 * scale, height: 780 * scale }}>
      {file?.failure ? (
        <State title={t('office.notLoaded')} about={sentenceOf(file.failure, t)} />
      ) : read === undefined ? (
        <Loading />
      ) : !read.station ? (
        <State title={t('office-look.none')} />
      ) : hasPath(read.station, path) ? (
        // A language is what a page starts with.
        <Shot
          key={read.station.locale}
          station={read.station}
          text={read.text}
          path={path}
          as={as}
          skin={skin}
          scale={scale}
        />
      ) : (
        <State title={t('office-look.noScreen')} />
      )}
    </div>
  );
}
