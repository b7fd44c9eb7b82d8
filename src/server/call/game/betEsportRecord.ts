// A member's own rounds on esport matches, a page of them, and the totals of the filter.
import { handle } from '../../pipeline/handle.ts';
import { recordsOf } from '../../present/gameRounds.ts';

export default handle('game/betEsportRecord', recordsOf('esport'));
