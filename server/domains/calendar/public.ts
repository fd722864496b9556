export { seekerCalendarPlugin } from './calendar-plugin.ts';
