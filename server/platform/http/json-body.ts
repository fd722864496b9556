import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { appError } from './app-error.ts';

/**
 * Bodies are JSON in UTF-8: any other type is answered 415, any other encoding 400, so that no character is lost. An empty body
 * is no body.
 */
export function takeJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (body.length === 0) done(null, undefined);
    else if (isUtf8(body)) parse(request, body.toString(), done);
    else done(appError('INVALID_INPUT', { message: '请求内容须为 UTF-8 编码' }));
  });
}
