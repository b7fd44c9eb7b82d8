// What the studio and the frame of its preview say to each other. The frame is sandboxed: it has no session, no storage and no line of its own.
import type { StationFacts } from './station.generated.ts';

/** The address of a station's desk, such as /studio/demo, and the screen that its preview begins with: the frame comes with the page. */
export const deskAddress = /^\/studio\/(?!all$)([a-z0-9]+)$/;
export const firstScreen = '/index';

/** As whom a station is looked at. */
export const viewers = ['guest', 'trial', 'member', 'agent', 'moderator'] as const;
export type Viewer = (typeof viewers)[number];

/** What the line and the data are like: as they are, or a state that a screen has to bear. */
export const conditions = ['good', 'slow', 'empty', 'failing', 'offline'] as const;
export type Condition = (typeof conditions)[number];

/** What a frame shows from its start on; another one of these is another start. */
export interface Scene {
  skin: StationFacts['theme']['skin'] | 'own';
  locale: StationFacts['locale'] | 'own';
  condition: Condition;
  /** Announcements pop up over the first screen, as they do for who has seen none of them. */
  hasPopups?: boolean;
  /** Nothing comes by itself over what is looked at, such as an announcement. */
  isStill?: boolean;
}

/** The answer to a call of the page, as the server's HTTP answer would be; `settings` made it. */
export interface AskedAnswer {
  status: number;
  body: string;
  /** Paths of settings of the station that its handler read, such as menus.tabBar[0]. */
  settings: readonly string[];
}

export type ToFrame =
  /** The first one starts the site; a later one changes the station under it. */
  | { type: 'show'; station: StationFacts; scene: Scene; version: number }
  | { type: 'answer'; id: number; answer: AskedAnswer | null }
  /** What the page asks by its start, before it asks. */
  | { type: 'ahead'; path: string; answer: AskedAnswer }
  /** The typing rests: what the server says is requested again. */
  | { type: 'rest' }
  /** Clicks choose an element in place of using it. */
  | { type: 'pick'; isOn: boolean }
  /** Shows where a setting is seen; null shows none. */
  | { type: 'mark'; path: string | null };

export type FromFrame =
  | { type: 'ready' }
  | { type: 'ask'; id: number; url: string; verb: string; body: string; locale: string }
  /** This version is on the screen. */
  | { type: 'painted'; version: number }
  /** The page's path and query. */
  | { type: 'place'; path: string }
  /** What was clicked was made by these settings, the likeliest first. */
  | { type: 'picked'; paths: readonly string[] }
  /** How many elements show the marked setting. */
  | { type: 'marked'; count: number };
