import type { broadcastEndpoints } from '#contract/notifications/broadcasts.ts';
import type { noticeContactEndpoints } from '#contract/notifications/notice-contacts.ts';
import type { notificationEndpoints } from '#contract/notifications/notifications.ts';
import { nextPhone } from '../../tenants.ts';
import type { Samples } from '../sample.ts';

type Table = typeof notificationEndpoints & typeof noticeContactEndpoints & typeof broadcastEndpoints;

export const notificationsSamples: Samples<Table> = {
  'GET /api/admin/broadcasts': () => ({}),
  'GET /api/admin/broadcastAudience': () => ({ query: { audience: 'schools', cityCode: '330100' } }),
  'POST /api/admin/broadcasts': () => ({
    body: {
      audience: 'seekers',
      title: '春季招聘会开始报名',
      body: '2027 年春季教师招聘会开始报名，名额有限。',
      link: '/recruitment',
      total: 100_000,
    },
  }),
  'PUT /api/admin/broadcasts/:id/stop': ({ broadcastId: id }) => ({ params: { id } }),
  'GET /api/notifications': () => ({ query: { page: 1 } }),
  'POST /api/notifications/read': ({ noticeId }) => ({ body: { ids: [noticeId] } }),
  'GET /api/notifications/settings': () => ({}),
  'GET /api/account/contacts': () => ({}),
  'POST /api/account/email/code': () => ({ body: { email: `${nextPhone()}@school.example` } }),
  'PUT /api/account/email': () => ({ body: { email: 'lin@school.example', code: '000000' } }),
  'DELETE /api/account/email': () => ({}),
  'POST /api/account/wechatNotices': () => ({}),
  'DELETE /api/account/wechatNotices': () => ({}),
  'PUT /api/notifications/settings': () => ({
    body: { topics: [{ topic: 'interview', sms: false }], quietFrom: '21:30', quietTo: '07:00' },
  }),
};
