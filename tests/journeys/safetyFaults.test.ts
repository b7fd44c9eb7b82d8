// Limits, breaks and spending that cannot be loaded: what is said, and a button that works.
import { listsThatFail } from './listFaults.ts';

listsThatFail([
  ['limits', '/playLimits', /safety\/limits\.do/, '最近24小时', '/safety'],
  ['breaks', '/takeBreak', /safety\/breakState\.do/, '期满后由您提出', '/safety'],
  ['own spending', '/ownPicture', /safety\/ownPicture\.do/, '保存为表格文件', '/safety'],
]);
