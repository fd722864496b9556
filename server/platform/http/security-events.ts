import { createHmac } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SignedIn } from '#contract/actor.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { Deps } from '#server/platform/deps.ts';

/** Security events by error code; other codes are not logged. */
const events: Partial<Record<ErrorCode, string>> = {
  INVALID_CREDENTIALS: 'sign-in-failed',
  INVALID_CODE: 'sign-in-failed',
  INVALID_TICKET: 'sign-in-failed',
  SESSION_EXPIRED: 'session-missing',
  FORBIDDEN: 'access-refused',
  ACCOUNT_BANNED: 'access-refused',
  CROSS_SITE: 'foreign-write-refused',
  TOO_MANY_REQUESTS: 'limit-reached',
  QUOTA_EXCEEDED: 'limit-reached',
  CAPTCHA_REQUIRED: 'limit-reached',
  INVALID_INPUT: 'input-refused',
  ILLEGAL_MOVE: 'move-refused',
  IDEMPOTENCY_CONFLICT: 'move-refused',
};
/** What honest people cause every day: worth finding together, not worth a warning each. */
const everyday: readonly string[] = ['session-missing', 'input-refused', 'move-refused', 'absent-or-foreign'];
const uploadCodes: readonly ErrorCode[] = ['INVALID_INPUT', 'TOO_LARGE', 'UNSUPPORTED_TYPE'];

interface Known {
  code?: ErrorCode;
  actor?: SignedIn;
}

const note = (request: FastifyRequest, more: Known) => {
  request.securityNotes = { ...request.securityNotes, ...more };
};

/** Records the error that a request was answered with. */
export const noteRefusal = (request: FastifyRequest, code: ErrorCode): void => note(request, { code });
/** Records the session of a request. */
export const noteActor = (request: FastifyRequest, actor: SignedIn): void => note(request, { actor });

/**
 * What a signed-in person asks for and does not get is another's or nobody's: the answer does not tell, so the event does
 * not either. A visitor who follows an old link is none.
 */
function eventOf(request: FastifyRequest, code: ErrorCode, actor?: SignedIn): string | undefined {
  if (request.routeOptions.config.takesFile && uploadCodes.includes(code)) return 'upload-refused';
  if (code === 'NOT_FOUND') return actor && 'absent-or-foreign';
  return events[code];
}

/** The phone that a request is about. For detecting attacks only its identity matters, not the number. */
function phoneOf({ query, body }: FastifyRequest): string | undefined {
  for (const part of [query, body]) {
    const phone = typeof part === 'object' && part !== null ? (part as { phone?: unknown }).phone : undefined;
    if (typeof phone === 'string') return phone;
  }
  return undefined;
}

/**
 * Logs failed sign-ins, refused access, input, moves and uploads, and reached limits, one line each with the field `event`.
 * Nothing that was sent is in it, and the route stands for the address, without ids. Phones and addresses are HMACs under a
 * key of this installation: lines about one can be found together, and none names anybody.
 */
export function logSecurityEvents(app: FastifyInstance, deps: Pick<Deps, 'secret'>): void {
  const key = deps.secret('log-subjects');
  const opaque = (kind: string, value: string | undefined) =>
    value && createHmac('sha256', key).update(`${kind}:${value}`).digest('base64url').slice(0, 16);
  app.decorateRequest('securityNotes', undefined);
  app.addHook('onResponse', async (request, reply) => {
    const { code, actor } = request.securityNotes ?? {};
    const event = code && eventOf(request, code, actor);
    if (!event) return;
    const details = {
      event,
      code,
      status: reply.statusCode,
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      account: actor?.accountId,
      session: actor?.sessionId,
      address: opaque('address', request.ip),
      subject: opaque('phone', phoneOf(request)),
    };
    if (everyday.includes(event)) request.log.info(details, 'security event');
    else request.log.warn(details, 'security event');
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    /** What `logSecurityEvents` says of the request once it is answered. */
    securityNotes?: Known | undefined;
  }
  interface FastifyContextConfig {
    takesFile?: boolean;
  }
}
