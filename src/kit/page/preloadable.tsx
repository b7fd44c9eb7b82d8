// Parts of a screen that are fetched when somebody looks at them, or shortly before; one that does not arrive can be requested again.
import type { ComponentType, ReactNode } from 'react';
import { loadOnce } from '#browser/loadOnce.ts';
import { useLoaded } from '#browser/useLoaded.ts';
import { loadBrought } from '#texts/text.ts';
import { useText } from '#texts/useText.ts';
import { Failure } from './Failure.tsx';

type Preloadable<Props> = ComponentType<Props> & {
  /** Fetches it in advance; what fails is fetched again when it is needed. */
  preload(): void;
};

/** A component that stands for the one that `load` fetches; `meanwhile` holds its place. */
export function preloadable<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode,
): Preloadable<Props> {
  let there: ComponentType<Props> | undefined;
  const fetchPart = loadOnce<void, ComponentType<Props>>(async () => {
    const loaded = await load();
    // Texts that its chunk brought: until they are there it would show their ids.
    await loadBrought();
    there = loaded;
    return there;
  });
  function Part(props: Props) {
    const t = useText();
    const { data: Loaded, error, mutate } = useLoaded(undefined, fetchPart, there);
    if (Loaded) return <Loaded {...props} />;
    return error ? <Failure text={t('kit.part.lost')} onRetry={mutate} /> : meanwhile;
  }
  return Object.assign(Part, { preload: () => void fetchPart().catch(() => {}) });
}
