export { followQueries } from './follow-queries.ts';
export { usesOfQueries } from './uses/list-queries.ts';
export { sweepQueries } from './uses/store.ts';
