// Which screen is shown: the wanted one once its chunk is there, until then the one before; requests a chunk again that is lost or hangs.
import {
  type ComponentType,
  startTransition,
  useCallback,
  useEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import type { Location } from 'react-router-dom';
import { useNavigate } from 'react-router-dom';
import { isOnline } from '#browser/pageLifecycle.ts';
import type { ScreenRow } from '#contract/screens.generated.ts';
import { loadMachines } from '../boot/start.ts';
import { errorEffects } from '../error/errorEffects.ts';
import type { ChunkRetry } from '../machines/machines.ts';
import { slowMs } from './chunkTimeouts.ts';
import { abortChunks } from './loadChunk.ts';
import { loadedScreen, loadScreen } from './screens.ts';

export interface Shown {
  row: ScreenRow;
  /** Where the player was when this screen was shown; it stays so while the next one loads. */
  location: Location;
  component: ComponentType;
}

export interface ShownScreen {
  shown: Shown | null;
  /** The wanted screen is on its way. */
  isLoading: boolean;
  /** It takes so long that the player should know, and may request it again. */
  isSlow: boolean;
  /** The wanted screen cannot be loaded. */
  isLost: boolean;
  /** Loads it by a new request, whatever is under way. */
  again(): void;
}

export function useShownScreen(row: ScreenRow, location: Location): ShownScreen {
  const navigate = useNavigate();
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const [lost, setLost] = useState<string | null>(null);
  const [slow, setSlow] = useState<string | null>(null);
  const before = useRef<Shown | null>(null);
  const asking = useRef<(() => void) | null>(null);
  const here = useRef(location);

  const component = loadedScreen(row);
  const shown = component ? { row, location, component } : before.current;
  useEffect(() => {
    here.current = location;
    before.current = shown;
  });

  const isThere = component !== null;
  useEffect(() => {
    if (isThere) return;
    errorEffects.replaceRoute = () => {
      const { pathname, search, hash, state } = here.current;
      navigate({ pathname, search, hash }, { replace: true, state });
    };
    let isOff = false;
    let retry: ChunkRetry | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let first: Promise<void> | null = null;
    const load = (): Promise<void> =>
      loadScreen(row).catch((error: unknown) => {
        // The player reads at once what the browser knows already, while the tries go on.
        if (!isOff && !isOnline()) setLost(row.path);
        throw error;
      });
    const loaded = (): void => {
      if (!isOff) startTransition(draw);
    };
    const begin = (): void => {
      setLost(null);
      setSlow(null);
      clearTimeout(timer);
      timer = setTimeout(() => setSlow(row.path), slowMs);
      if (retry) {
        retry.again();
        return;
      }
      // The chunk is requested at once; the machine, which may have to come first, takes that over as its first try.
      const isMachineWanted = first === null;
      const own = load();
      first = own;
      own.then(loaded, () => undefined);
      if (!isMachineWanted) return;
      loadMachines().then(
        ({ retryChunk }) => {
          if (isOff) return;
          retry = retryChunk(load, first!, (end) => (end === 'loaded' ? loaded() : setLost(row.path)));
        },
        () => first!.catch(() => isOff || setLost(row.path)),
      );
    };
    asking.current = () => {
      abortChunks();
      begin();
    };
    begin();
    return () => {
      isOff = true;
      retry?.stop();
      clearTimeout(timer);
      setLost(null);
      setSlow(null);
    };
  }, [row, isThere, navigate]);

  return {
    shown,
    isLoading: !isThere,
    isSlow: slow === row.path && !isThere,
    isLost: lost === row.path && !isThere,
    again: useCallback(() => asking.current?.(), []),
  };
}
