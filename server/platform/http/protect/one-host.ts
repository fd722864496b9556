import type { FastifyInstance } from 'fastify';
import { appError } from '../app-error.ts';

const hostShape = /^[\w.:[\]-]*$/;

/**
 * Refuses a request with several `Host` lines, or with one that is no host (RFC 9112, 3.2). Node takes the first of several; a
 * proxy or cache on the way may have taken another.
 */
export function requireOneHost(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    const lines = raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length;
    if (lines > 1 || !hostShape.test(raw.headers.host ?? ''))
      throw appError('INVALID_INPUT', { message: '请求头 Host 有误' });
  });
}
