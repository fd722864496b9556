export { tickFairs } from './by-the-clock.ts';
export { fairCalendarPlugin } from './calendar-plugin.ts';
export { ticketsOf } from './tickets.ts';
