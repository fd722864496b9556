import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { rowOf } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { openSockets } from '#server/platform/socket/hub.ts';
import { appError } from './app-error.ts';
import { isSameText } from './same-text.ts';
import { noteForged } from './security-events.ts';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** What a collector sends as `Authorization: Bearer`; without a setting, that of the file in the data folder. */
export const metricsTokenOf = ({ config, secret }: Pick<Deps, 'config' | 'secret'>): string =>
  config.METRICS_TOKEN || secret('metrics-token').toString('base64url');

/**
 * Endpoints for monitoring: `GET /healthz` (the process is alive), `GET /readyz` (the node reaches its database, and its indexes
 * in memory are loaded: 503 until then), and `GET /metrics` for Prometheus. No label contains personal data: routes are named by
 * their pattern.
 */
export const metricsPlugin = fastifyPlugin(async (app: FastifyInstance, { deps }: { deps: Deps }) => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long answers take, by route and class of status',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: SECONDS,
    registers: [registry],
  });
  new Gauge({
    name: 'open_sockets',
    help: 'Message sockets open on this node',
    registers: [registry],
    collect() {
      this.set(openSockets());
    },
  });
  // Before the next one, which asks for a connection itself: metrics are collected in this order.
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool',
    labelNames: ['state'] as const,
    registers: [registry],
    collect() {
      this.set({ state: 'idle' }, deps.pool.idleCount);
      this.set({ state: 'busy' }, deps.pool.totalCount - deps.pool.idleCount);
      this.set({ state: 'awaited' }, deps.pool.waitingCount);
    },
  });
  new Gauge({
    name: 'jobs_waiting',
    help: 'Jobs that are due and not done, over all nodes',
    registers: [registry],
    async collect() {
      // Without a database the other metrics are all the more wanted.
      const found = await rowOf(deps.db, { n: 'number' })`
        select count(*)::int as n from (select from job where run_at <= ${deps.clock.now()} limit 10000) as due
      `.catch(() => undefined);
      this.set(found?.n ?? Number.NaN);
    },
  });
  new Gauge({
    name: 'replica_behind_seconds',
    help: 'How far the replica is behind; -1 while there is none that is read from',
    registers: [registry],
    collect() {
      this.set(deps.replica?.behindSeconds() ?? -1);
    },
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    seconds.observe({ method: request.method, route, status }, reply.elapsedTime / 1_000);
  });
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ ok: true }));
  app.get('/readyz', async (_request, reply) => {
    await deps.db.execute(sql`select 1`);
    const isReady = deps.memories.isReady;
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ok: isReady });
  });
  app.get('/metrics', async (request, reply) => {
    if (!isSameText(request.headers.authorization ?? '', `Bearer ${metricsTokenOf(deps)}`)) {
      noteForged(request);
      throw appError('NOT_FOUND');
    }
    const text = await registry.metrics();
    return reply.header('cache-control', 'no-store').type(registry.contentType).send(text);
  });
});
