// The preview beside a station file that is being written: the players' own site, as whom and in what state it is looked at, and the ways between what is seen and its setting.
import { useMemo, useState } from 'react';
import { type Condition, conditions, type Scene, type Viewer } from '#contract/preview.ts';
import type { StationFacts } from '#contract/station.generated.ts';
import { routesOf } from '#station/derive/routes.ts';
import { State } from '../../../kit/Await.tsx';
import { useText } from '../../../kit/locale.ts';
import './preview.css';
import './texts.ts';
import { Choice } from './Choice.tsx';
import { firstLook, type Shown } from './conversation.ts';
import { isPhone, Phone } from './Phone.tsx';
import { ScreenChoice, SkinChoice, ViewerChoice } from './sceneChoices.tsx';
import type { Live } from './useFrame.ts';

export interface PreviewPaneProps {
  /** Code of the station. */
  code: string;
  /** The last text without an error, and what it makes; undefined before there was one. */
  text: string;
  station: StationFacts | undefined;
  live?: Live;
  /** The setting whose places are shown. */
  focusPath?: string | undefined;
  /** What was clicked was made by this setting. */
  onPick(path: string): void;
}

/** Widths of phones that are looked at, of a tablet, and of a desk; in CSS px. */
const widths = [320, 360, 390, 430, 768, 1280, 1440] as const;

export function PreviewPane({ code, text, station, live, focusPath, onPick }: PreviewPaneProps) {
  const t = useText();
  if (!station)
    return (
      <section className="look" aria-label={t('office-look.preview')}>
        <State title={t('office-look.none')} about={t('office-look.noneAbout')} />
      </section>
    );
  return <Looking key={code} {...{ code, text, station, focusPath, onPick }} {...(live && { live })} />;
}

type LookingProps = PreviewPaneProps & { station: StationFacts };

function Looking({ text, station, live, focusPath, onPick }: LookingProps) {
  const t = useText();
  const [as, setAs] = useState<Viewer>(firstLook.as);
  const [scene, setScene] = useState<Scene>(firstLook.scene);
  const [at, setAt] = useState(firstLook.at);
  const [width, setWidth] = useState<number>(390);
  const [start, setStart] = useState('/index');
  const [round, setRound] = useState(0);
  /** On a phone most choices wait behind a button: what is looked at is the page. */
  const [hasMore, setMore] = useState(false);
  const screens = useMemo(() => routesOf(station), [station]);
  const change = (part: Partial<Scene>): void => setScene({ ...scene, ...part });
  const shown: Shown = { station, text, scene, as, at: at.replace('T', ' ') };
  // What a page starts with needs another start.
  const key = JSON.stringify([scene, as, at, start, round]);
  return (
    <section
      className="look"
      data-more={hasMore}
      data-wide={!isPhone(width)}
      aria-label={t('office-look.preview')}
    >
      <div className="look-bar">
        <ScreenChoice
          screens={screens}
          value={start}
          onChange={(path) => {
            setStart(path);
            setRound(round + 1);
          }}
        />
        <ViewerChoice value={as} onChange={setAs} />
        <Choice
          label={t('office-look.condition')}
          value={scene.condition}
          options={conditions.map((value): [Condition, string] => [value, t(`office-look.state.${value}`)])}
          onChange={(condition) => change({ condition })}
        />
        <SkinChoice value={scene.skin} onChange={(skin) => change({ skin })} />
        <Choice
          label={t('office-look.language')}
          value={scene.locale}
          options={[
            ['own', t('office-look.languageOwn')],
            ['zh-CN', t('office-look.chinese')],
            ['en', t('office-look.english')],
          ]}
          onChange={(next: Scene['locale']) => change({ locale: next })}
        />
        <Choice
          label={t('office-look.popups')}
          value={scene.hasPopups ? 'on' : 'off'}
          options={[
            ['off', t('office-look.popupsOff')],
            ['on', t('office-look.popupsOn')],
          ]}
          onChange={(next: 'off' | 'on') => change({ hasPopups: next === 'on' })}
        />
        <Choice
          label={t('office-look.width')}
          value={String(width)}
          options={widths.map((value): [string, string] => [String(value), `${value} px`])}
          onChange={(next) => setWidth(Number(next))}
        />
      </div>
      <Phone
        key={key}
        shown={shown}
        {...(live && { live })}
        start={start}
        width={width}
        focusPath={focusPath}
        onPick={onPick}
        at={at}
        onAt={setAt}
        onAgain={() => setRound(round + 1)}
        more={{ isOpen: hasMore, onPress: () => setMore(!hasMore) }}
      />
    </section>
  );
}
