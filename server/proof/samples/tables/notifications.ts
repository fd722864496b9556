import type { noticeContactEndpoints } from '#contract/notifications/notice-contacts.ts';
import type { notificationEndpoints } from '#contract/notifications/notifications.ts';
import { nextPhone } from '../../tenants.ts';
import type { Samples } from '../sample.ts';

export const notificationsSamples: Samples<typeof notificationEndpoints & typeof noticeContactEndpoints> = {
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
