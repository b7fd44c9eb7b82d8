// An example of the terms of each kind of activity: those of the demonstration's files.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ContentFiles } from '#content/content.generated.ts';
import { contentFolder } from '#server/contentFolders.ts';
import { root } from '../build/site.ts';

export function termsExamples(): Record<string, unknown> {
  const file = path.join(contentFolder(path.join(root, 'stations')), 'demo/activities.json');
  const { items } = JSON.parse(readFileSync(file, 'utf8')) as ContentFiles['activities'];
  return Object.fromEntries(items.map(({ kind, terms }) => [kind, terms ?? {}]));
}
