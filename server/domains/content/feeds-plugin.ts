import type { FastifyInstance } from 'fastify';
import { id } from '#contract/fields.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { siteOriginOf } from '#server/platform/http/site-origin.ts';
import { lectureCalendar, newsFeed } from './feeds.ts';
import { liveItem } from './read-item.ts';

const MINUTES_10 = 600;

/** The news as a feed, and lectures as calendars. */
export async function contentFeedsPlugin(app: FastifyInstance, { deps }: { deps: Deps }): Promise<void> {
  app.get('/consultation/rss.xml', async (request, reply) => {
    const feed = await newsFeed(deps.db, siteOriginOf(deps.config, request), deps.clock.now());
    return reply
      .type('application/rss+xml; charset=utf-8')
      .header('cache-control', `public, max-age=${MINUTES_10}`)
      .send(feed);
  });
  app.get<{ Querystring: { id?: string } }>('/entrepreneurship/expert/calendar.ics', async (request, reply) => {
    const requested = id('讲座编号').safeParse(request.query.id);
    const missing = appError('NOT_FOUND', { message: '该讲座不存在或已下线' });
    if (!requested.success) throw missing;
    const row = await liveItem(deps.db, requested.data, deps.clock.now());
    if (row.kind !== 'lecture') throw missing;
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'attachment; filename="lecture.ics"')
      .header('cache-control', 'public, max-age=300')
      .send(lectureCalendar(row, { origin: siteOriginOf(deps.config, request), madeAt: deps.clock.now() }));
  });
}
