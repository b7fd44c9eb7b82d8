import { expect, test } from 'vitest';
import { serviceOf, wrongServices } from './services.ts';

const none = { pushServices: '' };

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', 'fcm.googleapis.com'],
  ['https://updates.push.services.mozilla.com/wpush/v2/x', 'updates.push.services.mozilla.com'],
  ['https://web.push.apple.com/Qx', 'web.push.apple.com'],
  ['https://wns2-sg2p.notify.windows.com/w/?token=x', 'wns2-sg2p.notify.windows.com'],
])('%s is sent to', (endpoint, service) => {
  expect(serviceOf(endpoint, none)).toBe(service);
});

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/x',
  'https://fcm.googleapis.com.evil.example/x',
  'https://evilfcm.googleapis.com/x',
  'https://notify.windows.com/x',
  'https://xpush.apple.com/x',
  'https://user:secret@fcm.googleapis.com/x',
  'https://fcm.googleapis.com@127.0.0.1/x',
  'https://127.0.0.1/x',
  'https://[::1]/x',
  'https://169.254.169.254/latest/meta-data',
  'https://localhost/x',
  'http://127.0.0.1:9000/x',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'fcm.googleapis.com/x',
  '',
  `https://fcm.googleapis.com/${'x'.repeat(1000)}`,
])('%s is not', (endpoint) => {
  expect(serviceOf(endpoint, none)).toBeNull();
});

test('an operator adds services, and one on this machine by its port alone', () => {
  const settings = { pushServices: 'push.one.example, *.two.example,http://127.0.0.1:9000' };
  expect(wrongServices(settings)).toEqual([]);
  expect(serviceOf('https://push.one.example/x', settings)).toBe('push.one.example');
  expect(serviceOf('https://a.two.example/x', settings)).toBe('a.two.example');
  expect(serviceOf('http://127.0.0.1:9000/x', settings)).toBe('127.0.0.1:9000');
  for (const endpoint of [
    'http://127.0.0.1:9001/x',
    'http://localhost:9000/x',
    'http://push.one.example/x',
    'https://two.example/x',
  ])
    expect(serviceOf(endpoint, settings)).toBeNull();
  expect(wrongServices({ pushServices: '*,https://x.example,http://10.0.0.1:80,*.com,ok.example' })).toEqual([
    '*',
    'https://x.example',
    'http://10.0.0.1:80',
    '*.com',
  ]);
});
