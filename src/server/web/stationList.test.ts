// The address that a phone is given for a station.
import { expect, test } from 'vitest';
import { phoneOrigin } from './stationList.ts';

const address = (ip: string, internal: boolean) => ({
  address: ip,
  netmask: '255.255.255.0',
  family: 'IPv4' as const,
  mac: '00:00:00:00:00:00',
  internal,
  cidr: null,
});
const networks = { lo: [address('127.0.0.1', true)], eth0: [address('192.168.1.5', false)] };

test('a phone is given the host of the request, where that is not this machine itself', () => {
  expect(phoneOrigin('http', '192.168.1.9:8080', '0.0.0.0', networks)).toBe('http://192.168.1.9:8080');
  expect(phoneOrigin('https', 'stations.example', '127.0.0.1', {})).toBe('https://stations.example');
});

test('in place of localhost it is given the address in the network, where the server listens there', () => {
  for (const host of ['localhost:8080', 'alpha.localhost:8080', '127.0.0.1:8080', '[::1]:8080'])
    expect(phoneOrigin('http', host, '::', networks)).toBe('http://192.168.1.5:8080');
  expect(phoneOrigin('http', 'localhost:8080', '127.0.0.1', networks)).toBeUndefined();
  expect(phoneOrigin('http', 'localhost:8080', '0.0.0.0', { lo: networks.lo })).toBeUndefined();
});
