import { shiftClock } from './shift-clock.ts';

// Loaded by `--import`, before any code reads the time: the process that started this one says how far its clock is ahead.
const setAhead = shiftClock(0);
process.on('message', (message) => {
  if (typeof message !== 'object' || message === null || !('ahead' in message)) return;
  setAhead(Number(message.ahead));
  process.send?.(message);
});
// Listening must not keep the process alive.
process.channel?.unref();
