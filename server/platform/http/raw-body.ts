import type { FastifyInstance } from 'fastify';

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
