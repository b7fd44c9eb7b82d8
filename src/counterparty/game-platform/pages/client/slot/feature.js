// What a machine does after its reels have come to stand: a pillar fills its reel, boxes open, oysters show their pearls, a wild doubles.
import { facts } from '../page.js';
import { reels } from './reels.js';

const rowsOf = (column, symbol) => column.flatMap((shown, row) => (shown === symbol ? [row] : []));

/** Shows it in the order in which a player looks; `pause` waits between two steps, `tick` sounds. */
export async function reveal({ reels: shown, spin = { wins: [] } }, { pause, tick }) {
  const step = async (ms) => {
    tick();
    await pause(ms);
  };
  const pillar = facts.expandingReel;
  if (pillar !== null && shown[pillar].includes('W')) {
    reels[pillar].open([0, 1, 2].map((row) => [row, 'W']));
    await step(320);
  }
  if (spin.opened) {
    await pause(260);
    for (const [at, column] of shown.entries())
      reels[at].open(rowsOf(column, 'M').map((row) => [row, spin.opened]));
    await step(320);
  }
  if (spin.pearls) {
    const left = [...spin.pearls];
    for (const [at, column] of shown.entries())
      for (const row of rowsOf(column, 'S')) {
        reels[at].badge(row, `×${left.shift()}`);
        await step(260);
      }
  }
  if (facts.wildFactor)
    for (const { line, count } of spin.wins)
      for (let reel = 0; reel < count; reel += 1) {
        const row = facts.lines[line - 1][reel];
        if (shown[reel][row] === 'W' && !reels[reel].isBadged(row))
          reels[reel].badge(row, `×${facts.wildFactor}`);
      }
}
