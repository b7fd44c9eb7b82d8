// A member's own rounds of the QT platform, a page of them, and the totals of the filter.
import { handle } from '../../pipeline/handle.ts';
import { recordsOf } from '../../present/gameRounds.ts';

export default handle('game/betQtEgameRecord', recordsOf('qt'));
