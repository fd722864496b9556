import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { answerBrokenRequest } from './broken-request.ts';

const app = Fastify({
  http: { headersTimeout: 100, connectionsCheckingInterval: 20 },
  clientErrorHandler: answerBrokenRequest,
});
await app.listen({ host: '127.0.0.1', port: 0 });
afterAll(() => app.close());

/** Everything received on the connection until it closes. */
async function heard(said: string): Promise<string> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  if (said) socket.write(said);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => void chunks.push(chunk));
  await once(socket, 'close');
  return Buffer.concat(chunks).toString();
}

test('half a request is told that it took too long; a line on which nothing was said is closed without a word', async () => {
  const [half, silent] = await Promise.all([heard('GET / HTTP/1.1\r\nhost:'), heard('')]);
  expect(half).toMatch(/^HTTP\/1\.1 400 .*请求发送超时/s);
  expect(silent).toBe('');
});
