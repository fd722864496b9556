import type { Call, CallOptions } from '#contract/api.ts';
import type { ErrorBody } from '#contract/errors.ts';
import { getSession } from '#web/session/session-store.ts';
import { offlineOr } from '#web/ui/online.ts';
import { ApiError } from './api-error.ts';
import { apiSettings } from './api-settings.ts';
import { showError } from './error-behaviour.ts';
import { overlayFor } from './overlay.ts';

interface RawInput {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** The URL of a call: path parameters filled in, lists as comma-separated codes, unset values omitted. */
function callUrl(path: string, { params = {}, query = {} }: RawInput, background: boolean): string {
  const filled = path.replace(/:([A-Za-z]+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '')
      search.set(name, Array.isArray(value) ? value.join(',') : String(value));
  }
  if (background) search.set('bg', 'communicate');
  const text = search.toString();
  return text ? `${filled}?${text}` : filled;
}

async function readError(response: Response): Promise<ApiError> {
  const body = (await response.json().catch(() => ({}))) as Partial<ErrorBody>;
  const message = body.message ?? '接口请求失败';
  return new ApiError({
    kind: 'status',
    status: response.status,
    message,
    code: body.code,
    issues: body.issues,
    requestId: body.requestId,
    retryAfter: Number(response.headers.get('retry-after')) || undefined,
  });
}

function unreached(error: unknown, signal: AbortSignal | undefined): ApiError {
  if (signal?.aborted) return new ApiError({ kind: 'aborted', message: '已取消' });
  const timedOut = error instanceof DOMException && error.name === 'TimeoutError';
  return timedOut
    ? new ApiError({ kind: 'timeout', message: '网络请求超时' })
    : new ApiError({ kind: 'network', message: offlineOr('接口请求失败') });
}

async function send(method: string, url: string, body: unknown, options: CallOptions): Promise<unknown> {
  const { token } = getSession();
  const { baseUrl, timeoutMs } = apiSettings();
  const headers: Record<string, string> = {};
  if (token) headers.authorization = `Bearer ${token}`;
  const isFile = body instanceof Blob;
  if (body !== undefined) headers['content-type'] = isFile ? 'application/octet-stream' : 'application/json';
  if (options.idempotencyKey) headers['idempotency-key'] = options.idempotencyKey;
  if (options.registerTicket) headers['x-register-ticket'] = options.registerTicket;
  const timeout = AbortSignal.timeout(timeoutMs);
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
  const keepalive = options.keepalive ?? false;
  const payload = body === undefined || isFile ? body : JSON.stringify(body);
  const response = await fetch(baseUrl + url, { method, headers, body: payload, signal, keepalive }).catch(
    (error: unknown) => {
      throw unreached(error, options.signal);
    },
  );
  options.heard?.(response.headers);
  if (response.status < 200 || response.status >= 300) throw await readError(response);
  if (response.status === 204) return null;
  const answer: Promise<unknown> = response.headers.has('content-disposition') ? response.blob() : response.json();
  return answer.catch((error: unknown) => {
    throw unreached(error, options.signal);
  });
}

async function run(key: string, raw: RawInput, options: CallOptions): Promise<unknown> {
  const [method = '', path = ''] = key.split(' ');
  const url = callUrl(path, raw, options.background ?? false);
  const { quiet = false, background = false, mayStop = method === 'GET' } = options;
  const stopping = new AbortController();
  const done = overlayFor(url, mayStop ? () => stopping.abort() : undefined);
  const signal = options.signal ? AbortSignal.any([options.signal, stopping.signal]) : stopping.signal;
  const startedAt = performance.now();
  try {
    return await send(method, url, raw.body, { ...options, signal });
  } catch (error) {
    if (error instanceof ApiError) showError(error, { quiet, background, startedAt });
    throw error;
  } finally {
    done();
  }
}

const writesUnderWay = new Map<string, Promise<unknown>>();

/**
 * Calls the contract from the browser, with the seed's request behaviour: the token in the header, the overlay, and the error
 * catalogue. A write that is repeated while it is in progress, e.g. by a double click, is sent once; both callers get the answer.
 * @throws ApiError after it was shown
 */
export const call: Call = (key, input, options = {}) => {
  const raw = (input ?? {}) as RawInput;
  if (key.startsWith('GET ') || raw.body instanceof Blob || options.signal) return run(key, raw, options) as never;
  const write = JSON.stringify([key, raw, getSession().token, options.registerTicket]);
  const answer = writesUnderWay.get(write) ?? run(key, raw, options).finally(() => writesUnderWay.delete(write));
  writesUnderWay.set(write, answer);
  return answer as never;
};
