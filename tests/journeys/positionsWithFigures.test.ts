// Two positions of numbers are in sight on every official board that has them, with figures, in English.
import { looksForPositions, test } from './positionsInSight.ts';

// The last draw of ten numbers stands above its board.
test.beforeAll(({ draws }) => draws.draw('SFSC'));

looksForPositions('en', 'omission', [320, 568], [375, 667], [667, 375]);
