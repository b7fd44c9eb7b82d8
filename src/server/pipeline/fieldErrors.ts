// Turning validation errors into one clear sentence for each field.
import type { CallId } from '#contract/calls.generated.ts';
import type { ServerTextId, Text } from '../serverText.ts';

/** An error as ajv reports it. */
export interface ValidationError {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
}

/** Fields with a name of their own; the text is server.field.<name>. */
const named = new Set([
  'account',
  'password',
  'rePassword',
  'oldPassword',
  'newPassword',
  'realName',
  'nickName',
  'phone',
  'smsCode',
  'verifyCode',
  'email',
  'qq',
  'weChat',
  'promoCode',
  'captchaCode',
  'answer',
  'questionId',
  'amount',
  'payerName',
  'payTime',
  'remark',
  'methodId',
  'orderNo',
  'showPage',
  'type',
  'money',
  'cardId',
  'cardNo',
  'bankName',
  'branch',
  'title',
  'content',
  'receiver',
]);

/** Fields whose rule is explained; the text is server.rule.<name>. */
const ruled: Record<string, ServerTextId> = {
  account: 'server.rule.account',
  password: 'server.rule.password',
  newPassword: 'server.rule.password',
  realName: 'server.rule.realName',
  nickName: 'server.rule.nickName',
  phone: 'server.rule.phone',
  smsCode: 'server.rule.smsCode',
  verifyCode: 'server.rule.verifyCode',
  email: 'server.rule.email',
  qq: 'server.rule.qq',
  weChat: 'server.rule.weChat',
  promoCode: 'server.rule.promoCode',
  amount: 'server.deposit.wrong',
  captchaCode: 'server.rule.captchaCode',
  answer: 'server.rule.answer',
};

/** The field of a call that is the withdrawal password, whose rule differs from that of the log-in password. */
const withdrawalPasswords: Partial<Record<CallId, string>> = {
  'account/repwd': 'newPassword',
  'account/bankAddSave': 'password',
  'account/removeCard': 'password',
  'finance/withdrawSave': 'password',
};

/** A field's name as a player knows it; the wire's where it has no other. */
export const fieldName = (field: string, text: Text): string =>
  named.has(field) ? text(`server.field.${field}` as ServerTextId) : field;

/** Texts that a player writes freely: all that can be wrong with one is its length. */
const freeTexts = new Set(['title', 'content', 'remark']);
const lengths: Record<string, ServerTextId> = {
  minLength: 'server.tooShort',
  maxLength: 'server.tooLong',
};

/** Unknown fields that an answer names, and how much of the name of each. */
const unknownMost = 5;
const unknownNameMost = 24;

/** The first error of each request field; of fields that the call does not have, the first few. */
export function fieldErrorsOf(
  validationErrors: readonly ValidationError[],
  text: Text,
  call: CallId,
): Record<string, string> {
  const errors: Record<string, string> = {};
  let unknown = 0;
  for (const { instancePath, keyword, params } of validationErrors) {
    const isUnknown = keyword === 'additionalProperties';
    if (isUnknown && unknown++ >= unknownMost) continue;
    const name = String(
      params.missingProperty ?? params.additionalProperty ?? instancePath.split('/')[1] ?? '',
    );
    const field = isUnknown && name.length > unknownNameMost ? `${name.slice(0, unknownNameMost)}…` : name;
    if (Object.hasOwn(errors, field)) continue;
    const rule = field === withdrawalPasswords[call] ? 'server.rule.withdrawalPassword' : ruled[field];
    const label = fieldName(field, text);
    if (keyword === 'required') errors[field] = text('server.required', { field: label });
    else if (isUnknown) errors[field] = text('server.unknownField', { field });
    else if (freeTexts.has(field) && Object.hasOwn(lengths, keyword))
      errors[field] = text(lengths[keyword]!, { limit: Number(params.limit) });
    else errors[field] = rule ? text(rule) : text('server.invalid', { field: label });
  }
  return errors;
}
