import type { FastifyInstance } from 'fastify';

/** How long a refused sender may go on, so that it comes to read the answer. */
const LINGER_MS = 2_000;

/** Bodies of whatever type, left unread: who takes them sets their limit while reading. What is sent on after a refusal is cut. */
export function takeBytes(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  app.addHook('onResponse', async ({ raw }) => {
    if (raw.complete || raw.destroyed) return;
    raw.resume();
    setTimeout(() => raw.complete || raw.destroy(), LINGER_MS).unref();
  });
}
