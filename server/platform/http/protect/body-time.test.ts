import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { takeBytes } from '../api-plugin.ts';
import { limitBodyTime } from './body-time.ts';

const app = Fastify();
limitBodyTime(app, { except: new Set(['/file']), ms: 60 });
app.post('/json', async () => 'done');
app.post('/refused', { onRequest: async (_, reply) => reply.code(401).send('no') }, async () => 'done');
await app.register(async (scope) => {
  takeBytes(scope);
  scope.post('/file', async (request) => {
    for await (const _ of request.body as AsyncIterable<Buffer>);
    return 'done';
  });
});
await app.listen({ host: '127.0.0.1', port: 0 });
afterAll(() => app.close());

/** The answer to a body whose second half follows later. */
async function slowly(path: string, ms: number, connection = 'close'): Promise<string> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: a\r\nconnection: ${connection}\r\ncontent-type: application/json\r\ncontent-length: 4\r\n\r\n12`,
  );
  setTimeout(() => socket.writable && socket.write('34'), ms);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => void chunks.push(chunk));
  await once(socket, 'close');
  return Buffer.concat(chunks).toString();
}

test('a slow body is cut, a quick one is not, and a file has its time', async () => {
  const [cut, quick, file] = await Promise.all([slowly('/json', 5_000), slowly('/json', 5), slowly('/file', 200)]);
  expect(cut).toMatch(/^HTTP\/1\.1 400 .*请求发送超时/s);
  expect(quick).toMatch(/^HTTP\/1\.1 200 /);
  expect(file).toMatch(/^HTTP\/1\.1 200 /);
});

test('who was answered before the body had come is cut as well, without a second answer', async () => {
  const answer = await slowly('/refused', 5_000, 'keep-alive');
  expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 401']);
});
