import type { FastifyInstance } from 'fastify';
import { crestOfFile } from '#contract/crest.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { drawCrest } from './draw-crest.ts';

const month = 30 * 86_400;

/** Pictures that the site draws itself. An SVG can carry script when opened alone: its policy allows none. */
export async function picturesPlugin(app: FastifyInstance): Promise<void> {
  app.get<{ Params: { file: string } }>('/pictures/crest/:file', async (request, reply) => {
    const crest = crestOfFile(request.params.file);
    if (!crest) throw appError('NOT_FOUND', { message: '没有这张图片' });
    return reply
      .type('image/svg+xml; charset=utf-8')
      .header('cache-control', `public, max-age=${month}`)
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      .header('x-content-type-options', 'nosniff')
      .send(drawCrest(crest));
  });
}
