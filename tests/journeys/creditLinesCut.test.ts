// A credit bet whose line is cut: in the middle of the answer, or before the server has read the bet.
import { betsOnBrokenLines } from './creditFaults.ts';

betsOnBrokenLines(['cutMidReply', 'reset']);
