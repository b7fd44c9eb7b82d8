// Several kinds of tests run in one go, as `npm run planted-bugs` and `npx vitest run` ask for: vitest refuses a group whose projects differ in workers.
import { expect, it } from 'vitest';
import config from '../../vitest.config.ts';

it('projects of one group have as many workers', () => {
  const projects = (config.test?.projects ?? []).map((project) => {
    if (typeof project !== 'object' || !('test' in project))
      throw new Error('A project is written out here.');
    return project.test!;
  });
  expect(projects.length).toBeGreaterThan(2);
  const groups = Map.groupBy(projects, ({ sequence }) => sequence?.groupOrder ?? 0);
  const workers = [...groups.values()].map(
    (group) => new Set(group.map(({ maxWorkers }) => maxWorkers)).size,
  );
  expect(workers).toEqual(workers.map(() => 1));
});
