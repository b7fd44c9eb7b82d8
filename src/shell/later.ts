// Loading parts of the shell that come after the first screen, with their texts.
import { type ComponentType, createElement } from 'react';
import { preloadable } from '#kit/page/preloadable.tsx';
import { bringTexts, loadBrought } from '#texts/text.ts';
import { Coming } from './Coming.tsx';

/** A part with the texts of all such parts, which the first screen does not carry. */
export async function withLateTexts<Part>(load: () => Promise<Part>): Promise<Part> {
  const [part, { default: messages }] = await Promise.all([
    load(),
    import('#texts/zh-CN/extra.generated.ts'),
  ]);
  bringTexts('extra', messages);
  await loadBrought();
  return part;
}

const none = (): null => null;

/**
 * A component that loads when it is first drawn. A chunk that is lost costs nothing else: the page has no such part until
 * it is loaded again. Not React.lazy: after the fallback of a Suspense React holds back what was loaded for 300 ms.
 */
export const later = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> => preloadable(() => withLateTexts(load).catch(() => none), createElement(Coming));
