// Owns the hook that draws a component again when the language changes.
import { useSyncExternalStore } from 'react';
import { currentLocale, onLocale, t } from './text.ts';

/** t() for components: const t = useText(); t('shell.screen.login'). */
export function useText(): typeof t {
  useSyncExternalStore(onLocale, currentLocale, currentLocale);
  return t;
}
