import { expect } from 'vitest';
import { api, type EndpointKey } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { type ErrorCode, errorCodes } from '#contract/errors.ts';
import type { Answer } from '#server/platform/testing/test-app.ts';

const chinese = /\p{Script=Han}/u;
/** Internals that must never appear in an answer: stack traces, statements, file paths. */
export const machinery =
  /\bat \S+ \(|node_modules|\.ts:\d|node:internal|Failed query|failed statement|\b(?:select|insert into|update|delete from)\s.+\b(?:from|values|set|where)\b|\/(?:home|work|tmp|usr|var|root)\/|ECONN|postgres|drizzle|zod|fastify|FST_/i;

/** Names of JavaScript types, which users do not understand. */
const typeNames = /[：，]期望|实际接收|\b(?:string|undefined|null|object|array|number|boolean|NaN|record|int)\b/;

interface IssueLike {
  path: string;
  message: string;
}

/** A non-2xx answer: the contract's error body, in Chinese, without internals. */
export function expectErrorBody(answer: Pick<Answer, 'status' | 'body' | 'headers'>, about = ''): void {
  const { status, body } = answer;
  const shown = `${about} ${status} ${JSON.stringify(body)?.slice(0, 400)}`;
  expect(
    Object.keys(body ?? {})
      .filter((name) => name !== 'issues')
      .sort(),
    shown,
  ).toEqual(['code', 'message', 'requestId']);
  expect(errorCodes[body.code as ErrorCode]?.status, shown).toBe(status);
  expect(body.message, shown).toMatch(chinese);
  expect(body.requestId, shown).toBe(answer.headers['x-request-id']);
  for (const { path, message } of (body.issues ?? []) as IssueLike[]) {
    expect(path, shown).toMatch(/^(?:params|query|body|headers)\b/);
    expect(message, shown).toMatch(chinese);
    if (!message.startsWith('有不认识的内容')) expect(message, shown).not.toMatch(typeNames);
  }
  // The id is random and may spell anything.
  expect(JSON.stringify({ ...body, requestId: '' }), shown).not.toMatch(machinery);
}

/** Any answer of an endpoint: of its own shape, or an error that is not the server's fault. */
export function expectSoundAnswer(key: EndpointKey, answer: Answer): void {
  const { status, body } = answer;
  const endpoint: Endpoint = api[key];
  if (status >= 400) {
    expect(status, `${key} ${JSON.stringify(body)}`).toBeLessThan(500);
    expectErrorBody(answer, key);
  } else if (status === 204) {
    expect(body, key).toBeNull();
    expect(endpoint.returns === undefined || endpoint.maybeEmpty === true, `${key} answers nothing`).toBe(true);
  } else if (endpoint.produces) {
    expect([status, answer.headers['content-type']], key).toEqual([200, endpoint.produces]);
  } else {
    expect(status, key).toBe(200);
    const parsed = endpoint.returns?.safeParse(body);
    expect(parsed?.error?.issues ?? (parsed ? [] : 'no body'), key).toEqual([]);
  }
}

/** The distinguishing parts of an answer: everything except the request's own id. */
export function tellingOf({ status, body, headers }: Answer) {
  const { 'x-request-id': _, date: __, 'set-cookie': cookies, ...rest } = headers;
  // A cookie's value is random in each answer.
  const cookieForms = [cookies ?? []].flat().map((cookie) => String(cookie).replace(/=[^;]*/, '='));
  return JSON.stringify([
    status,
    rest,
    cookieForms,
    body === null || body.requestId === undefined ? body : { ...body, requestId: '' },
  ]);
}
