import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';

// The yardstick: a bare `ws` server that answers each ping, and hands what is posted to it to one socket.

const sockets = new Map<string, import('ws').WebSocket>();
const server = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  const { to, clientId } = JSON.parse(body) as { to: string; clientId: string };
  sockets.get(to)?.send(JSON.stringify({ type: 'message', payload: { clientId } }));
  response.writeHead(204).end();
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
