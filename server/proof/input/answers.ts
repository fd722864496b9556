import { expect } from 'vitest';
import { api, type EndpointKey } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { type ErrorCode, errorCodes } from '#contract/errors.ts';
import type { Answer } from '#server/platform/testing/test-app.ts';

const chinese = /\p{Script=Han}/u;
/** What belongs to the machinery and never into an answer: traces, statements, places on the disk. */
export const machinery =
  /\bat \S+ \(|node_modules|\.ts:\d|node:internal|Failed query|failed statement|\b(?:select|insert into|update|delete from)\s.+\b(?:from|values|set|where)\b|\/(?:home|work|tmp|usr|var|root)\/|ECONN|postgres|drizzle|zod|fastify|FST_/i;

/** Types of JavaScript, which mean nothing to who reads the message. */
const typeNames = /[：，]期望|实际接收|\b(?:string|undefined|null|object|array|number|boolean|NaN|record|int)\b/;

interface IssueLike {
  path: string;
  message: string;
}

/** An answer that is not 2xx: the error body of the contract, in Chinese, with nothing of the machinery in it. */
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
    if (!message.startsWith('不支持的字段')) expect(message, shown).not.toMatch(typeNames);
  }
  // The id is drawn by lot, and may spell anything.
  expect(JSON.stringify({ ...body, requestId: '' }), shown).not.toMatch(machinery);
}

/** Any answer of an endpoint: of its own shape, or an error that is no fault of ours. */
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

/** What of an answer tells one thing from another: all but the request's own marks. */
export function tellingOf({ status, body, headers }: Answer) {
  const { 'x-request-id': _, date: __, ...rest } = headers;
  return JSON.stringify([
    status,
    rest,
    body === null || body.requestId === undefined ? body : { ...body, requestId: '' },
  ]);
}
