// Owns loading a small part of the shell that nobody waits for, with its texts; where it does not come, there is none.
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { bringTexts, broughtTexts, loadTexts } from '#texts/text.ts';

const none = (): null => null;

/** A component that loads when it is first drawn. A chunk that is lost costs nothing else: the page has no such part until it is loaded again. */
export const later = <Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => {
    try {
      const [component, { default: messages }] = await Promise.all([
        load(),
        import('#texts/zh-CN/extra.generated.ts'),
      ]);
      bringTexts('extra', messages);
      await Promise.all(broughtTexts().map((area) => loadTexts(area)));
      return { default: component };
    } catch {
      return { default: none };
    }
  });
