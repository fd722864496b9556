import type { FastifyInstance, FastifyReply } from 'fastify';
import { coverOfFile } from '#contract/site/cover.ts';
import { crestOfFile } from '#contract/site/crest.ts';
import { sceneOfFile } from '#contract/site/scene.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { drawCover } from './draw-cover.ts';
import { drawCrest } from './draw-crest.ts';
import { drawScene } from './draw-scene.ts';

const month = 30 * 86_400;

/** An SVG opened by itself can run scripts: its policy allows none. */
const sendPicture = (reply: FastifyReply, svg: string) =>
  reply
    .type('image/svg+xml; charset=utf-8')
    .header('cache-control', `public, max-age=${month}`)
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .send(svg);

const missing = () => appError('NOT_FOUND', { message: '没有这张图片' });

/** Generated pictures. */
export async function picturesPlugin(app: FastifyInstance): Promise<void> {
  app.get<{ Params: { file: string } }>('/pictures/crest/:file', async (request, reply) => {
    const crest = crestOfFile(request.params.file);
    if (!crest) throw missing();
    return sendPicture(reply, drawCrest(crest));
  });
  app.get<{ Params: { file: string } }>('/pictures/cover/:file', async (request, reply) => {
    const cover = coverOfFile(request.params.file);
    if (!cover) throw missing();
    return sendPicture(reply, drawCover(cover));
  });
  app.get<{ Params: { file: string } }>('/pictures/scene/:file', async (request, reply) => {
    const scene = sceneOfFile(request.params.file);
    if (!scene) throw missing();
    return sendPicture(reply, drawScene(scene));
  });
}
