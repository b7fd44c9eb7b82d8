// The look at many stations at once: the same screen of each, as the same player, each at its own colours and words.
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useMedia } from '#browser/useMedia.ts';
import { list, open } from '#contract/office/studio.generated.ts';
import type { Scene, Viewer } from '#contract/preview.ts';
import { screens } from '#contract/screens.generated.ts';
import { hasPath } from '#station/derive/routes.ts';
import { readStation } from '#station/read/readStation.ts';
import { Await, Loading, State } from '../../../kit/Await.tsx';
import { send as ask, OfficeFailure } from '../../../kit/call/client.ts';
import { sentenceOf } from '../../../kit/call/sentence.ts';
import { useRead } from '../../../kit/call/useRead.ts';
import { useText } from '../../../kit/locale.ts';
import { Shot } from '../preview/Shot.tsx';
import { ScreenChoice, SkinChoice, ViewerChoice } from '../preview/sceneChoices.tsx';
import '../preview/preview.css';
import '../preview/texts.ts';
import './matrix.css';

const nothing = {};
/** A frame is a page of its own: a search finds the rest. */
const most = 24;

export function Matrix() {
  const t = useText();
  const [place, setPlace] = useSearchParams();
  const [as, setAs] = useState<Viewer>('guest');
  const [skin, setSkin] = useState<Scene['skin']>('own');
  const path = place.get('screen') ?? '/index';
  const typed = place.get('search') ?? '';
  const search = useDeferredValue(typed.trim());
  const read = useRead(list, search === '' ? nothing : { search }, { keepsPrevious: true });
  const put = (name: string, value: string): void =>
    setPlace(
      (before) => {
        before.set(name, value);
        return before;
      },
      { replace: true },
    );
  return (
    <>
      <div className="office-head">
        <h1 className="content-trail">
          <Link to="/studio">{t('office.room.studio')}</Link> › {t('office-look.matrix')}
        </h1>
        <input
          type="search"
          className="office-input studio-search"
          value={typed}
          maxLength={100}
          aria-label={t('office-studio.search')}
          placeholder={t('office-studio.search')}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => put('search', target.value)}
        />
      </div>
      <div className="look-bar matrix-bar">
        <ScreenChoice screens={screens} value={path} onChange={(next) => put('screen', next)} />
        <ViewerChoice value={as} onChange={setAs} />
        <SkinChoice value={skin} onChange={setSkin} />
      </div>
      <Await
        read={read}
        isEmpty={({ stations }) => stations.length === 0}
        empty={t('office-studio.nothingFound')}
      >
        {({ stations }) => (
          <>
            {stations.length > most && (
              <p className="office-secondary">{t('office-studio.firstOf', { count: most })}</p>
            )}
            <ul className="matrix">
              {stations.slice(0, most).map(({ code, name }) => (
                <li key={`${code} ${path} ${as} ${skin}`}>
                  <Link to={`/studio/${code}`}>
                    {name} <span className="office-code office-secondary">{code}</span>
                  </Link>
                  <Thumb code={code} path={path} as={as} skin={skin} />
                </li>
              ))}
            </ul>
          </>
        )}
      </Await>
    </>
  );
}

interface ThumbProps {
  code: string;
  path: string;
  as: Viewer;
  skin: Scene['skin'];
}

function Thumb({ code, path, as, skin }: ThumbProps) {
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
  const text = file?.text;
  const station = useMemo(
    () => (text === undefined ? undefined : readStation(text, `${code}.json`).station),
    [text, code],
  );
  return (
    <div className="look-phone matrix-phone" style={{ width: 390 * scale, height: 780 * scale }}>
      {file?.failure ? (
        <State title={t('office.notLoaded')} about={sentenceOf(file.failure, t)} />
      ) : text === undefined ? (
        <Loading />
      ) : !station ? (
        <State title={t('office-look.none')} />
      ) : hasPath(station, path) ? (
        <Shot station={station} text={text} path={path} as={as} skin={skin} scale={scale} />
      ) : (
        <State title={t('office-look.noScreen')} />
      )}
    </div>
  );
}
