// The look at many stations at once: the same screen of each, as the same player, each at its own colours and words; or of those that a change of a default would reach.
import { useDeferredValue, useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { list } from '#contract/office/studio.generated.ts';
import type { Scene, Viewer } from '#contract/preview.ts';
import { screens } from '#contract/screens.generated.ts';
import { Await } from '../../../kit/Await.tsx';
import { useRead } from '../../../kit/call/useRead.ts';
import { useText } from '../../../kit/locale.ts';
import { ScreenChoice, SkinChoice, ViewerChoice } from '../preview/sceneChoices.tsx';
import '../preview/preview.css';
import '../preview/texts.ts';
import { Defaults, isJson, isSetting, type Side, sides } from './Defaults.tsx';
import './matrix.css';
import { type NewDefault, Thumb } from './Thumb.tsx';

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
  const setting = useDeferredValue(place.get('setting') ?? '');
  const side: Side = sides.find((one) => one === place.get('by')) ?? 'default';
  const value = place.get('to') ?? '';
  const isKnown = isSetting(setting);
  const read = useRead(
    list,
    {
      ...(search !== '' && { search }),
      ...(isKnown && { setting, ...(side !== 'all' && { by: side }) }),
    },
    { keepsPrevious: true },
  );
  const to = useMemo<NewDefault | undefined>(
    () => (isKnown && isJson(value) ? { setting, value: JSON.parse(value) } : undefined),
    [isKnown, setting, value],
  );
  const { byDefault, found } = read.data ?? {};
  const put = (name: string, next: string): void =>
    setPlace(
      (before) => {
        before.set(name, next);
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
      <Defaults
        setting={place.get('setting') ?? ''}
        value={value}
        side={side}
        counts={byDefault === undefined ? undefined : { byDefault, found: found! }}
        onChange={put}
      />
      <Await
        read={read}
        isEmpty={({ stations }) => stations.length === 0}
        empty={t(isKnown ? 'office-look.noneOfThese' : 'office-studio.nothingFound')}
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
                  <Thumb code={code} path={path} as={as} skin={skin} to={to} />
                </li>
              ))}
            </ul>
          </>
        )}
      </Await>
    </>
  );
}
