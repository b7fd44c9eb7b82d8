// Which kinds of content somebody of the office reads, and which they may change.
import { type ContentKind, contentKinds } from '#content/content.generated.ts';
import { contentSchemas } from '#content/content.schema.generated.ts';
import type { OfficeRole } from '#contract/officeCall.ts';
import type { Locale } from '#texts/text.ts';
import { approvalKindOf } from '../../content/entries/second.ts';
import type { Db } from '../../db/stationTransaction.ts';
import { Refusal } from '../../refusal.ts';
import { controlsOf } from '../approvals/controls.ts';
import { rolesOf } from '../pipeline/execute.ts';
import type { StaffSession } from '../staff/session.ts';

/** Roles that write content. */
const writers: readonly OfficeRole[] = ['owner', 'content'];
/** Roles that read all of it. */
const readers: readonly OfficeRole[] = [...writers, 'auditor'];
/** The kinds that concern those who keep play, beside those of odds. */
const ofPlay: ReadonlySet<ContentKind> = new Set(['platforms']);

const concerns = (role: OfficeRole, kind: ContentKind): boolean => {
  if (readers.includes(role)) return true;
  const approval = approvalKindOf(kind);
  if (role === 'play') return approval === 'odds' || ofPlay.has(kind);
  return role === 'finance' && approval !== undefined && approval !== 'odds';
};

/** A kind by its name; refuses one that is not there, or that is no concern of the caller. */
export function kindFor(staff: StaffSession, now: Date, name: string): ContentKind {
  const kind = contentKinds.find((one) => one === name);
  if (!kind) throw new Refusal('office-content.noKind', { code: 'noKind', values: { kind: name } });
  if (!rolesOf(staff, now).some((role) => concerns(role, kind)))
    throw new Refusal('office.wrongRole', { code: 'wrongRole' });
  return kind;
}

/** The kinds that somebody reads. */
export const kindsOf = (staff: StaffSession, now: Date): ContentKind[] =>
  contentKinds.filter((kind) => rolesOf(staff, now).some((role) => concerns(role, kind)));

/** Whether somebody may change a kind: they write content, and have limits of the approval that it stands under. */
export async function changerOf(
  db: Db,
  staff: StaffSession,
  now: Date,
): Promise<(kind: ContentKind) => boolean> {
  const roles = rolesOf(staff, now).filter((role) => writers.includes(role));
  const { limits } = await controlsOf(db);
  return (kind) => {
    const approval = approvalKindOf(kind);
    return roles.some((role) => approval === undefined || limits.get(role)?.has(approval) === true);
  };
}

/** Title and description of a kind in a language. */
export function aboutKind(kind: ContentKind, locale: Locale): { title: string; about: string } {
  const schema = contentSchemas[kind];
  const own = locale === 'zh-CN' ? schema['x-zh-CN'] : undefined;
  return {
    title: own?.title ?? schema.title ?? kind,
    about: own?.description ?? schema.description ?? '',
  };
}
