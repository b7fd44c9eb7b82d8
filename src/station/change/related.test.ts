// A plan of one file among others finds what a look at all of them finds.
import { expect, test } from 'vitest';
import { checkAcrossFiles } from '../read/crossFileChecks.ts';
import { readStation } from '../read/readStation.ts';
import { relatedTo } from './related.ts';

const reading = (name: string, file: object) => readStation(JSON.stringify(file), `${name}.json`);

test('files that claim a host, a name or a code of it are related, and nothing else is', () => {
  const own = reading('own', { code: 'own', name: 'One', hosts: ['one.example'] });
  const files = [
    reading('host', { code: 'host', name: 'Two', hosts: ['one.example', 'two.example'] }),
    reading('name', { code: 'name', name: 'One', hosts: ['three.example'] }),
    // Who has the code of one that is related may keep that one from being a station.
    reading('copy', { code: 'name', name: 'Four', hosts: ['four.example'] }),
    reading('far', { code: 'far', name: 'Five', hosts: ['five.example'] }),
    reading('broken', { code: 'broken', name: 'One', hosts: 7 }),
  ];
  const related = relatedTo([own], files);
  expect(related.map(({ fileName }) => fileName)).not.toContain('far.json');
  const saidOf = (those: typeof files) =>
    checkAcrossFiles([...those, own]).diagnostics.filter(({ file }) => file === 'own.json');
  expect(saidOf(related)).toEqual(saidOf(files));
  expect(saidOf(related).length).toBeGreaterThan(0);
});
