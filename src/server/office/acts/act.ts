// An act on a member: a command of support by its name in the office, with what of the member is different since, and how it is taken back.
import { differenceOf, memberFacts } from '../../db/supportAction.ts';
import { maskedCard, maskedEmail, maskedId, maskedName, maskedPhone } from '../../present/mask.ts';
import type { SayValues, ServerTextId } from '../../serverText.ts';
import type { Command } from '../../support/command.ts';
import { memberNamed } from '../../support/member.ts';
import { holdVersion } from '../members/version.ts';
import type { OfficeContext } from '../pipeline/handle.ts';

export interface Difference {
  name: string;
  before: string;
  after: string;
}

/** How an act is taken back: by another one, or why by none. */
export interface Undo {
  by: Extract<ServerTextId, `office-approvals.undo.${string}`>;
  canUndo: boolean;
  values?: SayValues;
}

export interface Done {
  account: string;
  difference: Difference[];
  canUndo: boolean;
  undo: string;
}

const masks: Readonly<Record<string, (text: string) => string>> = {
  phone: maskedPhone,
  email: maskedEmail,
  realName: maskedName,
  qq: maskedId,
  weChat: maskedId,
  cards: (cards) => cards.split(', ').filter(Boolean).map(maskedCard).join(', '),
};

const masked = (name: string, text: string): string => (text === '' ? '' : (masks[name]?.(text) ?? text));

/** Does it, and says what is different since. `undo` is asked with the facts of before. */
export async function act<Input, Result>(
  context: OfficeContext<{ account: string; reason: string; version?: string | undefined }>,
  command: Command<Input, Result>,
  input: Input,
  undo: (result: Result, before: Readonly<Record<string, string>>) => Undo,
): Promise<Done & { result: Result }> {
  const { db, request, run, text } = context;
  await holdVersion(db, request, text);
  const { id, name: account } = await memberNamed(db, request.account);
  const before = await memberFacts(db, id);
  const result = await run(command, input);
  const { before: was, after: is } = differenceOf(before, await memberFacts(db, id));
  const { by, canUndo, values } = undo(result, before);
  return {
    result,
    account,
    difference: Object.keys(is).map((name) => ({
      name,
      before: masked(name, was[name] ?? ''),
      after: masked(name, is[name] ?? ''),
    })),
    canUndo,
    undo: text(by, values),
  };
}
