// A credit bet whose answer is lost whole: the server may have placed it, and nothing of what it says arrives.
import { betsOnBrokenLines } from './creditFaults.ts';

betsOnBrokenLines(['cutBeforeHeaders', 'cutAfterBody']);
