// The hooks that draw a component again when the language changes.
import { useSyncExternalStore } from 'react';
import { currentLocale, onLocale, playName, t } from './text.ts';

/** t() for components: const t = useText(); t('shell.screen.login'). */
export function useText(): typeof t {
  useSyncExternalStore(onLocale, currentLocale, currentLocale);
  return t;
}

/** playName() for components: const named = usePlayName(); named('五星直选复式'). */
export function usePlayName(): typeof playName {
  useSyncExternalStore(onLocale, currentLocale, currentLocale);
  return playName;
}
