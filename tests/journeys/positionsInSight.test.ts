// Two positions of numbers are in sight on every official board that has them, without figures, in Chinese.
import { looksForPositions } from './positionsInSight.ts';

looksForPositions('zh-CN', 'none', [320, 568], [375, 667], [812, 375]);
