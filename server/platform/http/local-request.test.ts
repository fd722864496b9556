import { expect, test } from 'vitest';
import { isLocalRequest } from './local-request.ts';

const request = (headers: Record<string, string>) => ({ header: (name: string) => headers[name] });

test.each(['localhost', 'LOCALHOST:3000', '127.0.0.1:3000', '127.0.0.2', '[::1]:3000', '[::ffff:127.0.0.1]:80'])(
  '%s is this machine',
  (host) => {
    expect(isLocalRequest(request({ host }))).toBe(true);
  },
);

test.each([
  'www.example.com',
  'localhost.example.com:3000',
  '127.0.0.1.example.com',
  '10.0.0.1:3000',
  '0.0.0.0',
  '[::]',
  '',
  'a b',
])('%s is not', (host) => {
  expect(isLocalRequest(request({ host }))).toBe(false);
});

test.each([
  ['x-forwarded-for', '203.0.113.5'],
  ['x-forwarded-host', 'localhost'],
  ['x-forwarded-proto', 'https'],
  ['x-real-ip', '127.0.0.1'],
  ['forwarded', 'for=127.0.0.1'],
  ['via', '1.1 proxy'],
])('with %s it came through a proxy', (name, value) => {
  expect(isLocalRequest(request({ host: 'localhost:3000', [name]: value }))).toBe(false);
});

test('without a host name it is not', () => {
  expect(isLocalRequest(request({}))).toBe(false);
});
