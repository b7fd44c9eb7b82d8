// A member's own rounds of fishing games, a page of them, and the totals of the filter.
import { handle } from '../../pipeline/handle.ts';
import { recordsOf } from '../../present/gameRounds.ts';

export default handle('game/betFishRecord', recordsOf('fish'));
