// Back restores the place, every time, on the screens that lead on to everything else.
import { comesBackTo } from './back.ts';

// The member centre fits on one screen: there is no place to come back to.
comesBackTo([
  ['/index', 'link'],
  ['/lotteryAll', 'link'],
  ['/moreActive', 'link'],
]);
