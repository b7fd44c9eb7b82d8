// Owns that back restores the place, every time, on the screens that lead on to everything else.
import { comesBackTo } from './back.ts';

comesBackTo([
  ['/index', 'link'],
  ['/lotteryAll', 'link'],
  ['/userCenter', 'link'],
  ['/moreActive', 'link'],
]);
