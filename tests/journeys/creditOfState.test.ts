// Credit play on lotteries of the state, in a real browser: bet, draw, settled by the rules, balance right.
import { creditBets, creditLotteriesDrawnBy } from './creditBets.ts';
import { playWorld } from './play.ts';

const lotteries = creditLotteriesDrawnBy('state');

creditBets(playWorld(lotteries.map(([, lotCode]) => lotCode)), lotteries);
