// Owns which screen is shown: the wanted one once its chunk is there, until then the one before; asks again when a chunk is lost.
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
import { createActor, fromPromise } from 'xstate';
import type { ScreenRow } from '#contract/screens.generated.ts';
import { chunkRetryMachine } from './chunkRetry.machine.ts';
import { react } from './errors.ts';
import { hands } from './hands.ts';
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
  /** The wanted screen cannot be had. */
  isLost: boolean;
  again(): void;
}

export function useShownScreen(row: ScreenRow, location: Location): ShownScreen {
  const navigate = useNavigate();
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const [lost, setLost] = useState<string | null>(null);
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
    hands.replaceRoute = () => {
      const { pathname, search, hash, state } = here.current;
      navigate({ pathname, search, hash }, { replace: true, state });
    };
    const actor = createActor(
      chunkRetryMachine.provide({
        actors: { load: fromPromise(() => loadScreen(row)) },
        actions: { replaceRoute: () => react('chunkLost', {}, hands) },
      }),
    );
    asking.current = () => {
      setLost(null);
      actor.send({ type: 'again' });
    };
    actor.subscribe(({ value }) => {
      if (value === 'loaded') startTransition(draw);
      if (value === 'lost') setLost(row.path);
    });
    actor.start();
    return () => {
      actor.stop();
      setLost(null);
    };
  }, [row, isThere, navigate]);

  return {
    shown,
    isLoading: !isThere,
    isLost: lost === row.path && !isThere,
    again: useCallback(() => asking.current?.(), []),
  };
}
