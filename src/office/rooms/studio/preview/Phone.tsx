// One start of the players' site in the studio, and what can be done on it.
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useText } from '../../../kit/locale.ts';
import { placeFrame } from '../../../shell/frames.ts';
import type { Shown } from './conversation.ts';
import { type Live, useFrame } from './useFrame.ts';

/** A page is drawn smaller where it is wider than this: the pane beside the text, and on a phone its window without the room beside. */
const paneWidth = (): number => Math.min(398, document.documentElement.clientWidth - 34);

const widestPhone = 430;
/** Whether a page of this width is one of a phone, which has its place beside the text. */
export const isPhone = (width: number): boolean => width <= widestPhone;

interface PhoneProps {
  shown: Shown;
  live?: Live;
  start: string;
  width: number;
  focusPath: string | undefined;
  onPick(path: string): void;
  /** The moment that it is; empty for now. */
  at: string;
  onAt(at: string): void;
  onAgain(): void;
  /** Where there is no room for all choices. */
  more: { isOpen: boolean; onPress(): void };
}

export function Phone(props: PhoneProps) {
  const { shown, live, start, width, focusPath, onPick, at, onAt, onAgain, more } = props;
  const t = useText();
  const [place, setPlace] = useState(start);
  const [isPicking, setPicking] = useState(false);
  const [picked, setPicked] = useState<readonly string[]>([]);
  const [marked, setMarked] = useState<number | null>(null);
  const { ref, isThere, send } = useFrame(
    shown,
    {
      onPlace: setPlace,
      onPicked(paths) {
        setPicked(paths);
        if (paths[0] !== undefined) onPick(paths[0]);
      },
      onMarked: setMarked,
    },
    live,
  );
  const phone = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const frame = placeFrame(phone.current!, start);
    ref.current = frame;
    return () => frame.remove();
  }, [ref, start]);
  useEffect(() => {
    if (isThere) send({ type: 'pick', isOn: isPicking });
  }, [isThere, isPicking, send]);
  useEffect(() => {
    if (isThere) send({ type: 'mark', path: focusPath ?? null });
    if (focusPath === undefined) setMarked(null);
  }, [isThere, focusPath, send]);
  // A page of a desk has the whole row, as far as there is one.
  const [room, setRoom] = useState(paneWidth);
  useLayoutEffect(() => {
    const measure = (): void =>
      setRoom(isPhone(width) ? paneWidth() : phone.current!.parentElement!.clientWidth - 2);
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [width]);
  const scale = Math.min(1, room / width);
  const title = t('office-look.preview');
  useLayoutEffect(() => {
    const frame = ref.current!;
    frame.title = title;
    frame.dataset.there = String(isThere);
    Object.assign(frame.style, {
      width: `${width}px`,
      height: `${100 / scale}%`,
      transform: `scale(${scale})`,
    });
  }, [ref, title, isThere, width, scale]);
  return (
    <>
      <div className="look-acts">
        <button
          type="button"
          className="office-button"
          aria-pressed={isPicking}
          onClick={() => setPicking(!isPicking)}
        >
          {t('office-look.pick')}
        </button>
        <button type="button" className="office-button" onClick={onAgain}>
          {t('office-look.again')}
        </button>
        <button
          type="button"
          className="office-button look-more"
          aria-expanded={more.isOpen}
          onClick={more.onPress}
        >
          {t('office-look.more')}
        </button>
        <input
          type="datetime-local"
          className="office-input look-moment"
          aria-label={t('office-look.moment')}
          title={t('office-look.moment')}
          value={at}
          onChange={({ target }) => onAt(target.value)}
        />
      </div>
      <p className="look-note" role="status">
        {note(t, { isPicking, picked, marked, focusPath }) || <span translate="no">{place}</span>}
      </p>
      {picked.length > 1 && (
        <div className="look-picked">
          {picked.map((path) => (
            <button
              key={path}
              type="button"
              className="look-path"
              translate="no"
              onClick={() => onPick(path)}
            >
              {path}
            </button>
          ))}
        </div>
      )}
      <div ref={phone} className="look-phone" style={{ width: Math.round(width * scale) }}>
        {!isThere && (
          <span className="look-waits" role="status">
            {t('office-look.starting')}
          </span>
        )}
      </div>
    </>
  );
}

interface NoteFacts {
  isPicking: boolean;
  picked: readonly string[];
  marked: number | null;
  focusPath: string | undefined;
}

function note(t: ReturnType<typeof useText>, { isPicking, picked, marked, focusPath }: NoteFacts): string {
  if (isPicking) return picked.length === 0 ? t('office-look.pickHelp') : t('office-look.picked');
  if (focusPath === undefined || marked === null) return '';
  return marked === 0
    ? t('office-look.seenNowhere', { path: focusPath })
    : t('office-look.seenAt', { path: focusPath, count: marked });
}
