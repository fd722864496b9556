export { seekerCalendarPlugin } from './calendar-plugin.ts';
export { calendarFile } from './ics.ts';
export { siteOrigin } from './site-origin.ts';
