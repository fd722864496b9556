import { appendFileSync, rmSync } from 'node:fs';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, type HTTPMethods } from 'fastify';
import { pino } from 'pino';
import { afterAll } from 'vitest';
import type { Actor } from '#contract/actor.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { serverModules } from '#modules/server.ts';
import { Memories } from '#packages/memory-index/memories.ts';
import { readConfig } from '#server/config.ts';
import { openBus } from '#server/platform/bus.ts';
import { manualClock } from '#server/platform/clock.ts';
import { type Connection, connect } from '#server/platform/database/database.ts';
import { outsideTransaction } from '#server/platform/database/transaction.ts';
import type { Deps } from '#server/platform/deps.ts';
import { openFileStore } from '#server/platform/file-store/open-file-store.ts';
import { apiPlugin } from '#server/platform/http/api-plugin.ts';
import { bindEndpoints, type Handlers } from '#server/platform/http/endpoints.ts';
import { registerErrors } from '#server/platform/http/errors-plugin.ts';
import { fastifyOptions } from '#server/platform/http/fastify-options.ts';
import { logSecurityEvents } from '#server/platform/http/security-events.ts';
import { createJobs } from '#server/platform/jobs/jobs.ts';
import { loggerOptions } from '#server/platform/log.ts';
import type { MailMessage } from '#server/platform/mail/mail.ts';
import { followPageChanges } from '#server/platform/page-changes.ts';
import { loadSecrets } from '#server/platform/secrets.ts';
import { useTestDatabase } from './database.ts';
import { signIn } from './fixtures.ts';
import { makeTestFolder } from './test-folder.ts';

/** Where `npm test` collects what every application of the suite logged, to look through it at the end. */
const file = process.env.TEST_LOG_FILE;

/** Keeps the lines of a log for the test that asks, and for the scan of the whole suite where there is one. */
const keepLine = (lines: string[]) => ({
  write: (line: string) => {
    lines.push(line);
    if (file) appendFileSync(file, line);
  },
});

interface DepsOptions {
  /** Settings as the environment would give them. */
  settings?: Record<string, string>;
  /** Where the clock stands; 2026-11-20 10:00 in Shanghai if not told. */
  now?: Date;
  /** From the database's address to the one that is used. */
  url?(url: string): string | Promise<string>;
}

interface Options<T> extends DepsOptions {
  table: T;
  handlers(deps: Deps): Handlers<T>;
  resolveToken(db: Connection['db'], token: string, now: Date): Promise<Actor>;
}

export interface CallOptions {
  token?: string;
  query?: Record<string, string | number | undefined>;
  /** Sent as JSON; bytes as they are. */
  body?: unknown;
  headers?: Record<string, string>;
  ip?: string;
}

export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test says itself what it expects of a body
  body: any;
  headers: Record<string, string | string[] | number | undefined>;
}

/** Settings that a non-demo site requires; the test still keeps its messages. */
const smsProvider = {
  SMS_PROVIDER: 'aliyun',
  SMS_KEY_ID: 'test',
  SMS_KEY_SECRET: 'test',
  SMS_SIGN_NAME: 'test',
  SMS_CODE_TEMPLATE: 'test',
  SMS_NOTICE_TEMPLATE: 'test',
};
const endsDemo = ['DEMO', 'TRUST_PROXY', 'PUBLIC_ORIGIN'];

/**
 * Dependencies of every domain, over a separate database, with a manual clock and with messages and logs that are recorded
 * instead of sent or printed. `url` may lead to that database through a proxy of the test.
 */
export async function useTestDeps({ settings, now, url: reach = (url) => url }: DepsOptions = {}) {
  const url = await reach(await useTestDatabase());
  const folder = makeTestFolder();
  const logs: string[] = [];
  const log = pino(loggerOptions('debug'), keepLine(logs));
  const seconds: Error[] = [];
  const onSecond = (error: Error) => void seconds.push(error);
  const connection = connect(url, { max: 8, onError: () => undefined, onSecond });
  const clock = manualClock(now ?? new Date('2026-11-20T02:00:00Z'));
  const bus = await openBus(url, log);
  const outbox: { phone: string; text: string }[] = [];
  const mailbox: MailMessage[] = [];
  const config = readConfig({
    DATABASE_URL: url,
    DATA_DIR: folder,
    SMS_DAILY_BUDGET: '1000000',
    ...(endsDemo.some((name) => settings?.[name]) ? smsProvider : {}),
    ...settings,
  });
  const deps: Deps = {
    config,
    db: connection.db,
    pool: connection.pool,
    memories: new Memories(),
    bus,
    changes: followPageChanges(bus),
    jobs: createJobs(connection.db, clock, log),
    files: openFileStore(config),
    sms: { send: async (phone, { text }) => void outbox.push({ phone, text }) },
    mail: { send: async (message) => void mailbox.push(message) },
    wechat: null,
    clock,
    log,
    modules: serverModules,
    secret: await loadSecrets(connection.db, config),
  };
  const close = async () => {
    await bus.close();
    await connection.close();
    rmSync(folder, { recursive: true, force: true });
    if (seconds[0]) throw seconds[0];
  };
  return { deps, clock, outbox, mailbox, logs, close };
}

/** Parses JSON; returns a file as bytes. */
function bodyOf({ body, rawPayload, headers }: Awaited<ReturnType<FastifyInstance['inject']>>): unknown {
  if (headers['content-disposition'] !== undefined) return rawPayload;
  return body === '' ? null : JSON.parse(body);
}

/** The HTTP application of a table of endpoints. Call it at the top of a test file. */
export async function useTestApp<const T extends Record<string, Endpoint>>(options: Options<T>) {
  const { deps, close, ...rest } = await useTestDeps(options);
  const app = Fastify(fastifyOptions(deps));
  registerErrors(app);
  logSecurityEvents(app, deps);
  await app.register(cookie);
  await app.register(apiPlugin, {
    deps,
    endpoints: bindEndpoints(options.table, options.handlers(deps), deps.secret('answers')),
    resolveToken: (token: string, now: Date) => options.resolveToken(deps.db, token, now),
  });
  await app.ready();
  afterAll(async () => {
    await app.close();
    await close();
  });
  return { app, deps, db: deps.db, ...rest, call: caller(app), tokenOf: tokens(deps) };
}

/** Signs an account in, by the test's clock. */
export const tokens =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  async (accountId: string): Promise<string> =>
    (await signIn(db, accountId, { now: clock.now() })).token;

/** Calls the application without a socket. */
export const caller =
  (app: FastifyInstance) =>
  async (method: HTTPMethods, path: string, { token, query, body, headers, ip }: CallOptions = {}): Promise<Answer> => {
    const isBytes = body instanceof Uint8Array;
    const sent = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
    const request = {
      method: method as 'GET',
      url: path,
      query: Object.fromEntries(sent.map(([name, value]) => [name, String(value)])),
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': isBytes ? 'application/octet-stream' : 'application/json' }),
        ...headers,
      },
      ...(ip ? { remoteAddress: ip } : {}),
      ...(body === undefined ? {} : { payload: isBytes ? Buffer.from(body) : JSON.stringify(body) }),
    };
    // Runs outside a transaction that the test may hold, as another client would.
    const response = await outsideTransaction(async () => await app.inject(request));
    return {
      status: response.statusCode,
      body: bodyOf(response),
      headers: response.headers,
    };
  };
