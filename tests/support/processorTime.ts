// The processor time of each test file: of its worker, and of the browser and the programs that its worker has started.
import { afterAll } from 'vitest';
import { processorMs } from '#scripts/harness/processorTime.ts';
import { spent } from './spent.ts';

const [ownBefore, wholeBefore] = [process.cpuUsage(), processorMs(process.pid)];
afterAll(() => {
  const { user, system } = process.cpuUsage(ownBefore);
  const ownMs = (user + system) / 1000;
  spent('processor', ownMs);
  // Linux rounds each process to hundredths of a second.
  spent('programs', Math.max(0, processorMs(process.pid) - wholeBefore - ownMs));
});
