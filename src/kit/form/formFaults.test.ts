// The form's own validators find what the server would refuse, and that each finding has its sentence.
import { expect, test } from 'vitest';
import * as repwd from '#contract/forms/account.repwd.generated.ts';
import * as setNickName from '#contract/forms/account.setNickName.generated.ts';
import * as login from '#contract/forms/auth.login.generated.ts';
import * as register from '#contract/forms/auth.register.generated.ts';
import * as question from '#contract/forms/auth.setQuestionAndAnswer.generated.ts';
import type { FormModule } from '#contract/forms/form.ts';
import { fieldOf, sentenceOf } from './formFaults.ts';

function found<Data>(form: FormModule<Data>, data: object): Record<string, string> {
  if (form.validator(data)) return {};
  return Object.fromEntries(
    form.validator.errors!.map((fault) => {
      const named = {
        name: fault.keyword,
        property: fault.instancePath.replaceAll('/', '.'),
        params: fault.params,
      };
      return [fieldOf(named), sentenceOf(named, form.schema).id];
    }),
  );
}

const newcomer = { account: 'newbie88', password: 'demo8888', rePassword: 'demo8888' };

test('what may be sent is let through', () => {
  expect(found(login, { account: 'member01', password: 'demo8888' })).toEqual({});
  expect(
    found(register, { ...newcomer, phone: '13800138000', email: 'a.b@example.com', realName: '张三' }),
  ).toEqual({});
});

test('every empty field that is required is named', () => {
  expect(found(register, {})).toEqual({
    account: 'kit.form.required',
    password: 'kit.form.required',
    rePassword: 'kit.form.required',
  });
});

test.each([
  [register, { ...newcomer, account: '1abc' }, { account: 'kit.form.wrong' }],
  [register, { ...newcomer, password: 'ab cd ef' }, { password: 'kit.form.wrong' }],
  [register, { ...newcomer, phone: '12800138000' }, { phone: 'kit.form.wrong' }],
  [register, { ...newcomer, email: 'nobody' }, { email: 'kit.form.wrong' }],
  [register, { ...newcomer, email: `${'a'.repeat(60)}@example.com` }, { email: 'kit.form.tooLong' }],
  [
    repwd,
    { oldPassword: '123456', newPassword: '12345', rePassword: '12345' },
    { newPassword: 'kit.form.wrong' },
  ],
  [setNickName, { nickName: '12345' }, { nickName: 'kit.form.wrong' }],
  [question, { questionId: 1, answer: '王', password: 'x' }, { answer: 'kit.form.tooShort' }],
  [question, { answer: '王老师', password: 'x' }, { questionId: 'kit.form.required' }],
  [question, { questionId: '1', answer: '王老师', password: 'x' }, { questionId: 'kit.form.choose' }],
  [login, { account: 'member01', password: '' }, { password: 'kit.form.required' }],
])('%# the fault of each field is found and named', (form, data, faults) => {
  expect(found(form as FormModule<unknown>, data)).toEqual(faults);
});

test('what is picked from a list is not "filled in"', () => {
  expect(question.validator({ answer: '王老师', password: 'x' })).toBe(false);
  const [fault] = question.validator.errors!;
  const named = { name: fault!.keyword, property: '', params: fault!.params };
  expect(sentenceOf(named, question.schema, true).id).toBe('kit.form.choose');
});

test('characters beyond the basic plane count as one', () => {
  expect(found(question, { questionId: 1, answer: '𠮷', password: 'x' })).toEqual({
    answer: 'kit.form.tooShort',
  });
  expect(found(question, { questionId: 1, answer: '𠮷'.repeat(30), password: 'x' })).toEqual({});
});

test('what a form does not ask for is refused, so that nothing travels unnoticed', () => {
  expect(register.validator({ ...newcomer, isAgent: true })).toBe(false);
});
