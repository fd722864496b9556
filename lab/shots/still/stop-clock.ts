import { stopClock } from './clock.ts';

// Loaded by `--import`, before anything has looked at the time.
stopClock();
