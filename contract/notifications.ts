import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';
import { id, listOf, paging } from './fields.ts';

export const notification = z.object({
  id: z.string(),
  kind: z.string(),
  title: z.string(),
  body: z.string(),
  link: z.string(),
  createdAt: z.string(),
  readAt: z.string().nullable(),
});
export type Notification = z.output<typeof notification>;

export const notificationEndpoints = {
  'GET /api/notifications': {
    who: 'account',
    does: '我的通知',
    query: z.object(paging),
    returns: listOf(notification).extend({ unread: z.number() }),
  },
  'POST /api/notifications/read': {
    who: 'account',
    does: '标为已读；不给编号即全部',
    body: z.strictObject({ ids: z.array(id('通知编号')).max(100).optional().meta({ title: '通知编号' }) }),
  },
} as const satisfies EndpointTable;
