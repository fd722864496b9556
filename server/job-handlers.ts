import type { Deps } from './platform/deps.ts';

/** Which job is done by which domain. */
export function registerJobs(_deps: Deps): void {}
