// The family LHC 六合彩 (Mark Six): six regular numbers and a special one of 49.
import { total } from '../../mechanisms/counting.ts';
import { hasSide } from '../../mechanisms/twoSides.ts';
import type { Family } from '../../play.ts';
import { BALLS, colourOf, POSITIONS, special } from './balls.ts';
import { LINKED_PLAYS } from './linkedPlays.ts';
import { leadingColour, REGULAR_PLAYS } from './regularPlays.ts';
import { SPECIAL_PLAYS } from './specialPlays.ts';
import { elementOf, yearIn, zodiacOf } from './zodiac.ts';

export const LHC: Family = {
  code: 'lhc',
  name: '六合彩',
  balls: BALLS,
  positions: POSITIONS,
  plays: [...SPECIAL_PLAYS, ...REGULAR_PLAYS, ...LINKED_PLAYS],
  readings: [
    { name: '生肖', of: (draw, rules) => draw.map((n) => zodiacOf(n, yearIn(rules))).join(' ') },
    { name: '色波', of: (draw) => draw.map((n) => colourOf(n)).join(' ') },
    { name: '总分', of: (draw) => String(total(draw)) },
    { name: '总分大小', of: (draw) => (hasSide('大', total(draw), 175) ? '大' : '小') },
    { name: '总分单双', of: (draw) => (total(draw) % 2 ? '单' : '双') },
    { name: '特码五行', of: (draw, rules) => elementOf(special(draw), yearIn(rules)) },
    { name: '七色波', of: (draw) => leadingColour(draw) },
  ],
};
