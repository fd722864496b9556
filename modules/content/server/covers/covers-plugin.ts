import type { FastifyInstance } from 'fastify';
import { sendPicture } from '#server/domains/site/public.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { coverOfFile } from '../../contract/cover.ts';
import { liveItem } from '../read-item.ts';
import { drawCover } from './draw-cover.ts';

/** The drawn covers of publications. */
export async function coversPlugin(app: FastifyInstance, { deps }: { deps: Deps }): Promise<void> {
  app.get<{ Params: { file: string } }>('/pictures/cover/:file', async (request, reply) => {
    const asked = coverOfFile(request.params.file);
    if (!asked) throw appError('NOT_FOUND', { message: '没有这张图片' });
    const row = await liveItem(deps.db, asked.id, deps.clock.now());
    return sendPicture(reply, drawCover(row, asked.dark ? 'dark' : 'light'));
  });
}
