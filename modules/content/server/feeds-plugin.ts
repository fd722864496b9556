import { and, desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { icalendar } from '#contract/calendar/icalendar.ts';
import { id } from '#contract/fields.ts';
import { SITE_TITLE } from '#contract/pages.ts';
import { escapeHtml } from '#contract/text.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { siteOriginOf } from '#server/platform/http/site-origin.ts';
import { pick } from '#server/platform/pick.ts';
import type { LectureFacts } from '../contract/content-items.ts';
import { contentItem } from '../schema.ts';
import { liveAt } from './live.ts';
import type { ItemRow } from './present.ts';
import { liveItem } from './read-item.ts';

const LATEST = 50;

/** The latest articles as RSS 2.0. */
async function newsFeed(db: Database, origin: string, now: Date): Promise<string> {
  const rows = await db
    .select(pick(contentItem, 'id', 'title', 'summary', 'publishAt'))
    .from(contentItem)
    .where(and(liveAt(now), eq(contentItem.kind, 'article')))
    .orderBy(desc(contentItem.publishAt), desc(contentItem.id))
    .limit(LATEST);
  const items = rows.map(({ id, title, summary, publishAt }) => {
    const url = escapeHtml(`${origin}/consultation/ConsultationDetail?id=${id}`);
    return [
      '<item>',
      `<title>${escapeHtml(title)}</title><link>${url}</link><guid isPermaLink="true">${url}</guid>`,
      `<description>${escapeHtml(summary)}</description><pubDate>${(publishAt ?? now).toUTCString()}</pubDate>`,
      '</item>',
    ].join('');
  });
  const self = escapeHtml(`${origin}/consultation/rss.xml`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${SITE_TITLE} 新闻资讯</title><link>${escapeHtml(`${origin}/consultation`)}</link>`,
    '<description>考试考编、招聘动态、政策解读与教师成长</description><language>zh-CN</language>',
    `<atom:link href="${self}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel></rss>',
  ].join('\n');
}

/** A lecture as a calendar file, without the URL of its live stream. */
function lectureCalendar(row: ItemRow, { origin, madeAt }: { origin: string; madeAt: Date }): string {
  const { startsAt, endsAt, mode, place, speaker } = row.facts as LectureFacts;
  const url = `${origin}/entrepreneurship/expert/details?id=${row.id}`;
  const event = {
    uid: `lecture-${row.id}`,
    title: row.title,
    details: `主讲：${speaker}`,
    place: mode === 'online' ? '线上直播' : place,
    ...(/^https?:\/\//.test(url) ? { url } : {}),
    start: startsAt,
    end: endsAt,
    isBusy: true,
    reminders: [{ trigger: '-PT30M', text: row.title }],
  };
  return icalendar([event], { madeAt });
}

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
