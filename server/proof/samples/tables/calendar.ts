import type { calendarEndpoints } from '#contract/calendar/calendar.ts';
import type { Samples } from '../sample.ts';

export const calendarSamples: Samples<typeof calendarEndpoints> = {
  'GET /api/calendar': () => ({}),
  'GET /api/calendar/feed': () => ({}),
  'POST /api/calendar/feed': () => ({}),
  'DELETE /api/calendar/feed': () => ({}),
  'GET /api/calendar/interviews/:id': ({ deliveryId }) => ({ params: { id: deliveryId } }),
  'GET /api/company/interviewCalendar': () => ({ query: { from: '2026-11-24', days: 7 } }),
};
