import { EventEmitter } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Writable } from 'node:stream';
import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { Deps } from '#server/platform/deps.ts';
import { appError, fieldError } from '#server/platform/http/app-error.ts';
import { requireOwnOrigin } from '#server/platform/http/protect/request-origin.ts';
import { siteOrigins } from '#server/platform/http/site-origin.ts';
import { EVENTS_TOPIC, lastNumber } from './event-log.ts';
import { HANDED_TOPIC, type Handed } from './hand-on.ts';
import { Hub } from './hub.ts';
import { type Owner, Peer } from './peer.ts';
import { PASSING_TOPIC, type Passing } from './transient-events.ts';

interface Options {
  deps: Deps;
  /** The session that requests this phone's socket. @throws AppError without a session or for another person's phone */
  admit(request: FastifyRequest, phone: string, token: string | undefined): Promise<Owner>;
  /** Filters the sessions that are still valid. */
  living(sessionIds: string[]): Promise<Set<string>>;
}

const PATH = '/ws/message';
const MAX_FRAME_BYTES = 64 * 1024;
const CHECK_MS = 1_000;
/** Interval for checking sessions and events, since bus messages may be lost together with the bus or a node. */
const SWEEP_MS = 30_000;
const TOKEN_PROTOCOL = 'token.';

/** The token in the only place where a browser can put it: `Sec-WebSocket-Protocol: token.<token>`. */
function offeredToken(request: FastifyRequest): string | undefined {
  const offered = String(request.headers['sec-websocket-protocol'] ?? '').split(',');
  const found = offered.map((name) => name.trim()).find((name) => name.startsWith(TOKEN_PROTOCOL));
  return found?.slice(TOKEN_PROTOCOL.length);
}

/** A client that offers protocols must be answered with one; the token is echoed only if nothing else was offered. */
function chooseProtocol(offered: Set<string>): string | false {
  const names = [...offered];
  return names.find((name) => !name.startsWith(TOKEN_PROTOCOL)) ?? names[0] ?? false;
}

function readAfter(request: FastifyRequest): number | null {
  const { after } = request.query as { after?: unknown };
  if (after === undefined || after === '') return null;
  if (typeof after !== 'string' || !/^\d{1,9}$/.test(after)) throw fieldError('query.after', '续传编号格式不正确');
  return Number(after);
}

/**
 * Releases the request, its reply and their hooks, which stay referenced as long as the socket is open: most of the memory of an
 * idle socket.
 */
function letGo(socket: WebSocket, line: Socket): void {
  socket.removeAllListeners('error');
  socket.on('error', cut);
  (line as Socket & { _httpMessage?: ServerResponse | null })._httpMessage?.detachSocket(line);
}

function cut(this: WebSocket): void {
  this.terminate();
}

/** The message socket: `GET /ws/message/{phone}`, authenticated before the upgrade. */
export async function socketPlugin(app: FastifyInstance, { deps, admit, living }: Options): Promise<void> {
  const { db, bus, log, config } = deps;
  const origins = siteOrigins(config);
  const hub = new Hub(db, log);
  const admitted = new WeakMap<FastifyRequest, { owner: Owner; after: number | null }>();
  const askAfterSessions = async () => {
    const requested = [...new Set([...hub.peers()].map((peer) => peer.owner.sessionId))];
    if (requested.length === 0) return;
    const alive = await living(requested);
    const dead = new Set(requested.filter((id) => !alive.has(id)));
    hub.endSessions((id) => dead.has(id));
  };
  const inBackground = (work: Promise<void>) =>
    void work.catch((error: unknown) => log.warn({ err: error }, 'socket work failed'));

  bus.on(EVENTS_TOPIC, (accountIds) => hub.wake(accountIds as string[]));
  bus.on(HANDED_TOPIC, (handed) => hub.handOn(handed as Handed));
  bus.on(PASSING_TOPIC, (passing) => hub.pass(passing as Passing));
  bus.on('session-ended', (data) => hub.endSessions((id) => id === (data as { sessionId: string }).sessionId));
  const sweep = () => {
    hub.wakeAll();
    inBackground(askAfterSessions());
  };
  bus.on('reconnected', sweep);
  const timers = [
    setInterval(() => {
      const now = Date.now();
      for (const peer of hub.peers()) peer.check(now);
    }, CHECK_MS).unref(),
    setInterval(sweep, SWEEP_MS).unref(),
  ];
  app.addHook('onClose', async () => timers.forEach(clearInterval));

  /** Registers the socket before reading the event position, so that no event is missed in between. */
  const open = async (socket: WebSocket, line: Writable, owner: Owner, after: number | null) => {
    const peer = new Peer(socket, line, owner);
    hub.add(peer);
    socket.once('close', () => hub.remove(peer));
    const [last, alive] = await Promise.all([lastNumber(db, owner.accountId), living([owner.sessionId])]);
    // The session may have ended between the check and the upgrade.
    if (!alive.has(owner.sessionId)) return hub.endSessions((id) => id === owner.sessionId);
    peer.sent = after === null ? last : Math.min(after, last);
    const at = new Date().toISOString();
    peer.send([{ id: peer.sent, type: 'presence', at, payload: { online: true, last } }], () =>
      hub.wake([owner.accountId]),
    );
  };

  // Other upgrades are refused, except the development server's own socket.
  const door = new EventEmitter();
  app.server.on('upgrade', (request, socket, head) => {
    if (request.url?.startsWith(`${PATH}/`)) door.emit('upgrade', request, socket, head);
    else if (!request.headers['sec-websocket-protocol']?.startsWith('vite-')) socket.destroy();
  });
  await app.register(websocket, {
    options: { server: door as unknown as Server, maxPayload: MAX_FRAME_BYTES, handleProtocols: chooseProtocol },
    errorHandler: (_error, socket) => socket.terminate(),
  });
  app.route<{ Params: { phone: string } }>({
    method: 'GET',
    url: `${PATH}/:phone`,
    exposeHeadRoute: false,
    websocket: true,
    preValidation: async (request) => {
      if (!request.ws) throw appError('NOT_FOUND', { message: '这里只接受 WebSocket 连接' });
      requireOwnOrigin(request, origins);
      const after = readAfter(request);
      const owner = await admit(request, request.params.phone, offeredToken(request));
      admitted.set(request, { owner, after });
    },
    handler: (socket, request) => {
      const known = admitted.get(request);
      if (!known) return socket.terminate();
      letGo(socket, request.socket);
      open(socket, request.socket, known.owner, known.after).catch((error: unknown) => {
        log.warn({ err: error }, 'socket could not be opened');
        socket.terminate();
      });
    },
  });
}
