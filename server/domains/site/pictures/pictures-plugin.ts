import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Deps } from '#server/platform/deps.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { siteOriginOf } from '#server/platform/http/site-origin.ts';
import { crestOf } from './crest-of.ts';
import { drawCode } from './draw-code.ts';
import { drawCrest } from './draw-crest.ts';

const MONTH = 30 * 86_400;

/** Sends a drawn picture. An SVG opened by itself can run scripts: its policy allows none. */
const sendPicture = (reply: FastifyReply, svg: string) =>
  reply
    .type('image/svg+xml; charset=utf-8')
    .header('cache-control', `public, max-age=${MONTH}`)
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .send(svg);

const missing = () => appError('NOT_FOUND', { message: '没有这张图片' });

/** Pictures whose URL contains everything that is drawn. */
export async function picturesPlugin(app: FastifyInstance, { config }: Pick<Deps, 'config'>): Promise<void> {
  app.get('/pictures/mobile-code.svg', async (request, reply) =>
    sendPicture(reply, drawCode(new URL(config.MOBILE_SITE_URL, siteOriginOf(config, request)).href)),
  );
  app.get<{ Params: { file: string } }>('/pictures/crest/:file', async (request, reply) => {
    const [, name] = /^(.{1,80})\.svg$/u.exec(request.params.file) ?? [];
    if (!name) throw missing();
    return sendPicture(reply, drawCrest(crestOf(name)));
  });
  // No page: an address without a picture, such as one of those that were drawn once, leads nowhere.
  app.get('/pictures/*', async () => {
    throw missing();
  });
}
