// Owns what a station calls playing on trial, wherever a player may begin it.
import { ownName } from '#station/derive/menus.ts';
import { useText } from '#texts/useText.ts';
import { useSite } from './site.ts';

export function useTrialName(): string {
  const t = useText();
  const { station, locale } = useSite();
  return ownName(station, 'action:trial', locale) ?? t('shell.action.trial');
}
