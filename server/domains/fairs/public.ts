export { tickFairs } from './by-the-clock.ts';
export { fairCalendarPlugin } from './calendar-plugin.ts';
export { leaveFairs, lockFairsOf as holdFairsOf } from './leave-fairs.ts';
export { returnToFairs } from './return-to-fairs.ts';
