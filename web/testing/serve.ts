import { vi } from 'vitest';
import type { z } from 'zod';
import { type Api, api, type EndpointKey } from '#contract/api.ts';
import type { AnswerOf, Endpoint } from '#contract/endpoint.ts';
import { type ErrorCode, errorCodes, type Issue } from '#contract/errors.ts';
import { type Some, sampleOf } from './sample-of.ts';

/** A call as received by the server. */
export interface Sent {
  key: EndpointKey;
  params: Record<string, string>;
  query: Record<string, string>;
  // biome-ignore lint/suspicious/noExplicitAny: a test says itself what it expects of it
  body: any;
  headers: Headers;
}

class Refusal {
  readonly body: { code: ErrorCode; message: string; issues: Issue[] };
  constructor(code: ErrorCode, message: string, issues: Issue[]) {
    this.body = { code, message, issues };
  }
}

type Given<K extends EndpointKey> = Some<AnswerOf<Api[K]>> | Response | Refusal | undefined;
export type Answers = { [K in EndpointKey]?: Given<K> | ((sent: Sent) => Given<K> | Promise<Given<K>>) };

/** An error response in the server's format. */
export const refusal = (code: ErrorCode, message: string = errorCodes[code].message, issues: Issue[] = []) =>
  new Refusal(code, message, issues);

/** The browser's error if the server cannot be reached. */
export const unreachable = (): never => {
  throw new TypeError('Failed to fetch');
};

const routes = Object.keys(api).map((key) => {
  const [method = '', path = ''] = key.split(' ');
  const names = [...path.matchAll(/:([A-Za-z]+)/g)].map(([, name = '']) => name);
  return { key: key as EndpointKey, method, names, form: new RegExp(`^${path.replace(/:[A-Za-z]+/g, '([^/]+)')}$`) };
});

function read(address: string, { method = 'GET', body, headers }: RequestInit): Sent {
  const url = new URL(address, 'http://localhost');
  // A fixed path takes precedence over one with a parameter.
  const route = routes
    .filter((route) => route.method === method && route.form.test(url.pathname))
    .sort((a, b) => a.names.length - b.names.length)[0];
  if (!route) throw new Error(`the contract has no ${method} ${url.pathname}`);
  const values = route.form.exec(url.pathname)?.slice(1) ?? [];
  return {
    key: route.key,
    params: Object.fromEntries(route.names.map((name, at) => [name, decodeURIComponent(values[at] ?? '')])),
    query: Object.fromEntries(url.searchParams),
    body: typeof body === 'string' ? JSON.parse(body) : body,
    headers: new Headers(headers),
  };
}

/** What the contract refuses of a call: its path and the reason. */
function refusedOf({ key, params, query, body }: Sent): string[] {
  const { params: inPath, query: asked, body: sent } = api[key] as Endpoint;
  const parts = { params: [inPath, params], query: [asked, query], body: [sent, body] } as const;
  return Object.entries(parts).flatMap(([part, [schema, value]]) =>
    (schema?.safeParse(value).error?.issues ?? []).map(
      ({ path, message }) => `${key}: ${[part, ...path].join('.')}: ${message}`,
    ),
  );
}

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

function respond(key: EndpointKey, given: unknown): Response {
  if (given instanceof Response) return given;
  if (given instanceof Refusal) return json(errorCodes[given.body.code].status, given.body);
  const { returns, maybeEmpty } = api[key] as Endpoint;
  if (!returns || (maybeEmpty && given === null)) return new Response(null, { status: 204 });
  return json(200, sampleOf(returns as z.ZodType, given));
}

/** Errors of the test itself: a call without an answer, and a call or an answer that violates the contract. */
const faults: string[] = [];

export function expectNoFaults(): void {
  const found = faults.splice(0);
  if (found.length > 0) throw new Error(found.join('\n'));
}

/** Asked a third of a second after the last event, at any point of a test or after its end: recorded only if a test answers it. */
const usual = { 'GET /api/communicate/unread': {} } satisfies Answers;

/**
 * Answers a page's calls in place of the server, according to the contract: the part of an answer that a test gives is completed
 * with the minimal values that the schema accepts, and validated. So is what the page sends, unless the answer is `INVALID_INPUT`.
 * `change` adds and replaces answers.
 */
export function serve(answers: Answers) {
  const known: Answers = { ...usual, ...answers };
  const sent: Sent[] = [];
  const answer = async (address: string, init: RequestInit = {}): Promise<Response> => {
    const requested = read(address, init);
    if (!(requested.key in usual) || requested.key in answers) sent.push(requested);
    if (!(requested.key in known)) faults.push(`no answer for ${requested.key}`);
    const given = known[requested.key] as unknown;
    let value: unknown;
    try {
      value = await (typeof given === 'function' ? given(requested) : given);
    } finally {
      const isRefused = value instanceof Refusal && value.body.code === 'INVALID_INPUT';
      if (!isRefused) faults.push(...refusedOf(requested));
    }
    init.signal?.throwIfAborted();
    try {
      return respond(requested.key, value);
    } catch (error) {
      faults.push(`${requested.key}: ${(error as Error).message}`);
      throw error;
    }
  };
  vi.stubGlobal('fetch', answer);
  return {
    sent,
    /** The calls of one endpoint, in order. */
    to: (key: EndpointKey) => sent.filter((one) => one.key === key),
    change: (more: Answers) => void Object.assign(known, more),
  };
}

/** An answer that arrives when the test resolves it. */
export function later<T>() {
  return Promise.withResolvers<T>();
}
