// On which screen of a station a setting is likely to be seen first.

/** By settings; the home page shows most others. */
const places: readonly (readonly [settings: RegExp, screen: string])[] = [
  [/^menus\.member|\.userCenterNoShowHope$/, '/userCenter'],
  [/^activityNames\b|\.moreActiveHeader$/, '/moreActive'],
  [/^onOff\.(?:login|passkeys|recover|register|sms)/, '/login'],
  [/\.personalInfoflag$/, '/personalInfo'],
  [/\.showFreeDepositInHoney$/, '/wallet'],
  [/\.bonus(?:Amount|Percent)$/, '/handfree'],
  [/\.noShow(?:Chongzhi|TiKuan)BaoBiao$/, '/transctionRecord'],
  [/\.needHideMaximumNetAmount$/, '/lotLimit'],
  [/^protection\.limits\b/, '/playLimits'],
  [/^protection\.breaks\b/, '/takeBreak'],
  [/^protection\b/, '/safety'],
];

/** The path of the screen, such as /userCenter. `setting` is a path such as menus.member[0]. */
export const placeOf = (setting: string): string =>
  places.find(([within]) => within.test(setting))?.[1] ?? '/index';
