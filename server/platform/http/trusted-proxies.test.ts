import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { isNetwork, type Proxies, proxyTest } from './trusted-proxies.ts';

/** The client's address and scheme as an application with these proxies sees them. */
async function readBy(proxies: Proxies, remoteAddress: string, headers: Record<string, string>) {
  const app = Fastify({ trustProxy: proxyTest(proxies) });
  app.get('/', async ({ ip, protocol }) => ({ ip, protocol }));
  const answer = await app.inject({ method: 'GET', url: '/', remoteAddress, headers });
  return answer.json();
}

const forged = { 'x-forwarded-for': '1.2.3.4, 203.0.113.9', 'x-forwarded-proto': 'https' };

test('one hop is the proxy itself: what the client wrote before its address counts for nothing', async () => {
  expect(await readBy(1, '10.0.0.5', forged)).toEqual({ ip: '203.0.113.9', protocol: 'https' });
});

test('two hops are two proxies in a row', async () => {
  const headers = { 'x-forwarded-for': '9.9.9.9, 1.2.3.4, 10.0.0.4' };
  expect(await readBy(2, '10.0.0.5', headers)).toMatchObject({ ip: '1.2.3.4' });
});

test('listed proxies are believed, whoever else connects is not', async () => {
  const proxies = ['10.0.0.5', '192.168.0.0/16', '::1'];
  expect(await readBy(proxies, '10.0.0.5', forged)).toEqual({ ip: '203.0.113.9', protocol: 'https' });
  expect(await readBy(proxies, '::ffff:10.0.0.5', forged)).toMatchObject({ ip: '203.0.113.9' });
  expect(await readBy(proxies, '192.168.7.7', forged)).toMatchObject({ ip: '203.0.113.9' });
  expect(await readBy(proxies, '10.0.0.6', forged)).toEqual({ ip: '10.0.0.6', protocol: 'http' });
});

test('without a proxy nobody is believed', async () => {
  expect(await readBy(false, '10.0.0.5', forged)).toEqual({ ip: '10.0.0.5', protocol: 'http' });
});

test.each(['10.0.0.1', '10.0.0.0/8', '::1', 'fd00::/8'])('%s is a network', (text) => {
  expect(isNetwork(text)).toBe(true);
});
test.each(['', 'proxy', '10.0.0', '10.0.0.0/33', '::/129', '10.0.0.0/8/8', '10.0.0.0/x'])('%s is none', (text) => {
  expect(isNetwork(text)).toBe(false);
});
