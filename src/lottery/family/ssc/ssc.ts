// The family SSC 时时彩: five independent digits.
import { total } from '../../mechanisms/counting.ts';
import { shapeOf } from '../../mechanisms/digitShapes.ts';
import { dragonTiger } from '../../mechanisms/dragonTiger.ts';
import { ballsAt } from '../../mechanisms/hit.ts';
import { hasSide } from '../../mechanisms/twoSides.ts';
import type { Family } from '../../play.ts';
import { BALLS, HOU_SAN, POSITIONS, QIAN_SAN, ZHONG_SAN } from './balls.ts';
import { CREDIT } from './credit.ts';
import { OFFICIAL } from './official.ts';

export const SSC: Family = {
  code: 'ssc',
  name: '时时彩',
  balls: BALLS,
  positions: POSITIONS,
  plays: [...OFFICIAL, ...CREDIT],
  readings: [
    { name: '总和', of: (draw) => String(total(draw)) },
    { name: '总和大小', of: (draw) => (hasSide('大', total(draw), 23) ? '大' : '小') },
    { name: '总和单双', of: (draw) => (total(draw) % 2 ? '单' : '双') },
    { name: '龙虎', of: (draw) => dragonTiger(draw[0] as number, draw[4] as number) },
    { name: '前三', of: (draw) => shapeOf(ballsAt(draw, QIAN_SAN)) },
    { name: '中三', of: (draw) => shapeOf(ballsAt(draw, ZHONG_SAN)) },
    { name: '后三', of: (draw) => shapeOf(ballsAt(draw, HOU_SAN)) },
  ],
};
