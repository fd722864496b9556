import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';

// The yardstick: a bare `ws` server with the same traffic. It answers each ping, and forwards what is posted to it to the sockets
// of both sides, in an event as large as ours. It has no users, and stores, numbers and checks nothing.

/** Size of our event besides the text, in bytes. */
const FILLING = 'x'.repeat(310);
const sockets = new Map<string, WebSocket>();
const server = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  const { to, from, clientId, text } = JSON.parse(body) as Record<'to' | 'from' | 'clientId' | 'text', string>;
  const payload = { clientId, text, filling: FILLING };
  const event = JSON.stringify({ type: 'message', payload });
  for (const phone of [to, from]) sockets.get(phone)?.send(event);
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(payload));
});
const hub = new WebSocketServer({ server });
hub.on('connection', (socket, request) => {
  sockets.set((request.url ?? '').split('/').at(-1)?.split('?')[0] ?? '', socket);
  socket.on('message', (data) => {
    if (String(data) === 'ping') socket.send('pong');
  });
});
server.listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
process.once('SIGTERM', () => process.exit(0));
