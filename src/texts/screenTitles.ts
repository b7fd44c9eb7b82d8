// How titles in rows of schemas/screens.json become texts: each is read as shell.screen.<path>.

export interface TitledScreen {
  path: string;
  title: Record<'zh-CN' | 'en', string>;
}

/** Key of a screen's title in the shell's catalogue: /userCenter is screen.userCenter. */
const titleKey = (path: string): string => `screen.${path.slice(1).replaceAll(/[/:]+/g, '.')}`;

/** Texts of a catalogue that stand in rows of screens: the shell shows every title, in menus and header bars. */
export const screenTitles = (
  screens: readonly TitledScreen[],
  area: string,
  locale: 'zh-CN' | 'en',
): Record<string, string> =>
  area === 'shell'
    ? Object.fromEntries(screens.map(({ path, title }) => [titleKey(path), title[locale]]))
    : {};
