import type { FastifyInstance } from 'fastify';
import { icalendar } from '#contract/calendar/icalendar.ts';
import { id } from '#contract/fields.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { publicLink } from './notify.ts';
import { cardRow } from './read-fair.ts';

/** A fair as an iCalendar file: `/fairs/calendar.ics?id=`. A download that works without scripts, so it is not an API call. */
export async function fairCalendarPlugin(app: FastifyInstance, { deps }: { deps: Deps }): Promise<void> {
  app.get<{ Querystring: { id?: string } }>('/fairs/calendar.ics', async (request, reply) => {
    const requested = id().safeParse(request.query.id);
    if (!requested.success) throw appError('NOT_FOUND', { message: '该招聘会不存在或未发布' });
    const { fair } = await cardRow(deps.db, requested.data);
    const origin = URL.parse(deps.config.PC_SITE_URL)?.origin ?? '';
    const event = {
      uid: `fair-${fair.id}@jiaoyurencai`,
      title: fair.title,
      details: [fair.organiser && `主办：${fair.organiser}`, origin && `详情：${origin}${publicLink(fair.id)}`]
        .filter(Boolean)
        .join('\n'),
      place: fair.online ? '线上' : [fair.venue, fair.address].filter(Boolean).join(' '),
      start: fair.startsAt.toISOString(),
      end: fair.endsAt.toISOString(),
      isCancelled: fair.status === 'cancelled',
      isBusy: true,
      sequence: Math.floor(fair.updatedAt.getTime() / 1_000),
    };
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'attachment; filename="fair.ics"')
      .header('cache-control', 'public, max-age=300')
      .send(icalendar([event], { madeAt: deps.clock.now() }));
  });
}
