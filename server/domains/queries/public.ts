export { followQueries } from './follow-queries.ts';
export { sweepQueries } from './uses/store.ts';
