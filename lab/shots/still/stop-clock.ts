import { stopClock } from './clock.ts';

// Loaded by `--import`, before any code reads the time.
stopClock();
