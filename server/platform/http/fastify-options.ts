import { randomBytes } from 'node:crypto';
import type { Server } from 'node:http';
import { type FastifyHttpOptions, type FastifyRequest, LogController } from 'fastify';
import type { Deps } from '#server/platform/deps.ts';
import { sendError, toAppError } from './errors-plugin.ts';
import { answerBrokenRequest } from './protect/broken-request.ts';
import { secure } from './protect/security-headers.ts';
import { unreadableLogger } from './security-events.ts';
import { proxyTest } from './trusted-proxies.ts';

const isPageRequest = ({ method, raw, headers }: FastifyRequest) =>
  method === 'GET' && !/^\/(?:api|ws)\//.test(raw.url ?? '') && headers.accept?.includes('text/html');

const BODY_LIMIT = 1_048_576;

/** Limits on slow and oversized requests. Logs contain the path only, since queries contain phones and codes. */
export function fastifyOptions(deps: Deps) {
  const logUnreadable = unreadableLogger(deps);
  return {
    loggerInstance: deps.log as NonNullable<FastifyHttpOptions<Server>['loggerInstance']>,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: proxyTest(deps.config.TRUST_PROXY),
    bodyLimit: BODY_LIMIT,
    // For files; `body-time.ts` gives other bodies less time.
    requestTimeout: 900_000,
    connectionTimeout: 0,
    keepAliveTimeout: 72_000,
    // A node that stops still answers what comes on a proxy's open connections, and ends them: nginx repeats no calls with effects.
    return503OnClosing: false,
    genReqId: () => randomBytes(9).toString('base64url'),
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: false },
    // By default Node checks for timeouts every 30 s: ten seconds would become forty.
    http: { headersTimeout: 10_000, maxHeaderSize: 16_384, connectionsCheckingInterval: 1_000 },
    clientErrorHandler: (error, socket) => {
      const address = socket.remoteAddress;
      const answer = answerBrokenRequest(error, socket);
      if (answer) logUnreadable({ ...answer, address });
    },
    frameworkErrors: (error, request, reply) => {
      secure(request, reply);
      // An undecodable address is an unknown page to a browser.
      if (isPageRequest(request)) return void reply.redirect('/404');
      logUnreadable({ code: toAppError(error).code, address: request.ip, requestId: request.id });
      void sendError(reply, request, error);
    },
  } satisfies FastifyHttpOptions<Server>;
}
