import type { FastifyInstance } from 'fastify';
import { sendPicture } from '#server/domains/site/public.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { fairPictureOfFile } from '../../contract/fair-picture.ts';
import { drawFair } from './draw-fair.ts';

/** Pictures of fairs, whose URL contains everything that is drawn. */
export async function fairPicturesPlugin(app: FastifyInstance): Promise<void> {
  app.get<{ Params: { file: string } }>('/pictures/fair/:file', async (request, reply) => {
    const asked = fairPictureOfFile(request.params.file);
    if (!asked) throw appError('NOT_FOUND', { message: '没有这张图片' });
    return sendPicture(reply, drawFair(asked.picture, asked.dark ? 'dark' : 'light'));
  });
}
