import { isUtf8 } from 'node:buffer';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { Actor } from '#contract/actor.ts';
import type { Endpoint, FileAnswer } from '#contract/endpoint.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError } from './app-error.ts';
import type { Ctx } from './context.ts';
import type { Endpoints } from './endpoints.ts';
import { sendError } from './errors-plugin.ts';
import { refuseForeignWrite, refuseSilentGet } from './protect/request-origin.ts';
import { readerOf } from './reader-of.ts';
import { noteActor, noteOpened } from './security-events.ts';
import { siteOrigins } from './site-origin.ts';

/** How long a refused sender may continue, so that it reads the answer. */
const LINGER_MS = 2_000;

/** Leaves bodies of any type unread; the handler enforces its limit while reading. Data sent after a refusal is cut off. */
export function takeBytes(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  app.addHook('onResponse', async ({ raw }) => {
    if (raw.complete || raw.destroyed) return;
    raw.resume();
    setTimeout(() => raw.complete || raw.destroy(), LINGER_MS).unref();
  });
}

/** The end of a string literal that begins at `start`, behind its closing quote. */
function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at + 1;
}

const colon = /\s*:/y;

/** A key that an object of this valid JSON has twice, however it is spelt; undefined if there is none. */
export function repeatedKey(text: string): string | undefined {
  const open: Set<string>[] = [];
  for (let at = 0; at < text.length; ) {
    const sign = text[at];
    if (sign === '{') open.push(new Set());
    if (sign === '}') open.pop();
    if (sign !== '"') {
      at += 1;
      continue;
    }
    const end = endOfString(text, at);
    colon.lastIndex = end;
    if (colon.test(text)) {
      const key: string = JSON.parse(text.slice(at, end));
      const keys = open.at(-1);
      if (keys?.has(key)) return key;
      keys?.add(key);
    }
    at = end;
  }
  return undefined;
}

/** RFC 5987: characters that `encodeURIComponent` keeps and a header may not contain. */
const encoded = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** Sends a generated file as a download, never displayed as a page. */
const sendFile = (reply: FastifyReply, type: string, { name, bytes }: FileAnswer): FastifyReply =>
  reply
    .header('content-type', type)
    .header('content-disposition', `attachment; filename*=UTF-8''${encoded(name)}`)
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));

/**
 * Bodies are JSON in UTF-8: any other type is answered 415, any other encoding 400, so that no character is lost, and an object
 * that has a key twice 400, since readers differ in which one counts. An empty body is no body.
 */
function takeJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (body.length === 0) return done(null, undefined);
    if (!isUtf8(body)) return done(appError('INVALID_INPUT', { message: '请求内容须为 UTF-8 编码' }));
    const text = body.toString();
    return parse(request, text, (error, value) => {
      const key = error ? undefined : repeatedKey(text);
      if (key === undefined) done(error, value);
      else done(appError('INVALID_INPUT', { message: `请求内容中“${key.slice(0, 60)}”出现了两次` }));
    });
  });
}

interface Options {
  deps: Deps;
  endpoints: Endpoints;
  /** The session of a header token; null if there is none, it ended, or it is unknown. */
  resolveToken(token: string, now: Date): Promise<Actor>;
  /** Records that this session wrote. Called where there is a replica, which must not show it older data. */
  markWritten?(sessionId: string): Promise<void>;
}

const bearer = /^(?:Bearer\s+)?([A-Za-z0-9_-]{20,200})$/i;

function contextOf(request: FastifyRequest, reply: FastifyReply, deps: Deps, actor: Actor): Ctx {
  return {
    actor,
    db: deps.db,
    readOn: readerOf(deps, actor?.writtenTo),
    now: deps.clock.now(),
    requestId: request.id,
    // A closed connection has no address; its request is processed all the same.
    ip: request.ip ?? '',
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    log: request.log,
    header: (name) => {
      const value = request.headers[name];
      return Array.isArray(value) ? value[0] : value;
    },
    ...(request.body instanceof Readable ? { bytes: request.body } : {}),
    setHeader: (name, value) => void reply.header(name, value),
    opened: (session) => noteOpened(request, session),
    dependsOn: () => {},
    freshUntil: () => {},
  };
}

/**
 * Mounts every endpoint of the contract on Fastify. Only the Authorization header authenticates here, never the cookie, so
 * another site's form cannot act as the user.
 */
export async function apiPlugin(
  app: FastifyInstance,
  { deps, endpoints, resolveToken, markWritten }: Options,
): Promise<void> {
  takeJsonOnly(app);
  const origins = siteOrigins(deps.config);
  const mount = (scope: FastifyInstance, key: string, endpoint: Endpoint) => {
    const [method, url] = key.split(' ') as [HTTPMethods, string];
    scope.route({
      method,
      url,
      exposeHeadRoute: false,
      config: { takesFile: endpoint.raw === true },
      handler: async (request, reply) => {
        if (endpoint.effectful) refuseSilentGet(request, origins);
        else if (method !== 'GET') refuseForeignWrite(request, origins);
        const token = bearer.exec(request.headers.authorization ?? '')?.[1];
        const actor = token ? await resolveToken(token, deps.clock.now()) : null;
        if (actor) noteActor(request, actor);
        const ctx = contextOf(request, reply, deps, actor);
        const raw = { params: request.params, query: request.query, body: request.body ?? undefined };
        reply.header('cache-control', 'no-store');
        const answer = await endpoints.run(key, raw, ctx);
        const writes = method !== 'GET' || endpoint.effectful;
        if (writes && actor && deps.replica) await markWritten?.(actor.sessionId);
        if (endpoint.produces) return sendFile(reply, endpoint.produces, answer as FileAnswer);
        return answer === null ? reply.code(204).send() : reply.send(answer);
      },
    });
  };
  const all = Object.entries(endpoints.table);
  for (const [key, endpoint] of all.filter(([, { raw }]) => !raw)) mount(app, key, endpoint);
  await app.register(async (scope) => {
    takeBytes(scope);
    for (const [key, endpoint] of all.filter(([, { raw }]) => raw)) mount(scope, key, endpoint);
  });
  app.all('/api/*', async (request, reply) =>
    sendError(reply, request, appError('NOT_FOUND', { message: '接口不存在' })),
  );
}
