import type { FastifyInstance } from 'fastify';
import type { Deps } from '#server/platform/deps.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { ownerOf } from './feed.ts';
import { calendarFile } from './ics.ts';
import { calendarOf } from './items.ts';
import { siteOrigin } from './site-origin.ts';

/** A seeker's calendar for subscribing programs. They cannot sign in, so the URL is the secret. */
export async function seekerCalendarPlugin(app: FastifyInstance, { deps }: { deps: Deps }): Promise<void> {
  app.get<{ Params: { file: string } }>('/calendar/:file', async (request, reply) => {
    const { file } = request.params;
    const joberId = file.endsWith('.ics')
      ? await ownerOf(deps.db, deps.secret('calendar-feed'), file.slice(0, -'.ics'.length))
      : null;
    if (joberId === null) throw appError('NOT_FOUND', { message: '日历地址不存在或已停用' });
    const now = deps.clock.now();
    const items = await calendarOf(deps, deps.db, joberId, now);
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'inline; filename="calendar.ics"')
      .header('cache-control', 'private, no-store')
      .header('x-robots-tag', 'noindex')
      .send(calendarFile(items, { origin: siteOrigin(deps), madeAt: now }));
  });
}
