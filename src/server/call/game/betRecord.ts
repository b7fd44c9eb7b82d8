// A member's own rounds of live tables, a page of them, and the totals of the filter.
import { handle } from '../../pipeline/handle.ts';
import { recordsOf } from '../../present/gameRounds.ts';

export default handle('game/betRecord', recordsOf('live'));
