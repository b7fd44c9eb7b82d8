// Owns the processor time of each test file: that of its worker, without browser and database.
import { afterAll } from 'vitest';
import { spent } from './spent.ts';

const before = process.cpuUsage();
afterAll(() => {
  const { user, system } = process.cpuUsage(before);
  spent('processor', (user + system) / 1000);
});
