// Three stations of the call tests: one that asks for little, one for pictures, one for the robot check and an SMS code.
import type { StationFile } from '#contract/station.generated.ts';

export const alpha = 'alpha';
export const beta = 'beta';
export const gamma = 'gamma';

export const testStations: readonly StationFile[] = [
  {
    code: alpha,
    name: { 'zh-CN': '测试一站', en: 'Test One' },
    hosts: ['one.example'],
    onOff: {
      registerCheck: 'none',
      registerFields: [
        'account',
        'password',
        'rePassword',
        'realName?',
        'phone?',
        'email?',
        'qq?',
        'weChat?',
        'promoCode?',
      ],
    },
  },
  {
    code: beta,
    name: '测试二站',
    theme: { skin: 'ThemeBlack' },
    pageHead: { pageTitle: { 'zh-CN': '二站首页', en: 'Home of two' } },
    onOff: {
      loginCheck: 'image',
      registerCheck: 'image',
      trialOpen: false,
      onlineServiceUrl: '',
      questionOnNewDevice: false,
    },
  },
  {
    code: gamma,
    name: '测试三站',
    locale: 'en',
    onOff: {
      loginCheck: 'robot',
      registerCheck: 'robot',
      registerFields: ['account', 'password', 'rePassword', 'phone', 'smsCode'],
    },
  },
];
