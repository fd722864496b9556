import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { createLog } from '#server/platform/log.ts';
import { fastifyOptions } from './fastify-options.ts';

test('a call that comes while the node stops is answered, and its connection ended', async () => {
  const deps = { log: createLog('silent'), config: { TRUST_PROXY: '' }, secret: () => Buffer.alloc(32) };
  const app = Fastify(fastifyOptions(deps as never));
  const [entered, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  app.get('/slow', async () => {
    entered.resolve();
    await released.promise;
    return 'first';
  });
  app.post('/next', async () => 'second');
  await app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => void chunks.push(chunk));
  socket.write('GET /slow HTTP/1.1\r\nhost: a\r\n\r\n');
  await entered.promise;
  const closed = app.close();
  socket.write('POST /next HTTP/1.1\r\nhost: a\r\ncontent-length: 0\r\n\r\n');
  setTimeout(released.resolve, 50);
  await once(socket, 'close');
  await closed;
  const heard = Buffer.concat(chunks).toString();
  expect(heard).toMatch(/^HTTP\/1\.1 200[\s\S]*first[\s\S]*HTTP\/1\.1 200[\s\S]*second$/);
  expect(heard.split('first')[1]).toMatch(/connection: close/i);
});
