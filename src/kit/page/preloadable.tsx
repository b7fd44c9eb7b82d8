// Owns parts of a screen that are fetched when somebody looks at them, or shortly before; one that cannot be had is asked for again by hand.
import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
import { useText } from '#texts/useText.ts';
import { Failure } from './Failure.tsx';

type Late<Props> = ComponentType<Props> & {
  /** Fetches it before anybody looks; what fails is asked for again when it is wanted. */
  ahead(): void;
};

/** A component that stands for the one that `load` fetches; `meanwhile` holds its place. */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode,
): Late<Props> {
  let there: ComponentType<Props> | undefined;
  const fetched = async (): Promise<ComponentType<Props>> => {
    there ??= await load();
    return there;
  };
  function Standing(props: Props) {
    const t = useText();
    const [Part, setPart] = useState<ComponentType<Props> | undefined>(() => there);
    const [isLost, setLost] = useState(false);
    const ask = useCallback(async (): Promise<void> => {
      try {
        const part = await fetched();
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
    return isLost ? <Failure text={t('kit.part.lost')} onRetry={ask} /> : meanwhile;
  }
  return Object.assign(Standing, { ahead: () => void fetched().catch(() => {}) });
}
