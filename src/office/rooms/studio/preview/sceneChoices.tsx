// The choices that one preview and many have in common: the screen, who looks, and the theme.
import { type Scene, type Viewer, viewers } from '#contract/preview.ts';
import type { ScreenRow } from '#contract/screens.generated.ts';
import { type OfficeTextId, useText } from '../../../kit/locale.ts';
import { Choice } from './Choice.tsx';

interface Chosen<Value> {
  value: Value;
  onChange(value: Value): void;
}

/** Of these screens those that need no number in their address. */
export function ScreenChoice({ screens, ...chosen }: Chosen<string> & { screens: readonly ScreenRow[] }) {
  const t = useText();
  return (
    <Choice<string>
      label={t('office-look.screen')}
      options={screens
        .filter(({ path }) => !path.includes(':'))
        .map(({ path, title }) => [path, `${t(title as OfficeTextId)} ${path}`])}
      {...chosen}
    />
  );
}

export function ViewerChoice(chosen: Chosen<Viewer>) {
  const t = useText();
  return (
    <Choice<Viewer>
      label={t('office-look.as')}
      options={viewers.map((viewer) => [viewer, t(`office-look.viewer.${viewer}`)])}
      {...chosen}
    />
  );
}

const skins = ['own', 'ThemeRed', 'ThemeBlack'] as const;

export function SkinChoice(chosen: Chosen<Scene['skin']>) {
  const t = useText();
  return (
    <Choice<Scene['skin']>
      label={t('office-look.skin')}
      options={skins.map((skin) => [skin, t(`office-look.theme.${skin}`)])}
      {...chosen}
    />
  );
}
