// What every component may know of the site it is on: station, on/off config, role, look, and the few things only the shell can do.

import { createContext, useContext } from 'react';
import type { Role } from '#contract/call.ts';
import type { AccInfoAnswer, GetOnOffBaseBtnAnswer } from '#contract/session.generated.ts';
import type { LinkType } from '#contract/states/linkType.generated.ts';
import type { StationFacts } from '#contract/station.generated.ts';
import type { Locale } from '#texts/text.ts';

export type Skin = 'ThemeRed' | 'ThemeBlack';
/** What is chosen: a skin, or the one that fits the phone's own setting. */
export type SkinChoice = Skin | 'system';

export interface OpenGameOptions {
  /** The player was asked already whether to move money in first. */
  isAsked?: boolean;
  /** Path that the game's way back leads to; the page itself when left out. */
  from?: string | undefined;
}

export interface Site {
  station: StationFacts;
  onOff: GetOnOffBaseBtnAnswer;
  /** Who is here; a guest until the server has said otherwise. */
  visitor: AccInfoAnswer;
  role: Role;
  skin: Skin;
  skinChoice: SkinChoice;
  locale: Locale;
  /** What the station calls playing on trial. */
  trialName: string;
  /** Whether the station has a screen at this path (query and hash do not matter). */
  has(path: string): boolean;
  /** Goes to a path of this site, opens an overlay for a legacy page, or opens an outside address in a new tab, depending on the address. */
  follow(url: string, title: string, linkType?: LinkType): void;
  /** Runs the action:<name> of a menu. Customer service is brought the order or bet it is pressed at, such as `deposit:<its number>`. */
  act(action: string, about?: string): void;
  /** Leaves for a game of an outside platform, with the balance where automatic exchange is on; otherwise whoever has nothing there is asked first. */
  openGame(platform: string, gameCode: string, options?: OpenGameOptions): void;
  chooseSkin(choice: SkinChoice): void;
  chooseLocale(locale: Locale): void;
  /** Asks the server again who is here and what is switched on: after log-in, log-out, or a change of money. */
  refresh(): Promise<void>;
}

export const SiteContext = createContext<Site | null>(null);

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite() needs <SiteContext>.');
  return site;
}
