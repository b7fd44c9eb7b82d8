// What a rule about content is: the kinds it judges, and what it receives.
import type { MeaningRule, Rule, RuleFinding } from '#station/checks/rule.ts';
import type { Station } from '#station/station.ts';
import type { ContentFiles, ContentKind } from '../content.generated.ts';
import type { ContentSet } from '../contentSet.ts';
import type { ServerFigures } from '../figures.ts';

/** A file that fits its schema, with what surrounds it. */
export interface ContentInput<K extends ContentKind = ContentKind> {
  kind: K;
  /** Name of the file without its folder. */
  fileName: string;
  file: ContentFiles[K];
  /** The file as JSON, for rules that look for signs before they look closer. */
  text: string;
  /** What the station gets beside it; kinds that could not be read are not there. */
  beside: ContentSet;
  /** Kinds whose files are wrong by themselves: what they would say is not known, which is not the same as saying nothing. */
  unread: ReadonlySet<ContentKind>;
  /** The station it is for; not given where it is for several. */
  station?: Station | undefined;
  /** Figures of the server that texts may name in braces. */
  server?: ServerFigures | undefined;
  /** The moment of the check; not given where what is over is no matter. */
  now?: Date | undefined;
  /** Whether a picture such as /art/banner.svg is there; not given where nobody can know. */
  hasPicture?: ((path: string) => boolean) | undefined;
}

/** What a rule's examples stand beside. */
export interface ExampleAround {
  beside?: ContentSet;
  /** Screens that the station of the examples has switched off. */
  off?: readonly string[];
  /** The moment at which they are read. */
  now?: string;
  /** The only pictures there are. */
  pictures?: readonly string[];
}

/** A rule about what content means, once it fits its schema. */
export interface ContentRule extends MeaningRule<ContentInput> {
  /** The kinds it judges; its examples are files of the first. */
  kinds: readonly [ContentKind, ...ContentKind[]];
  around?: ExampleAround;
}

/** A rule whose check sees the files of its own kinds. */
export function contentRule<K extends ContentKind>(
  rule: Rule & {
    kinds: readonly [K, ...K[]];
    around?: ExampleAround;
    reads?: readonly string[];
    quietAfter?: readonly string[];
    check(input: ContentInput<K>): Iterable<RuleFinding>;
  },
): ContentRule {
  return rule as unknown as ContentRule;
}
