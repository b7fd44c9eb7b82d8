// The icons of the pages that lead on to many screens, such as the member centre and the wallet: where the site's own would stand twice in one menu, a thing has its own here.

import type { IconName } from '../Icon.tsx';

/** By destination, in the line style of src/kit/Icon.tsx; a destination that is not here keeps its screen's icon. */
export const menuIcons: Readonly<Record<string, string>> = {
  '/recharge': 'M12 4v9M8.5 9.5 12 13l3.5-3.5M4 14v5.5h16V14',
  '/withdraw': 'M12 13V4M8.5 7.5 12 4l3.5 3.5M4 14v5.5h16V14',
  '/transctionRecord': 'M5.5 3.5h13v17l-2.2-1.6-2.1 1.6-2.2-1.6-2.2 1.6-2.1-1.6-2.2 1.6zM9 8.5h6M9 12.5h6',
  '/reportChange': 'M4 19.5h16M6.5 16 10 11l3.5 3L18.5 6M14.8 6h3.7v3.7',
  '/moneyChangeHis': 'M12 20.5a8.5 8.5 0 1 0-8.2-6.2M12 7.5V12l3 2M3.5 9v5h5',
  '/orderReal':
    'M12 3.5c3 3.5 7 6 7 9.5a3.5 3.5 0 0 1-6 2.4c.2 2 1 3.6 2.5 5h-7c1.5-1.4 2.3-3 2.5-5A3.5 3.5 0 0 1 5 13c0-3.5 4-6 7-9.5Z',
  '/orderEgame':
    'M8 20a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM16.5 18a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM8 13c.5-4 3-7.5 8-9-.5 2.5-.5 5 .5 7M16 4c1.5 0 3 .5 4 1.5',
  '/orderChess':
    'M12 10a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM9 10h6M10.5 10c0 4-1.5 5.5-3 7h9c-1.5-1.5-3-3-3-7M6 17v3.5h12V17z',
  '/orderFish': 'M14 3.5v10.5a4.5 4.5 0 1 1-9 0v-2.5L8 14M14 5.5h3M14 3.5h-2',
  '/orderSport':
    'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 8l3.5 2.5-1.3 4.1H9.8l-1.3-4.1zM12 3.5V8M15.5 10.5l4.3-1.4M14.2 14.6l2.6 3.6M9.8 14.6l-2.6 3.6M8.5 10.5 4.2 9.1',
  '/orderTSport':
    'M8 4h8v6a4 4 0 0 1-8 0zM8 5.5H4.5c0 3 1.3 4.5 3.8 5M16 5.5h3.5c0 3-1.3 4.5-3.8 5M12 14v3.5M8.5 20.5h7M9.5 20.5c0-2 1-3 2.5-3s2.5 1 2.5 3',
  '/orderEsport':
    'M7.5 7.5h9c3 0 4.5 3 4.5 6.5 0 3-2.5 4-4.5 1.5L15 14H9l-1.5 1.5C5.5 18 3 17 3 14c0-3.5 1.5-6.5 4.5-6.5ZM7.5 10v3M6 11.5h3M15.5 10.5v.2M17.5 12.5v.2',
  '/orderPt': 'M3.5 5h17v14h-17zM10 15.5v-7h2.5a2 2 0 0 1 0 4H10',
  '/orderQt': 'M3.5 5h17v14h-17zM12 15.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM13 13.5l2.5 2.5',
  '/balanceBao':
    'M6 9.5c0-2.5 12-2.5 12 0v9c0 2.5-12 2.5-12 0zM6 9.5c0 2.5 12 2.5 12 0M12 3v4.5M9.5 5 12 7.5 14.5 5M12 13.5v3.5M10.5 15.2h3',
  '/balanceBill': 'M5 5h14v15H5zM8.5 3.5V7M15.5 3.5V7M9 15.5l2-2.5 2 1.5 3-4',
  '/balanceIssue': 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 8v5M12 15.8v.4',
  '/handfree': 'M13 3.5 5.5 13.5H11l-1 7 7.5-10.5H12z',
  '/donate': 'M12 19.5 4.6 12a4.6 4.6 0 0 1 6.6-6.4l.8.8.8-.8a4.6 4.6 0 0 1 6.6 6.4z',
  '/recommend':
    'M10 11.5a3.8 3.8 0 1 0 0-7.6 3.8 3.8 0 0 0 0 7.6ZM3 20c.5-3.7 3.3-5.5 7-5.5 1.4 0 2.7.3 3.8.8M18 13.5v6.5M14.8 16.8h6.4',
  '/agentCenter': 'M12 4 9 9.5 3.5 8l2 9.5h13l2-9.5L15 9.5zM5.5 20.5h13',
  '/viewTeam': 'M9.5 3.5h5v4.5h-5zM3.5 16h5v4.5h-5zM15.5 16h5v4.5h-5zM12 8v4M6 16v-4h12v4',
  '/userList':
    'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 19.5c.4-3.5 3-5.3 6.5-5.3s6.1 1.8 6.5 5.3M15 4.9a3.5 3.5 0 0 1 0 6.2M17.5 14.6c2.3.6 3.7 2.3 4 4.9',
  '/viewUser':
    'M3.5 5h17v14h-17zM9 12a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM6 16c.3-1.6 1.5-2.3 3-2.3s2.7.7 3 2.3M15 9.5h3M15 13h3',
  '/RebateSetting': 'M6 18 18 6M7.5 9.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM16.5 18.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  '/reportTeam': 'M12 3.5V12h8.5A8.5 8.5 0 1 1 12 3.5ZM15.5 4.2a8.5 8.5 0 0 1 4.3 4.3h-4.3z',
  '/regManage':
    'M10 11.5a3.8 3.8 0 1 0 0-7.6 3.8 3.8 0 0 0 0 7.6ZM3 20c.5-3.7 3.3-5.5 7-5.5 1 0 2 .1 2.8.4M14.5 18l2.2 2.2 4-4.4',
  '/regManage1': 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 8.5v7M8.5 12h7',
  '/promotionUrl':
    'M10 14a4 4 0 0 0 5.7 0l3.2-3.2a4 4 0 0 0-5.7-5.7l-1.2 1.2M14 10a4 4 0 0 0-5.7 0l-3.2 3.2a4 4 0 0 0 5.7 5.7l1.2-1.2',
  '/message': 'M3.5 6h17v12.5h-17zM3.5 7l8.5 6.5L20.5 7',
  '/notice': 'M4 10v4.5h3.5L15 19V5.5L7.5 10zM18 9.5c1.3 1.6 1.3 4 0 5.5M8 14.5l1 5h2.5',
  '/userHelp':
    'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM9.5 9.8A2.5 2.5 0 1 1 13 12c-.7.4-1 .9-1 1.8M12 16.5v.3',
  '/safety':
    'M12 3.5 5 6v5.5c0 4.3 2.8 7.3 7 9 4.2-1.7 7-4.7 7-9V6zM12 15.5l-2.7-2.7a1.8 1.8 0 0 1 2.7-2.3 1.8 1.8 0 0 1 2.7 2.3z',
  '/advice': 'M4.5 19.5 5.5 15 16 4.5l3.5 3.5L9 18.5zM13.5 7l3.5 3.5M13 20h7',
  '/adviceAdd': 'M19.5 12v8h-15V5H12M9.5 14.5l.6-2.7L18 4l2.2 2.2-8 7.7z',
  '/todayClaims': 'M5.5 5h13v15h-13zM9 3.5V7M15 3.5V7M9 13.5l2.2 2.2 4.3-4.4',
  '/rebates':
    'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM3.5 11A8.5 8.5 0 0 1 18 6M18.5 2.5V6H15M20.5 13A8.5 8.5 0 0 1 6 18M5.5 21.5V18H9',
  '/deficitPage': 'M4.5 9.5h10a5 5 0 0 1 0 10H9M8 5.5l-3.5 4 3.5 4',
  '/turnlate': 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 3.5v17M3.5 12h17M6 6l12 12M18 6 6 18',
  '/turnlateRecord': 'M11 19.5a8 8 0 1 1 8-8M11 3.5v16M3 11.5h16M16 15h5M16 18h5M16 21h5',
  '/newRedPacket': 'M6 3.5h12v17H6zM6 8c3.5 3 8.5 3 12 0M12 13.5a1.6 1.6 0 1 0 0-3.2 1.6 1.6 0 0 0 0 3.2Z',
  '/treasure': 'M4 11c0-4 2-5.5 4-5.5h8c2 0 4 1.5 4 5.5zM4 11v8h16v-8M10.5 9.5h3V14h-3z',
  '/midAutumn': 'M5 5h14v14H5zM9 9v.2M15 9v.2M12 12v.2M9 15v.2M15 15v.2',
  '/betBoat': 'M3.5 14.5h17c-1 3-3 5-6 5h-5c-3 0-5-2-6-5ZM12 14.5V4l6 7.5h-6M9 14.5V8l-3.5 4.5',
  '/firstRecharge':
    'M12 14.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11ZM8.5 13.5 7 20.5l5-2.5 5 2.5-1.5-7M10.8 7.5 12.3 6.5v5',
  '/activityDetail':
    'M4.5 20 8 9.5l6.5 6.5zM13 8c1-1 1.5-2.5 1-4.5M16 11c1.5-1.5 3-2 5-1.5M15.5 6.5l2.5-2M18.5 13.5l.2.2M18 3v.2',
  '/lotteryAll': 'M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h6v6h-6z',
};

/** What an <Icon> draws for a destination: its own, or else the one of this name. */
export function menuIcon(to: string, name: IconName): { path: string } | { name: IconName } {
  const path = menuIcons[to];
  return path === undefined ? { name } : { path };
}
