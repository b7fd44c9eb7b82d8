// How each field of the registration form looks.
import type { RegisterRequest } from '#contract/auth.generated.ts';
import type { FieldUi } from '#kit/form/FormField.tsx';
import type { t } from '#texts/text.ts';

type RegisterFields = { [Key in keyof RegisterRequest]?: FieldUi<RegisterRequest> };

/**
 * All fields but the SMS code and the captcha, which need more than words. `required` are the fields that must be filled
 * in; the promotion code may come from the link that led here.
 */
export const registerFields = (
  text: typeof t,
  required: readonly string[],
  isCodeOfLink: boolean,
): RegisterFields => ({
  account: {
    label: text('entry.account.label'),
    placeholder: text('entry.account.new'),
    icon: 'user',
    autoComplete: 'username',
    maxLength: 11,
    wrong: text('entry.account.error'),
  },
  password: {
    label: text('entry.password.label'),
    placeholder: text('entry.password.new'),
    icon: 'lock',
    widget: 'password',
    autoComplete: 'new-password',
    maxLength: 16,
    wrong: text('entry.password.error'),
  },
  rePassword: {
    label: text('entry.rePassword.label'),
    placeholder: text('entry.rePassword.placeholder'),
    icon: 'lock',
    widget: 'password',
    autoComplete: 'new-password',
    maxLength: 16,
    check: (value, data) => (value === data.password ? undefined : text('entry.rePassword.error')),
  },
  realName: {
    label: text('entry.realName.label'),
    placeholder: text('entry.realName.placeholder'),
    autoComplete: 'name',
    wrong: text('entry.realName.error'),
  },
  phone: {
    label: text('entry.phone.label'),
    placeholder: text('entry.phone.placeholder'),
    icon: 'phone',
    widget: 'tel',
    autoComplete: 'tel-national',
    maxLength: 11,
    wrong: text('entry.phone.error'),
  },
  email: {
    label: text('entry.email.label'),
    placeholder: text('entry.email.placeholder'),
    widget: 'email',
    autoComplete: 'email',
    wrong: text('entry.email.error'),
  },
  qq: {
    label: text('entry.qq.label'),
    placeholder: text('entry.qq.placeholder'),
    widget: 'digits',
    maxLength: 12,
    wrong: text('entry.qq.error'),
  },
  weChat: {
    label: text('entry.weChat.label'),
    placeholder: text('entry.weChat.placeholder'),
    maxLength: 20,
    wrong: text('entry.weChat.error'),
  },
  promoCode: {
    label: text('entry.promoCode.label'),
    placeholder: text(
      required.includes('promoCode') ? 'entry.promoCode.required' : 'entry.promoCode.placeholder',
    ),
    maxLength: 16,
    ...(isCodeOfLink && { hint: text('entry.promoCode.fromLink') }),
    wrong: text('entry.promoCode.error'),
  },
});
