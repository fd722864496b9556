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
  TOO_LARGE: 'input-refused',
  UNSUPPORTED_TYPE: 'input-refused',
  ILLEGAL_MOVE: 'move-refused',
  IDEMPOTENCY_CONFLICT: 'move-refused',
};
/** What honest people cause every day: worth finding together, not worth a warning each. */
const everyday: readonly string[] = ['session-missing', 'input-refused', 'move-refused', 'absent-or-foreign'];
const uploadCodes: readonly ErrorCode[] = ['INVALID_INPUT', 'TOO_LARGE', 'UNSUPPORTED_TYPE'];

/** A session that a request opened. */
export interface Opened {
  account: string;
  session: string;
  scope: string;
}

interface Known {
  code?: ErrorCode;
  actor?: SignedIn;
  opened?: Opened;
  isForged?: boolean;
}

const note = (request: FastifyRequest, more: Known) => {
  request.securityNotes = { ...request.securityNotes, ...more };
};

/** Records the error that a request was answered with. */
export const noteRefusal = (request: FastifyRequest, code: ErrorCode): void => note(request, { code });
/** Records the session of a request. */
export const noteActor = (request: FastifyRequest, actor: SignedIn): void => note(request, { actor });
/** Records that a request opened a session. It is logged once the answer is given, so never for one that was rolled back. */
export const noteOpened = (request: FastifyRequest, opened: Opened): void => note(request, { opened });
/** Records that a signature or token of another machine, a provider or a collector, was wrong. */
export const noteForged = (request: FastifyRequest): void => note(request, { isForged: true });

/**
 * What a signed-in person asks for and does not get is another's or nobody's: the answer does not tell, so the event does
 * not either. A visitor who follows an old link is none.
 */
function eventOf(request: FastifyRequest, { code, actor, isForged }: Known): string | undefined {
  if (isForged) return 'signature-refused';
  if (code === undefined) return undefined;
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

/** Phones and addresses as HMACs under a key of this installation: lines about one can be found together, and none names anybody. */
function opaqueIn(deps: Pick<Deps, 'secret'>) {
  const key = deps.secret('log-subjects');
  return (kind: 'address' | 'phone', value: string | undefined) =>
    value && createHmac('sha256', key).update(`${kind}:${value}`).digest('base64url').slice(0, 16);
}

/**
 * Logs sign-ins, failed ones too, refused access, input, moves, uploads and signatures, and reached limits, one line each with
 * the field `event`. Nothing that was sent is in it, and the route stands for the address, without ids.
 */
export function logSecurityEvents(app: FastifyInstance, deps: Pick<Deps, 'secret'>): void {
  const opaque = opaqueIn(deps);
  app.decorateRequest('securityNotes', undefined);
  app.addHook('onResponse', async (request, reply) => {
    const notes = request.securityNotes;
    if (!notes) return;
    const { code, actor, opened } = notes;
    const where = {
      status: reply.statusCode,
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      address: opaque('address', request.ip),
    };
    if (opened && reply.statusCode < 400)
      request.log.info({ event: 'session-opened', ...opened, ...where }, 'security event');
    const event = eventOf(request, notes);
    if (!event) return;
    const details = {
      event,
      code,
      ...where,
      account: actor?.accountId,
      session: actor?.sessionId,
      subject: opaque('phone', phoneOf(request)),
    };
    if (everyday.includes(event)) request.log.info(details, 'security event');
    else request.log.warn(details, 'security event');
  });
}

/** Logs what was refused before it was a request, for which no hook runs. */
export function unreadableLogger(deps: Pick<Deps, 'secret' | 'log'>) {
  const opaque = opaqueIn(deps);
  return ({ code, address, requestId }: { code: ErrorCode; address: string | undefined; requestId: string }) =>
    deps.log.info(
      { reqId: requestId, event: 'input-refused', code, route: 'none', address: opaque('address', address) },
      'security event',
    );
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
