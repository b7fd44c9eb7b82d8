// The terms of activities as a file has them, read as the server reads them; those that cannot be read are left to the rule that says so.
import type { ActivityKind } from '#contract/entities.generated.ts';
import { InputFault } from '#rules/input.ts';
import type { Path } from '#station/read/diagnostic.ts';
import { readTerms, type TermsOf } from './activityTerms.ts';
import type { ContentFiles } from './content.generated.ts';

type Item = ContentFiles['activities']['items'][number];

export interface SoundTerms<K extends ActivityKind = ActivityKind> {
  kind: K;
  item: Item;
  /** Of the terms in the file. */
  path: Path;
  terms: TermsOf<K>;
}

/** The terms as the server reads them: a file names a deposit offer by its key, the server by its number. */
export function asStored(kind: string, terms: Record<string, unknown>): unknown {
  if (kind !== 'firstRecharge') return terms;
  const { offer, ...rest } = terms;
  if (typeof offer !== 'string')
    throw new InputFault('terms.offer', 'is missing: give the key of a deposit offer');
  return { ...rest, strategyId: 1 };
}

/** Of every activity in which something can be given. */
export function* soundTerms(file: ContentFiles['activities']): Generator<SoundTerms> {
  for (const [at, item] of file.items.entries()) {
    const { kind, terms } = item;
    if (!terms || Object.keys(terms).length === 0) continue;
    try {
      const read = readTerms(kind, asStored(kind, terms as Record<string, unknown>));
      yield { kind, item, path: ['items', at, 'terms'], terms: read };
    } catch (error) {
      if (!(error instanceof InputFault)) throw error;
    }
  }
}
