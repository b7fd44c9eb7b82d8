// Owns parts of a screen that are fetched when somebody looks at them; one that cannot be had is asked for again by hand.
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { useText } from '#texts/useText.ts';
import { Failure } from './Failure.tsx';
import { Skeleton } from './Skeleton.tsx';

/** A component that stands for the one that `load` fetches; `lines` says how tall it is meanwhile. */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  lines: number,
): ComponentType<Props> {
  let there: ComponentType<Props> | undefined;
  return function Late(props: Props) {
    const t = useText();
    const [Part, setPart] = useState<ComponentType<Props> | undefined>(() => there);
    const [isLost, setLost] = useState(false);
    const ask = useCallback(async (): Promise<void> => {
      try {
        const part = await load();
        there = part;
        setPart(() => part);
        setLost(false);
      } catch {
        setLost(true);
      }
    }, []);
    useEffect(() => {
      if (!there) void ask();
    }, [ask]);
    if (Part) return <Part {...props} />;
    return isLost ? <Failure text={t('kit.part.lost')} onRetry={ask} /> : <Skeleton lines={lines} />;
  };
}
