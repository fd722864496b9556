import type { notificationEndpoints } from '#contract/notifications.ts';
import type { Samples } from '../sample.ts';

export const notificationsSamples: Samples<typeof notificationEndpoints> = {
  'GET /api/notifications': () => ({ query: { page: 1 } }),
  'POST /api/notifications/read': ({ noticeId }) => ({ body: { ids: [noticeId] } }),
  'GET /api/notifications/settings': () => ({}),
  'PUT /api/notifications/settings': () => ({
    body: { topics: [{ topic: 'interview', sms: false }], quietFrom: '21:30', quietTo: '07:00' },
  }),
};
